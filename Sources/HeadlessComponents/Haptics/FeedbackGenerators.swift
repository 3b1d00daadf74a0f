import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews
import struct HeadlessViews.Selector

/// A haptic feedback.
public enum Feedback: Hashable, Sendable {
  /// An impact, with an intensity from 0 to 1.
  case impact(ImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A selection change.
  case selection
  /// A notification of success, warning or failure.
  case notification(NotificationFeedbackGenerator.FeedbackType)
}

private final class FeedbackState {
  var occurred: [Feedback] = []
}

extension Simulator {
  /// The haptic feedback so far, oldest first.
  public var feedback: [Feedback] {
    get { keptStates.known(FeedbackState.self)?.occurred ?? [] }
    set { kept { FeedbackState() }.occurred = newValue }
  }
}

/// A generator of haptic feedback on the current simulator, which records it in
/// ``Simulator/feedback``.
///
/// Counterpart: `UIFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  ///
  /// - Parameter view: The view. Ignored.
  public convenience init(view: View) {
    self.init()
  }

  /// Prepares the device for feedback. No effect here.
  open func prepare() {}

  func occur(_ feedback: Feedback) { Simulator.current.feedback.append(feedback) }
}

/// A generator of impact feedback.
///
/// Counterpart: `UIImpactFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The style of an impact. Counterpart: `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of medium impacts.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator.
  ///
  /// - Parameter style: The style of the impacts.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for a view.
  ///
  /// - Parameters:
  ///   - style: The style of the impacts.
  ///   - view: The view. Ignored.
  public convenience init(style: FeedbackStyle, view: View) {
    self.init(style: style)
  }

  /// Generates an impact.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Generates an impact.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { occur(.impact(style, intensity: intensity)) }
}

/// A generator of feedback for selection changes.
///
/// Counterpart: `UISelectionFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Generates the feedback for a selection change.
  open func selectionChanged() { occur(.selection) }
}

/// A generator of feedback for success, warning and failure.
///
/// Counterpart: `UINotificationFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The type of a notification. Counterpart: `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Generates the feedback for a notification.
  ///
  /// - Parameter notificationType: The type.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur(.notification(notificationType))
  }
}

extension ImpactFeedbackGenerator {
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
