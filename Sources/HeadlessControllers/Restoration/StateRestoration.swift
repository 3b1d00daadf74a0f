import Foundation
@_spi(Hooks) import HeadlessViews

/// An object whose state is stored when the app is suspended. Kept: nothing stores it here, so a
/// test calls the methods itself.
///
/// Counterpart: `UIStateRestoring`.
///
/// Coverage: simulated. Kept without effect: `applicationFinishedRestoringState()`,
/// `decodeRestorableState(with:)`, `encodeRestorableState(with:)`.
@preconcurrency @MainActor
public protocol StateRestoring: NSObjectProtocol {
  /// Stores the object's state.
  ///
  /// - Parameter coder: The archive.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the object's state.
  ///
  /// - Parameter coder: The archive.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when the state of all objects has been read.
  func applicationFinishedRestoringState()
}

// UIKit requires none of these methods.
extension StateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that creates view controllers when the app's state is restored. Kept: nothing restores it
/// here.
///
/// Counterpart: `UIViewControllerRestoration`.
///
/// Coverage: simulated. Kept without effect:
/// `viewController(withRestorationIdentifierPath:coder:)`.
@preconcurrency @MainActor
public protocol ViewControllerRestoration {
  /// Creates a controller, or returns one that exists.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the controller's ancestors and its own.
  ///   - coder: The archive.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> ViewController?
}

extension ViewController: StateRestoring {}
