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
