import ListCore

/// The content of a message, in ListCore's terms.
///
/// A position that the message does not name is the first one: item 0 of section 0. Descriptions of
/// objects are kept as they appear in the message.
public enum TranscriptFacts: Hashable, Sendable {
  /// The items of one section do not add up. (crash families A1)
  case itemCounts(ItemCountMismatch, ListKind)
  /// The sections do not add up. (crash families A2)
  case sectionCounts(SectionCountMismatch, ListKind)
  /// A whole batch does not add up; the message lists it. (crash families A3)
  case batch(BatchEvidence, ListKind)
  /// A table's update was inconsistent, without further details. (crash families A5)
  case tableUpdateWithoutNumbers
  /// A collection view discarded an update and reloaded; the changes, if they were listed. (crash
  /// families A4)
  case droppedUpdate(DroppedUpdate)
  /// A list crashed.
  case fault(ListFault)
  /// A list logged a warning and continued.
  case warning(ListWarning)

  /// An update that a collection view discarded.
  public struct DroppedUpdate: Hashable, Sendable {
    /// The counts that do not add up.
    public var mismatch: Mismatch
    /// The changes that the message lists; `nil` if it lists none.
    public var changes: [Change]?

    /// The numbers of items of one section, or the numbers of sections.
    public enum Mismatch: Hashable, Sendable {
      /// The items of one section.
      case items(ItemCountMismatch)
      /// The sections.
      case sections(SectionCountMismatch)
    }

    /// Creates the facts of a discarded update.
    public init(_ mismatch: Mismatch, changes: [Change]? = nil) {
      self.mismatch = mismatch
      self.changes = changes
    }
  }
}

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
