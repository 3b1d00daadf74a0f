// What Apple's Foundation has about connections, and Foundation on Linux marks as unavailable or lets
// only be read.
import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Returns the default configuration: no transfer goes on here after the process has ended.
  ///
  /// - Parameter identifier: The name of the session. It is not kept.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// Whether a session waits for a connection. It never does here, whatever is set.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

// Apple's streams take any memory as bytes, as all functions do that are imported from C.

extension InputStream {
  /// Reads bytes into memory.
  @_disfavoredOverload
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension OutputStream {
  /// Writes the bytes of memory.
  @_disfavoredOverload
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

/// The certificates of a server, and whether they are trusted. No challenge has one here.
public final class SecTrust {
  private init() {}
}

/// The authentication of a server by its certificates. No challenge asks for it here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificates of the server: `nil`, since no challenge is about them here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential that trusts a server.
  ///
  /// - Parameter trust: The certificates of the server.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

// How costly a connection may be. There is one kind here, so what is set makes no difference.
extension URLSessionConfiguration {
  /// Which paths of the network are used at once.
  ///
  /// Counterpart: `URLSessionConfiguration.MultipathServiceType`, which Linux refuses to name.
  public enum MultipathService: Int, Sendable {
    case none
    case handover
    case interactive
    case aggregate
  }

  /// Which paths of the network are used at once. Only one is here, whatever is set.
  @_disfavoredOverload
  public var multipathServiceType: MultipathService {
    get { .none }
    set {}
  }
  /// Whether connections may be expensive. They always may here, whatever is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether connections may be used in the mode that saves data. They always may here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the app is started when a transfer in the background ends. It never is here.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// The group of apps whose folder holds transfers in the background. There is none here.
  @_disfavoredOverload
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
}

extension URLRequest {
  /// Whether the connection may be expensive. It always may here, whatever is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the connection may be used in the mode that saves data. It always may here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the server is assumed to know HTTP/3. It never is here.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// Why a network is not used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular
    case expensive
    case constrained
  }

  /// Why the network was not used: `nil`, since nothing forbids it here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLSession {
  /// The tasks of the session that have not ended.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { done in getAllTasks { done.resume(returning: $0) } }
    }
  }
}
