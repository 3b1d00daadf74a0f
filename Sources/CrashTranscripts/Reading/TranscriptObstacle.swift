import ListCore

/// The reason a recognised message contains nothing to replay.
public enum TranscriptObstacle: Error, Hashable, Sendable {
  /// The message ends before its numbers do.
  case cutShort
  /// The message lacks its beginning, and numbers with it.
  case beginningLost
  /// The report describes a crash and quotes no sentence.
  case onlyWords
  /// The report tells in words of something that a list does wrong without a crash.
  case onlySymptom
  /// The numbers were replaced with letters.
  case numbersReplaced
  /// The report has frames of a call stack and no sentence.
  case onlyFrames
  /// The message is about one call or one answer, and has no counts.
  case misuse
  /// The message names one mistake and no counts of a list.
  case noCounts
  /// The message is about something that HeadlessKit does not simulate.
  case notSimulated(NotSimulated)

  /// A subject of messages that HeadlessKit does not simulate.
  public enum NotSimulated: String, Hashable, Sendable {
    /// AppKit's lists.
    case appKit
    /// Nib files.
    case nibs
    /// Placeholders of drag and drop.
    case dropPlaceholders
    /// The progress of animations.
    case animations
    /// The system's memory management.
    case deallocation
    /// Index paths whose length is not two, which Swift's types rule out.
    case systemInternals
  }
}

extension TranscriptObstacle: CustomStringConvertible {
  /// A one-sentence description of the obstacle.
  public var description: String {
    switch self {
    case .cutShort:
      "The message is cut before its last number; paste the whole line."
    case .beginningLost:
      "The message lacks its beginning, and numbers with it; paste the whole line."
    case .onlyFrames:
      """
      The report has a call stack and no sentence. The sentence has the numbers: it is the \
      "reason" of the exception on the console, and "Application Specific Information" in a \
      crash log.
      """
    case .onlyWords:
      """
      The report tells of a crash and quotes no sentence; paste the line with the "reason" of the \
      exception, which has the numbers.
      """
    case .onlySymptom:
      """
      The report tells of no exception, so there is nothing to replay. If it is something else, \
      paste the method that fills the cells and the code that changes the model.
      """
    case .numbersReplaced:
      "The numbers were replaced by letters; paste the message as the system printed it."
    case .misuse:
      """
      The message is about a single call or answer. HeadlessKit raises the same exception; the \
      message has no counts that a list could replay.
      """
    case .noCounts:
      "The message has no counts of a list, so there is nothing to replay."
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
  /// A one-sentence description of the obstacle, with the name of the known difference.
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
