/// An object that is not kept alive.
///
/// A closure that captures one by `[weak]` checks for exclusive access whenever it looks, since that is a
/// variable; this is a constant.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
