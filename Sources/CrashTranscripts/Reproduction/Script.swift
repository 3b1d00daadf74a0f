import HeadlessKit
import ListCore

/// The steps that produce a message.
///
/// A script is a value. It is performed on real lists, snapshots and data sources, and
/// ``GeneratedTest`` writes it as Swift code, so that the two cannot differ.
enum Script: Hashable, Sendable {
  /// A list and a data source that provides only counts.
  case list(Screenplay)
  /// A snapshot, or a section snapshot.
  case snapshot(SnapshotScreenplay)
  /// A snapshot that is missing an argument.
  case reference(ReferenceScreenplay)
  /// A list and a diffable data source.
  case source(SourceScreenplay)
}

extension Script {
  /// Returns the scripts that may lead to a message, the most plausible first.
  ///
  /// An empty result means that no calls of a client lead to the message.
  static func candidates(for message: TranscriptMessage) -> [Script] {
    switch message.facts {
    case nil: []
    case .fault(.snapshot(let fault)): candidates(fault)
    case .warning(.itemsExist(let items)): [.snapshot(SnapshotScreenplay(movedItems: items))]
    case .itemCounts, .sectionCounts, .batch, .tableUpdateWithoutNumbers, .droppedUpdate,
      .fault(.update), .fault(.cell), .fault(.query), .fault(.layout), .fault(.misuse), .warning:
      Screenplay.candidates(for: message).map(Script.list)
    }
  }

  private static func candidates(_ fault: SnapshotFault) -> [Script] {
    if let screenplay = SnapshotScreenplay(fault) { return [.snapshot(screenplay)] }
    if case .invalidParameter(let parameter) = fault,
      let screenplay = ReferenceScreenplay(parameter)
    {
      return [.reference(screenplay)]
    }
    return SourceScreenplay.candidates(fault).map(Script.source)
  }

  /// Performs the script on its own simulator with a given system release.
  ///
  /// - Returns: The first message, or `nil` if there was none.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    switch self {
    case .list(let screenplay): screenplay.perform(profile)
    case .snapshot(let screenplay): screenplay.perform(profile)
    case .reference(let screenplay): screenplay.perform(profile)
    case .source(let screenplay): screenplay.perform(profile)
    }
  }

  /// The kind of list that is used; `nil` if none is.
  var kind: ListKind? {
    switch self {
    case .list(let screenplay): screenplay.kind
    case .source(let screenplay): screenplay.kind
    case .snapshot, .reference: nil
    }
  }
}

extension Script {
  /// Returns the reason no script leads to a message with content, as a sentence.
  static func reasonAgainst(_ message: TranscriptMessage) -> String {
    switch message.facts {
    case .fault(.snapshot(.sectionCountMismatch)):
      """
      The message is about identifiers that are equal and have different hash values; snapshots \
      here trust the hash values.
      """
    case .warning(.updatesFromSeveralQueues):
      """
      The warning is printed when an update from another queue arrives on the main queue, which \
      is after the calls that can be made here.
      """
    case .fault(.query(.rectOfMissingSection)), .fault(.layout(.negativeItemSize)),
      .fault(.layout(.negativeRowHeight)), .fault(.layout(.negativeHeight)),
      .fault(.layout(.infiniteAttributesSize)), .fault(.layout(.groupWithoutSubitems)),
      .fault(.layout(.missingAttributes)), .warning(.collapsedCell):
      TranscriptObstacle.misuse.description
    case let facts? where facts.isTooLarge:
      """
      The search stopped before it began: a list of more than 5,000 sections, or a batch of more \
      than 5,000 changes, is not created.
      """
    case .fault(.update)? where message.mentionsLargeNumber,
      .fault(.query)? where message.mentionsLargeNumber:
      "No calls of a client lead to these numbers, in a list of up to 5,000 sections."
    default:
      "No calls of a client lead to these numbers."
    }
  }
}

extension TranscriptMessage {
  /// Whether the message has a number that may be that of a section of a list that is too large.
  fileprivate var mentionsLargeNumber: Bool {
    text.split { !$0.isNumber }.contains { Int($0).map { $0 >= UpdateScene.largestBatch } ?? true }
  }
}

extension TranscriptFacts {
  /// Whether the message is one of a snapshot or a diffable data source, which no release before
  /// iOS 13 has.
  var isAboutSnapshots: Bool {
    switch self {
    case .fault(.snapshot), .warning(.itemsExist), .warning(.updatesFromSeveralQueues): true
    case .itemCounts, .sectionCounts, .batch, .tableUpdateWithoutNumbers, .droppedUpdate,
      .fault(.update), .fault(.cell), .fault(.query), .fault(.layout), .fault(.misuse), .warning:
      false
    }
  }
}
