import ListCore

/// The clues in a pasted message about the release that wrote it, beyond its words.
///
/// Clues narrow the choice of a profile but do not decide it, because crash services collapse
/// spaces and people remove text that looks superfluous.
public struct TranscriptClues: Hashable, Sendable {
  /// The exception that the text names before the message; `nil` if there is none.
  public var exception: ExceptionName?
  /// Whether sentences are separated by two spaces: iOS 13 or earlier (crash families A1).
  ///
  /// `false` is not conclusive.
  public var hasDoubleSpaces: Bool
  /// Whether the message ends with a description of the view: iOS 15 or later for a message about
  /// counts (crash families A1).
  ///
  /// `false` is not conclusive.
  public var namesView: Bool
  /// The release that the text names near the message, such as `iOS 15.4`; `nil` if there is none.
  public var release: TranscriptRelease?

  /// Creates clues.
  public init(
    exception: ExceptionName? = nil, hasDoubleSpaces: Bool = false, namesView: Bool = false,
    release: TranscriptRelease? = nil
  ) {
    self.exception = exception
    self.hasDoubleSpaces = hasDoubleSpaces
    self.namesView = namesView
    self.release = release
  }

  init(_ form: MessageForm, exception: ExceptionName?, release: TranscriptRelease?) {
    self.init(
      exception: exception, hasDoubleSpaces: form.spelling.contains("  "),
      namesView: form.tail != nil, release: release)
  }
}
