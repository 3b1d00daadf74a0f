import Foundation
import ListCore

/// One device: a screen, a system, a clock, a console, windows.
///
/// A view shown on a simulator has a real frame and real content on screen, and nothing happens by
/// itself: animations end, completions fire and layout runs when the test says so.
///
/// ```swift
/// let simulator = Simulator(profile: .iOS17)
/// simulator.show(table)
/// table.deleteRows(at: [first], with: .fade)
/// simulator.settle()  // the animation is over, the completion has run
/// ```
///
/// Simulators do not see each other, so that tests stay independent under parallel runs. Code under
/// test never mentions a simulator: it runs on ``current``.
///
/// A simulator owns its visible windows and the work that waits for its time; releasing the
/// simulator releases both.
@preconcurrency @MainActor
public final class Simulator {
  /// The size of the screen, in points.
  public internal(set) var screenSize: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The release of the system.
  nonisolated public let profile: SystemProfile
  /// The time.
  public internal(set) var clock = VirtualClock()
  /// What views have said.
  public var console = Console()

  /// The part of the screen that bars and the housing cover, in points from each edge.
  ///
  /// None by default. A window hands it down to its views.
  public var safeAreaInsets = EdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      for window in windows { window.noticeSafeArea() }
    }
  }

  /// What views are told about their surroundings.
  public var traitCollection: TraitCollection {
    didSet {
      guard traitCollection != oldValue else { return }
      traitsDidChange(from: oldValue)
    }
  }

  /// Whether views of this simulator animate unless they are told otherwise.
  public var areAnimationsEnabled = true

  /// Whether lists ask for cells before they show, once they were scrolled.
  ///
  /// Off by default, so that cells are asked for exactly when they come into sight
  /// (behaviour 4.17).
  public var prefetchesCells = false

  /// The visible windows, in the order in which they were made visible.
  public internal(set) var windows: [Window] = []
  /// The window that gets events that are not touches.
  public internal(set) weak var keyWindow: Window?

  var queue = WorkQueue()
  /// What follows the layout of the windows: views have appeared, transitions begin.
  var followsLayout: [@MainActor () -> Void] = []
  /// What is called with each line that is written on the console.
  package var lineObserver: (@MainActor (ConsoleLine) -> Void)?
  /// Where the moments are told that suit a look at lists.
  var momentPort = MomentPort()
  package var keptStates = KeptStates()
  #if !canImport(ObjectiveC)
    /// What objects asked to be told later.
    var performRequests = PerformRequests()
  #endif

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - screenSize: The size of the screen, in points.
  ///   - scale: The number of pixels in a point.
  ///   - profile: The release of the system.
  public init(
    screenSize: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    profile: SystemProfile = defaultProfile
  ) {
    self.screenSize = screenSize
    self.scale = scale
    self.profile = profile
    self.traitCollection = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .light,
      displayScale: scale, userInterfaceIdiom: .phone)
  }

  /// The release of a simulator that was not told another one.
  nonisolated public static let defaultProfile = SystemProfile.iOS18

  /// The screen, in its own coordinates.
  public var screenBounds: CGRect { CGRect(origin: .zero, size: screenSize) }
}
