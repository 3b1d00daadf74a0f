import Foundation

/// What happens to a controller in its container.
enum Containment: Equatable {
  case none, coming, going
}

/// How a controller's view covers the one that presents it.
///
/// UIKit's counterpart is `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// All of the screen; the view below leaves the window.
  case fullScreen = 0
  /// A sheet. The view below stays.
  case pageSheet = 1
  /// A sheet in the middle, on a phone the same as a page sheet.
  case formSheet = 2
  /// The view that defines the context; it leaves the window.
  case currentContext = 3
  /// As a subclass of a presentation controller would have it; all of the screen here.
  case custom = 4
  /// All of the screen; the view below stays.
  case overFullScreen = 5
  /// The view that defines the context, which stays.
  case overCurrentContext = 6
  /// A popover, on a phone a sheet.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// How a presented view comes and goes.
///
/// UIKit's counterpart is `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a status bar comes and goes.
///
/// UIKit's counterpart is `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}

/// How a status bar looks.
///
/// UIKit's counterpart is `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
