// What apps ask the kernel of Apple's systems: the model of the device and the time since it started.
import Foundation
import HeadlessViews

/// Reads a value of the kernel by its name.
///
/// Known here are `hw.machine` and `hw.model`, the kind of the machine that runs the test; all others fail, as
/// an unknown name does.
///
/// - Returns: 0, or -1 with `errno` set to `ENOENT`, or to `ENOMEM` if the buffer is too small.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, ["hw.machine", "hw.model"].contains(String(cString: name)), newp == nil else {
    errno = ENOENT
    return -1
  }
  var system = utsname()
  uname(&system)
  return withUnsafeBytes(of: &system.machine) { bytes in
    let length = (bytes.firstIndex(of: 0) ?? bytes.count - 1) + 1
    if let oldp {
      guard let oldlenp, oldlenp.pointee >= length else {
        errno = ENOMEM
        return -1
      }
      UnsafeMutableRawBufferPointer(start: oldp, count: length).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[..<length]))
    }
    oldlenp?.pointee = length
    return 0
  }
}

/// The length of a unit of ``mach_absolute_time()``, as a fraction of a nanosecond.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Tells the length of a unit of time: a nanosecond.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Returns the nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
