// What Foundation declares of files. Nothing here runs. How to add a member: see Foundation.swift.

// foundation/filemanager 2026-11-24
/// What is done to files.
public class FileManager: NSObject {
  // foundation/filemanager/default 2026-11-24
  /// The one of the process.
  public class var `default`: FileManager { fatalError() }

  // foundation/filemanager/fileexists(atpath:) 2026-11-24
  /// Whether there is something.
  public func fileExists(atPath path: String) -> Bool { fatalError() }

  // foundation/filemanager/contents(atpath:) 2026-11-24
  /// What is in a file.
  public func contents(atPath path: String) -> Data? { fatalError() }

  // foundation/filemanager/createdirectory(at:withintermediatedirectories:attributes:) 2026-11-24
  /// Makes a folder.
  public func createDirectory(
    at url: URL,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil,
  ) throws { fatalError() }

  // foundation/filemanager/moveitem(at:to:) 2026-11-24
  /// Gives a file another place.
  public func moveItem(at srcURL: URL, to dstURL: URL) throws { fatalError() }

  // foundation/filemanager/attributesofitem(atpath:) 2026-11-24
  /// What there is to know of a file.
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    fatalError()
  }

  // foundation/filemanager/homedirectoryforcurrentuser 2026-11-24
  /// Where the user's files are.
  @available(macOS 10.12, *)
  @available(iOS, unavailable)
  @available(macCatalyst, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public var homeDirectoryForCurrentUser: URL { fatalError() }
}

// foundation/fileattributekey 2026-11-24
/// What there is to know of a file.
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  // Foundation/NSFileManager.h of iPhoneOS27.0.sdk, from whose type Swift makes it 2026-11-24
  /// Its name.
  public var rawValue: String

  // Foundation/NSFileManager.h of iPhoneOS27.0.sdk, from whose type Swift makes it 2026-11-24
  /// The key of a name.
  public init(rawValue: String) { fatalError() }

  // foundation/fileattributekey/type 2026-11-24
  /// Of what kind it is.
  public static let type = FileAttributeKey(rawValue: "")
}

// foundation/fileattributetype 2026-11-24
/// The kinds of files.
public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  // Foundation/NSFileManager.h of iPhoneOS27.0.sdk, from whose type Swift makes it 2026-11-24
  /// Its name.
  public var rawValue: String

  // Foundation/NSFileManager.h of iPhoneOS27.0.sdk, from whose type Swift makes it 2026-11-24
  /// The kind of a name.
  public init(rawValue: String) { fatalError() }

  // foundation/fileattributetype/typeregular 2026-11-24
  /// A file with bytes in it.
  public static let typeRegular = FileAttributeType(rawValue: "")

  // foundation/fileattributetype/typedirectory 2026-11-24
  /// A folder.
  public static let typeDirectory = FileAttributeType(rawValue: "")
}

// foundation/filehandle 2026-11-24
/// An open file.
public class FileHandle: NSObject, @unchecked Sendable {
  // Foundation/NSFileHandle.h of iPhoneOS27.0.sdk 2026-11-24
  /// What the process reads.
  public class var standardInput: FileHandle { fatalError() }

  // foundation/filehandle/standardoutput 2026-11-24
  /// Where the process writes results.
  public class var standardOutput: FileHandle { fatalError() }

  // foundation/filehandle/init(filedescriptor:closeondealloc:) 2026-11-29
  /// What a descriptor reads or writes.
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { fatalError() }

  // foundation/filehandle/readtoend() 2026-11-24
  /// Reads the rest.
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func readToEnd() throws -> Data? { fatalError() }

  // foundation/filehandle/write(contentsof:) 2026-11-24
  /// Writes bytes.
  @available(macOS 10.15.4, iOS 13.4, watchOS 6.2, tvOS 13.4, *)
  public func write<T: DataProtocol>(contentsOf data: T) throws { fatalError() }

  // foundation/filehandle/readdatatoendoffile() 2026-11-24
  /// Reads the rest, in the old way.
  ///
  /// Apple's page shows it as deprecated in 27.0. Whether the compiler warns of it there is not
  /// known.
  public func readDataToEndOfFile() -> Data { fatalError() }
}
