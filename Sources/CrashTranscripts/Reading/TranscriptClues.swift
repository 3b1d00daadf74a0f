import ListCore

/// What a pasted message tells about the release that wrote it, beyond its words.
///
/// Clues narrow the choice of a profile; they do not make it, because crash services collapse
/// spaces and people cut what looks superfluous.
public struct TranscriptClues: Hashable, Sendable {
  /// The exception that the text names before the message, if any.
  public var exception: ExceptionName?
  /// Whether two spaces stand between sentences: iOS 13 or earlier (crash families A1).
  ///
  /// `false` proves nothing.
  public var hasDoubleSpaces: Bool
  /// Whether the message ends with a description of the view: iOS 15 or later for a message about
  /// counts (crash families A1).
  ///
  /// `false` proves nothing.
  public var namesView: Bool
  /// The release that the text names near the message: `iOS 15.4`; `nil` if none is near.
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
