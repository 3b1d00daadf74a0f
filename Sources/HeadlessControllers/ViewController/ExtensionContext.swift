import Foundation

#if os(Linux)
  /// The request of another app that an app extension answers.
  ///
  /// No app hosts an extension here, so an answer reaches nobody. A test returns a subclass that records
  /// the answers from its controller's ``ViewController/extensionContext``.
  ///
  /// Counterpart: `NSExtensionContext`. On macOS this is Foundation's class.
  ///
  /// Coverage: simulated.
  open class ExtensionContext: NSObject, @unchecked Sendable {
    // Unchecked: a subclass protects its own data, as in Foundation.
    /// The items that the other app sent: none.
    open var inputItems: [Any] { [] }

    /// Answers the request.
    ///
    /// - Parameters:
    ///   - items: The answer.
    ///   - completionHandler: Called at once, with `false`: the extension goes on running.
    open func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// Refuses the request.
    open func cancelRequest(withError error: any Error) {}

    /// Opens a URL in the app that contains the extension.
    ///
    /// - Parameters:
    ///   - URL: The URL.
    ///   - completionHandler: Called at once, with `false`: no app opens it.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(false)
    }
  }
#else
  /// The request of another app that an app extension answers.
  public typealias ExtensionContext = NSExtensionContext
#endif
