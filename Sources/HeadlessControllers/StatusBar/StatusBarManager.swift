import Foundation
@_spi(Hooks) import HeadlessViews

/// The frame and the appearance of the status bar.
///
/// Counterpart: `UIStatusBarManager`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StatusBarManager: NSObject {
  private weak var simulator: Simulator?

  init(on simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  /// The frame of the status bar, as tall as the top of the safe area.
  open var statusBarFrame: CGRect {
    guard let simulator, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: simulator.screenSize.width, height: simulator.safeAreaInsets.top)
  }
  /// Whether the frontmost controller hides the status bar.
  open var isStatusBarHidden: Bool { front?.prefersStatusBarHidden ?? false }
  /// The style that the frontmost controller prefers.
  open var statusBarStyle: StatusBarStyle { front?.preferredStatusBarStyle ?? .default }

  private var front: ViewController? {
    var controller = simulator?.keyWindow?.rootViewController
    while let top = controller?.presentedViewController { controller = top }
    return controller
  }
}

/// The style of the status bar.
///
/// Counterpart: `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

extension WindowScene {
  /// The status bar of the scene.
  public var statusBarManager: StatusBarManager? { simulator.statusBarManager }
}

extension Simulator {
  /// The status bar of the scene.
  var statusBarManager: StatusBarManager {
    kept { StatusBarManager(on: self) }
  }
}
