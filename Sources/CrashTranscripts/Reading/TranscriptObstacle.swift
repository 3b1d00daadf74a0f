import ListCore

/// Why a message that was recognised holds nothing to replay.
public enum TranscriptObstacle: Error, Hashable, Sendable {
  /// The message ends before its numbers do.
  case cutShort
  /// Somebody put letters in the place of the numbers.
  case numbersReplaced
  /// What the message is about does not exist in HeadlessKit.
  case notSimulated(NotSimulated)

  /// What a message may be about that HeadlessKit leaves out.
  public enum NotSimulated: String, Hashable, Sendable {
    /// AppKit's lists.
    case appKit
    /// Nib files.
    case nibs
    /// Placeholders of drag and drop.
    case dropPlaceholders
    /// The course of animations.
    case animations
    /// What the system does with memory.
    case deallocation
    /// Index paths of other lengths than two where Swift's types rule them out.
    case systemInternals
  }
}

extension TranscriptObstacle: CustomStringConvertible {
  /// One sentence for the person who pasted the message.
  public var description: String {
    switch self {
    case .cutShort:
      "The message is cut before its last number; paste the whole line."
    case .numbersReplaced:
      "The numbers were replaced by letters; paste the message as the system printed it."
    case .notSimulated(let what):
      what.description
    }
  }
}

extension TranscriptObstacle.NotSimulated {
  /// The entry in the table of known differences.
  public var difference: KnownDifference {
    switch self {
    case .appKit: .appKitMessages
    case .nibs: .nibMessages
    case .dropPlaceholders: .dropPlaceholders
    case .animations: .courseOfAnimations
    case .deallocation: .deallocatedDuringUpdate
    case .systemInternals: .insideUIKit
    }
  }
}

extension TranscriptObstacle.NotSimulated: CustomStringConvertible {
  /// One sentence for the person who pasted the message, with the name of the known difference.
  public var description: String { "\(sentence) \(difference.note)." }

  private var sentence: String {
    switch self {
    case .appKit: "The message comes from AppKit, which HeadlessKit does not simulate"
    case .nibs: "The message is about a nib file; HeadlessKit has no nibs"
    case .dropPlaceholders:
      "The message is about a placeholder of drag and drop, which HeadlessKit does not simulate"
    case .animations:
      "The message is about animations under way; HeadlessKit computes no frames of them"
    case .deallocation:
      "The message is about a view that was freed too early; that depends on memory, not on calls"
    case .systemInternals:
      "The message comes from inside UIKit, where no call of a client leads directly"
    }
  }
}
