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
