import Foundation
import ListCore

/// A simulated device: a screen, a system, a clock, a console and windows.
///
/// A view shown on a simulator has a real frame and real content on screen, and time is under the
/// test's control: animations end, completions fire and layout runs when the test says so.
///
/// ```swift
/// let simulator = Simulator(profile: .iOS17)
/// simulator.show(table)
/// table.deleteRows(at: [first], with: .fade)
/// simulator.settle()  // the animation is over, the completion has run
/// ```
///
/// Simulators are isolated from each other, so tests stay independent when they run in parallel.
/// Code under test never mentions a simulator: it runs on ``current``.
///
/// A simulator owns its scheduled work and the windows that it shows; releasing the simulator
/// releases both.
@preconcurrency @MainActor
public final class Simulator {
  /// The size of the screen, in points.
  public package(set) var screenSize: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The number of steps in a point to which the widths and heights of labels are rounded up: the pixels of
  /// the screen, unless a document was drawn on another one. (behaviour 23.3)
  package var textScale: CGSize
  /// The simulated system release.
  nonisolated public let profile: SystemProfile
  /// The virtual clock.
  public package(set) var clock = VirtualClock()
  /// The warnings that views logged.
  public var console = Console()

  /// The insets of the screen's safe area, which bars and the device housing do not cover, in
  /// points.
  ///
  /// Zero by default. Windows pass them on to their views.
  @exclusivity(unchecked) public var safeAreaInsets = EdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      for window in windows { window.noticeSafeArea() }
    }
  }

  /// The traits of the device.
  @exclusivity(unchecked) public var traitCollection: TraitCollection {
    didSet {
      guard traitCollection != oldValue else { return }
      traitsDidChange(from: oldValue)
    }
  }

  /// Whether views on this simulator animate by default.
  public var areAnimationsEnabled = true

  /// Whether lists prefetch cells once they were scrolled.
  ///
  /// `false` by default, so that cells are requested exactly when they come into view (behaviour
  /// 4.17).
  public var prefetchesCells = false

  /// The visible windows, in the order in which they became visible.
  ///
  /// As in UIKit, a window belongs to its creator: one that nobody owns any more is gone after the
  /// turn of the main queue. The simulator owns those that ``show(_:frame:)`` creates.
  public var windows: [Window] { screenWindows.all }
  var screenWindows = ScreenWindows()
  /// The window that receives events other than touches.
  public internal(set) weak var keyWindow: Window?

  /// The simulator of the innermost `run(_:)`, which cannot be suspended.
  static var running: Simulator?
  /// The simulators in use.
  static var recent = RecentSimulators()
  /// Whether this is ``main``.
  let isMain: Bool
  /// The reference that tasks and blocks inherit.
  package private(set) lazy var reference = SimulatorReference(self)

  var queue = WorkQueue()
  /// Work to run after the layout of the windows: appearance callbacks and the starts of
  /// transitions.
  package var followsLayout: [@MainActor () -> Void] = [] {
    didSet { if !followsLayout.isEmpty { requestTurn() } }
  }
  /// The objects that live at least until the next turn, whoever else owns them.
  var autoreleased: [AnyObject] = []
  /// Whether a turn of the run loop has been asked for.
  var awaitsTurn = false
  /// Whether a test of Swift Testing created the simulator.
  private(set) var isOfSwiftTest = false
  /// The time that a test has waited since it used the simulator, and the number of turns it has
  /// taken by itself in the meantime.
  var (idleTime, turnsInARow) = (Duration.zero, 0)
  /// The number of the simulator's own calls that wait.
  var waitingCalls = 0
  /// Whether the clock no longer moves by itself, until a test uses the simulator again.
  var isAbandoned = false
  /// Whether the clock moves while a test waits.
  var isFollowed = false
  /// Whether the clock moves while the run loop of a thread runs, and the time when it last did.
  var (followsRunLoop, latestInRunLoop) = (false, ContinuousClock.now)
  /// Called with each line that is logged on the console.
  package var lineObserver: (@MainActor (ConsoleLine) -> Void)?
  /// The observers of the moments at which the simulator's lists may be inspected.
  var momentObservers = MomentObservers()
  package var keptStates = KeptStates()
  /// The source location of the simulator's creation; `nil` for ``main``.
  private(set) var origin: (file: StaticString, line: UInt)?
  /// Whether a view or controller has overridden traits on this simulator.
  var notedTraitOverrides = false
  /// The delayed `perform` requests of objects.
  var performRequests = PerformRequests()

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - screenSize: The size of the screen, in points.
  ///   - scale: The number of pixels in a point.
  ///   - profile: The simulated system release.
  ///   - file: The file of the test, which a crash outside a capture names.
  ///   - line: The line of the test.
  public convenience init(
    screenSize: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    profile: SystemProfile = defaultProfile, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(screenSize: screenSize, scale: scale, profile: profile, isMain: false)
    origin = (file, line)
    isOfSwiftTest = RecentSimulators.isInSwiftTest
    CrashWitness.account = Self.whereabouts
    noteUse()
  }

  init(screenSize: CGSize, scale: CGFloat, profile: SystemProfile, isMain: Bool) {
    self.isMain = isMain
    self.screenSize = screenSize
    self.scale = scale
    textScale = CGSize(width: scale, height: scale)
    self.profile = profile
    self.traitCollection = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .light,
      displayScale: scale, userInterfaceIdiom: .phone)
  }

  /// The system release that a simulator uses by default.
  nonisolated public static let defaultProfile = SystemProfile.newest

  /// The screen, in its own coordinates.
  public var screenBounds: CGRect { CGRect(origin: .zero, size: screenSize) }
}
