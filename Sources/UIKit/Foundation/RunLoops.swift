#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// A run loop, as Core Foundation's object.
  public typealias CFRunLoop = RunLoop

  /// Returns the run loop of the current thread.
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
  /// Returns the run loop of the main thread.
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }
  /// Lets a run loop that waits begin a turn.
  ///
  /// Counterpart: Core Foundation's function of the same name.
  public func CFRunLoopWakeUp(_ rl: CFRunLoop?) { rl?.perform {} }

  extension NSNumber: @retroactive CVarArg {
    /// The number as an argument of a format, which writes it as an object: `%@`.
    public var _cVarArgEncoding: [Int] { [unsafeBitCast(self as AnyObject, to: Int.self)] }
  }

  extension URLCache {
    /// Creates a cache of responses.
    ///
    /// - Parameters:
    ///   - memoryCapacity: The bytes in memory.
    ///   - diskCapacity: The bytes on disk.
    ///   - directory: The folder of the cache.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(
        memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }

#endif
