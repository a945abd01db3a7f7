// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Observation

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationStack<Data, Root: View>: Primitive {
  private let path: Binding<Data>
  private let root: Root
  private let read: @MainActor (Data) -> [AnyHashable]
  private let write: @MainActor ([AnyHashable]) -> Data
  private let append: @MainActor (Data, Int, AnyHashable) -> Data?

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = path
    self.root = root()
    read = { $0.map { AnyHashable($0) } }
    write = { elements in Data(elements.compactMap { $0.base as? Data.Element }) }
    append = { data, count, value in
      (value.base as? Data.Element).map { Data(data.prefix(count)) + [$0] }
    }
  }

  public func _node(_ place: _Place) -> _Node {
    let destinations = Destinations()
    let inner = place.inside("stack").with(destinations)
    let root = root._node(inner.inside("root"))
    let display = place.display
    let path = withObservationTracking {
      self.read(self.path.wrappedValue)
    } onChange: { [weak display] in
      MainActor.assumeIsolated { _ = display?.pathsDue.insert(place.key) }
    }
    let (binding, read, write, append) = (self.path, read, write, append)
    let spec = StackSpec(path: path, root: root) { elements in
      // What is written may be longer than what is there now, or not be there any more (S7).
      binding.wrappedValue = write(elements)
    } read: {
      read(binding.wrappedValue)
    } append: { value, count, times in
      guard let longer = append(binding.wrappedValue, count, value) else { return false }
      for _ in 0..<times { binding.wrappedValue = longer }
      return true
    } make: { element in
      destinations.make?(element, inner.inside(element).anew())
    }
    spec.isReadAgain = display.pathsDue.remove(place.key) != nil || !place.isFromBefore
    for element in path { spec.build(element, inner.display) }
    for element in inner.display.leavingElements(place.key) where !path.contains(element) {
      spec.build(element, inner.display)
    }
    return _Node(.stack(spec), place, [root])
  }
}

extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified("destination") { place, node in
      place.destinations?.make = { element, place in
        (element.base as? D).map { destination($0)._node(place) }
      }
      return node
    }
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public func _node(_ place: _Place) -> _Node {
    let selection = selection
    let items = content._node(place.inside("tabs")).tabs
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    if let selected, !items.contains(where: { $0.tag == selected }) {
      Display.crash("\(selected) is selected, and the tabs are \(items.map(\.title))")
    }
    let spec = TabsSpec(selected: selected, items: items) {
      if let tag = $0.base as? SelectionValue { selection?.wrappedValue = tag }
    }
    return _Node(.tabs(spec), place, items.map(\.node))
  }
}

extension View {
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("sheet", item, onDismiss, content, isCover: false)
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("cover", item, onDismiss, content, isCover: true)
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ part: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content, isCover: Bool
  ) -> some View {
    modified(part) { place, node in
      let value = item.wrappedValue
      let id = value.map { AnyHashable($0.id) }
      let inner = place.inside("presented").inside(id).anew()
      let spec = SheetSpec(
        id: id, content: value.map { content($0)._node(inner) }, isCover: isCover,
        write: { item.wrappedValue = nil }, onDismiss: { onDismiss?() })
      return _Node(.sheet(spec), place, [node])
    }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let actions = data.map(actions)
    let title = String(title)
    return modified("alert") { place, node in
      let buttons = actions?._node(place.inside("actions"))
      let spec = AlertSpec(
        isShown: isPresented.wrappedValue && buttons != nil, title: title,
        buttons: buttons?.buttons ?? [], write: { isPresented.wrappedValue = false })
      return _Node(.alert(spec), place, [node])
    }
  }
}

/// Only declared: what the pages say of it is no more than that a stack fits in.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  private let sidebar: Sidebar
  private let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public func _node(_ place: _Place) -> _Node {
    _Node(
      .group, place,
      [sidebar._node(place.inside("sidebar")), detail._node(place.inside("detail"))])
  }
}
