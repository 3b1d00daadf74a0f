import Foundation
import HeadlessViews

/// Calls closures with each frame of the simulator's screen, while its view is in a window.
///
/// Frames pass with the simulator's clock, as those of a ``DisplayLink``: use `advance(by:)`.
///
/// Without ``requiresContinuousUpdates``, UIKit calls only with the frames that something else causes;
/// here, with none.
///
/// Counterpart: `UIUpdateLink`.
///
/// Coverage: simulated. Kept without effect: `preferredFrameRateRange`,
/// `wantsImmediatePresentation`, `wantsLowLatencyEventDispatch`.
@preconcurrency @MainActor
open class UpdateLink: NSObject {
  /// A closure that is called with each frame.
  public typealias Handler = (UpdateLink, UpdateInfo) -> Void

  /// Whether the closures are called; `false` at first.
  open var isEnabled = false { didSet { run() } }
  /// Whether each frame of the screen counts, also without other changes.
  open var requiresContinuousUpdates = false { didSet { run() } }
  /// Whether events are sent as late as possible. Kept without effect.
  open var wantsLowLatencyEventDispatch = false
  /// Whether frames are shown as early as possible. Kept without effect.
  open var wantsImmediatePresentation = false
  /// The range of frames per second. Kept without effect.
  open var preferredFrameRateRange = FrameRateRange.default
  /// The times of the present frame, while the closures run.
  open private(set) var currentUpdateInfo: UpdateInfo?
  private let isShown: () -> Bool
  private var handlers: [Handler] = []
  private var link: DisplayLink?

  /// Creates a link that runs while a view is in a window.
  public init(view: View) {
    isShown = { [weak view] in view?.window != nil }
    super.init()
  }

  /// Creates a link that runs with a scene's frames.
  public init(windowScene: WindowScene) {
    isShown = { [weak windowScene] in windowScene != nil }
    super.init()
  }

  /// Creates a link that runs while a view is in a window, and calls a closure.
  public convenience init(view: View, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link that runs with a scene's frames, and calls a closure.
  public convenience init(windowScene: WindowScene, actionHandler handler: @escaping Handler) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  deinit { MainActor.assumeIsolated { link?.invalidate() } }

  /// Adds a closure, which is called after the others.
  open func addAction(handler: @escaping Handler) { handlers.append(handler) }

  private func run() {
    let runs = isEnabled && requiresContinuousUpdates
    guard runs != (link != nil) else { return }
    link?.invalidate()
    link = runs ? DisplayLink { [weak self] link in self?.update(link) } : nil
    link?.add(to: .main, forMode: .common)
  }

  private func update(_ link: DisplayLink) {
    guard isShown() else { return }
    let info = UpdateInfo(modelTime: link.timestamp, duration: link.duration)
    currentUpdateInfo = info
    for handler in handlers { handler(self, info) }
    currentUpdateInfo = nil
  }
}

/// The times of a frame.
///
/// Counterpart: `UIUpdateInfo`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class UpdateInfo: NSObject {
  /// The time to which animations are drawn, in seconds.
  open private(set) var modelTime: TimeInterval
  /// The time at which the changes must be made, in seconds.
  open private(set) var completionDeadlineTime: TimeInterval
  /// The time at which the frame will be shown, in seconds.
  open private(set) var estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown as early as possible: never, here.
  open var isImmediatePresentationExpected: Bool { false }

  init(modelTime: TimeInterval, duration: TimeInterval) {
    self.modelTime = modelTime
    completionDeadlineTime = modelTime + duration
    estimatedPresentationTime = modelTime + 2 * duration
    super.init()
  }
}
