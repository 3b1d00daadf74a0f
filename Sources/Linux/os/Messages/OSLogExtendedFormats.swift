import Foundation

// The C library's types, whatever that library is called. Cases below have their names.
private typealias TimeWithMicroseconds = timeval
private typealias TimeWithNanoseconds = timespec

/// How a truth value is shown.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer

  var meaning: Meaning {
    switch self {
    case .truth: .truth
    case .answer: .answer
    }
  }
}

/// What an integer stands for.
public enum OSLogIntExtendedFormat: Sendable {
  /// Bits a second, in powers of 1,000.
  case bitrate
  /// Bits a second, in powers of 1,024.
  case bitrateIEC
  /// Bytes, in powers of 1,000.
  case byteCount
  /// Bytes, in powers of 1,024.
  case byteCountIEC
  /// Seconds since 1970, as a date.
  case secondsSince1970

  var meaning: Meaning {
    switch self {
    case .bitrate: .bitrate
    case .bitrateIEC: .bitrateIEC
    case .byteCount: .byteCount
    case .byteCountIEC: .byteCountIEC
    case .secondsSince1970: .time
    }
  }
}

/// What an integer of 32 bits stands for.
public enum OSLogInt32ExtendedFormat: Sendable {
  /// Bits a second, in powers of 1,000.
  case bitrate
  /// Bits a second, in powers of 1,024.
  case bitrateIEC
  /// Bytes, in powers of 1,000.
  case byteCount
  /// Bytes, in powers of 1,024.
  case byteCountIEC
  /// Seconds since 1970, as a date.
  case secondsSince1970
  /// The number of a system error.
  case darwinErrno
  /// The permissions of a file.
  case darwinMode
  /// The number of a signal.
  case darwinSignal
  /// An address of the internet protocol, version 4.
  case ipv4Address
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer

  var meaning: Meaning {
    switch self {
    case .bitrate: .bitrate
    case .bitrateIEC: .bitrateIEC
    case .byteCount: .byteCount
    case .byteCountIEC: .byteCountIEC
    case .secondsSince1970: .time
    case .darwinErrno: .systemError
    case .darwinMode: .mode
    case .darwinSignal: .signal
    case .ipv4Address: .address
    case .truth: .truth
    case .answer: .answer
    }
  }
}

/// What is stored at an address.
public enum OSLogPointerFormat: Sendable {
  /// An address of the internet protocol, version 6.
  case ipv6Address
  /// Seconds and microseconds since 1970.
  case timeval
  /// Seconds and nanoseconds since 1970.
  case timespec
  /// A universally unique identifier.
  case uuid
  /// The address of a socket.
  case sockaddr
  /// Nothing in particular.
  case none

  /// Returns what is stored at an address, or the address.
  func text(at pointer: UnsafeRawPointer) -> String {
    let count =
      switch self {
      case .ipv6Address: MemoryLayout<in6_addr>.size
      case .timeval: MemoryLayout<TimeWithMicroseconds>.size
      case .timespec: MemoryLayout<TimeWithNanoseconds>.size
      case .uuid: MemoryLayout<uuid_t>.size
      case .sockaddr:
        pointer.loadUnaligned(as: sa_family_t.self) == AF_INET6
          ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
      case .none: 0
      }
    guard count > 0 else { return Conversion.address(UInt(bitPattern: pointer)) }
    return text(of: UnsafeRawBufferPointer(start: pointer, count: count))
  }

  /// Returns what bytes stand for.
  func text(of bytes: UnsafeRawBufferPointer) -> String {
    let decoded: String? =
      switch self {
      case .ipv6Address: StoredValue.address(in: bytes, AF_INET6, MemoryLayout<in6_addr>.size)
      case .timeval: StoredValue.time(in: bytes)
      case .timespec: StoredValue.preciseTime(in: bytes)
      case .uuid: StoredValue.identifier(in: bytes)
      case .sockaddr: StoredValue.socketAddress(in: bytes)
      case .none: nil
      }
    return decoded ?? StoredValue.hexadecimal(bytes)
  }
}
