import Foundation
@_spi(Hooks) import HeadlessViews

/// The change to a controller's container that is in progress.
enum Containment: Equatable {
  case none, coming, going
}

/// The presentation style of a controller.
///
/// Counterpart: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the whole screen; the view below leaves the window.
  case fullScreen = 0
  /// A sheet. The view below stays in the window.
  case pageSheet = 1
  /// A centred sheet; on a phone the same as a page sheet.
  case formSheet = 2
  /// Covers the view that defines the context, which leaves the window.
  case currentContext = 3
  /// Determined by a custom presentation controller; covers the whole screen otherwise.
  case custom = 4
  /// Covers the whole screen; the view below stays in the window.
  case overFullScreen = 5
  /// Covers the view that defines the context, which stays in the window.
  case overCurrentContext = 6
  /// A popover; on a phone a sheet.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system's default: a page sheet.
  case automatic = -2
}

/// The transition style of a presented view.
///
/// Counterpart: `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The animation with which the status bar is shown and hidden.
///
/// Counterpart: `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}

/// An action below a preview.
///
/// Counterpart: `UIPreviewActionItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol PreviewActionItem: NSObjectProtocol {
  /// The title of the action.
  var title: String { get }
}

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
