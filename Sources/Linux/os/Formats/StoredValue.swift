import Foundation

/// Texts of what bytes stand for; `nil` if there are too few.
enum StoredValue {
  /// Returns the bytes in base 16.
  static func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Returns a universally unique identifier.
  static func identifier(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= MemoryLayout<uuid_t>.size else { return nil }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)).uuidString
  }

  /// Returns the local date and time of seconds since 1970.
  static func time(seconds: Int) -> String {
    var seconds = seconds
    var parts = tm()
    localtime_r(&seconds, &parts)
    return String(
      format: "%04d-%02d-%02d %02d:%02d:%02d", parts.tm_year + 1900, parts.tm_mon + 1,
      parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec)
  }

  /// Returns the local date and time of a `timeval`, with microseconds.
  static func time(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= MemoryLayout<timeval>.size else { return nil }
    let value = bytes.loadUnaligned(as: timeval.self)
    return time(seconds: value.tv_sec) + String(format: ".%06ld", value.tv_usec)
  }

  /// Returns the local date and time of a `timespec`, with nanoseconds.
  static func preciseTime(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= MemoryLayout<timespec>.size else { return nil }
    let value = bytes.loadUnaligned(as: timespec.self)
    return time(seconds: value.tv_sec) + String(format: ".%09ld", value.tv_nsec)
  }

  /// Returns an address of the internet protocol.
  static func address(
    in bytes: UnsafeRawBufferPointer, _ family: Int32, _ size: Int
  ) -> String? {
    guard bytes.count >= size else { return nil }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(family, bytes.baseAddress, &text, socklen_t(text.count)) != nil else {
      return nil
    }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// Returns the address of a socket, without its port.
  static func socketAddress(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= MemoryLayout<sa_family_t>.size else { return nil }
    switch Int32(bytes.loadUnaligned(as: sa_family_t.self)) {
    case AF_INET:
      return address(
        in: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(4)), AF_INET,
        MemoryLayout<in_addr>.size)
    case AF_INET6:
      return address(
        in: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(8)), AF_INET6,
        MemoryLayout<in6_addr>.size)
    default: return nil
    }
  }
}
