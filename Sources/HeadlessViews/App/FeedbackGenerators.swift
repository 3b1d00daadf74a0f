import Foundation

/// Something that a finger would have felt.
public enum Feedback: Hashable, Sendable {
  /// A knock, of a strength from 0 to 1.
  case impact(ImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// A tick.
  case selection
  /// A pattern that tells how something went.
  case notification(NotificationFeedbackGenerator.FeedbackType)
}

private final class FeedbackState {
  var occurred: [Feedback] = []
}

extension Simulator {
  /// What a finger would have felt so far, oldest first.
  public var feedback: [Feedback] {
    get { keptStates.known(FeedbackState.self)?.occurred ?? [] }
    set { kept { FeedbackState() }.occurred = newValue }
  }
}

/// Makes the device knock, on the current simulator: ``Simulator/feedback`` says what it did.
///
/// Counterpart: `UIFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
  /// Creates one.
  public override init() {
    super.init()
  }

  /// Creates one for a view.
  ///
  /// - Parameter view: The view. It is not looked at.
  public convenience init(view: View) {
    self.init()
  }

  /// Gets the device ready, which takes nothing here.
  open func prepare() {}

  func occur(_ feedback: Feedback) { Simulator.current.feedback.append(feedback) }
}

/// Makes the device knock.
///
/// Counterpart: `UIImpactFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// How it feels. Counterpart: `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates one that feels of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates one.
  ///
  /// - Parameter style: How it feels.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates one for a view.
  ///
  /// - Parameters:
  ///   - style: How it feels.
  ///   - view: The view. It is not looked at.
  public convenience init(style: FeedbackStyle, view: View) {
    self.init(style: style)
  }

  /// Knocks.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Knocks.
  ///
  /// - Parameter intensity: How strongly, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { occur(.impact(style, intensity: intensity)) }
}

/// Makes the device tick when a choice changes.
///
/// Counterpart: `UISelectionFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Ticks.
  open func selectionChanged() { occur(.selection) }
}

/// Makes the device tell how something went.
///
/// Counterpart: `UINotificationFeedbackGenerator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// How something went. Counterpart: `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Tells.
  ///
  /// - Parameter notificationType: How it went.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur(.notification(notificationType))
  }
}
