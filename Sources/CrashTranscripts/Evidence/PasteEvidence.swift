import ListCore

/// The information in a report besides its message: the frames of its call stack, and hints at
/// libraries.
///
/// A message contains numbers, and several mistakes lead to the same numbers. The evidence decides
/// between them.
public struct PasteEvidence: Hashable, Sendable {
  /// The frames of the call stack, the innermost first.
  public var frames: [StackFrame]
  /// The hints, in the order of their declaration.
  public var hints: [PasteHint]
  /// The kind of list that the frames or the surrounding words name; `nil` if they name none, or
  /// both equally often.
  public var kind: ListKind?
  /// The calls that the surrounding words and code name, in the order of their declaration.
  public var mentions: [ListCall]
  /// The first function of the app that the words name; `nil` if they name none.
  var function: String?
  /// What the code in the report does.
  var code = PastedCode()

  /// Creates evidence.
  public init(
    frames: [StackFrame] = [], hints: [PasteHint] = [], kind: ListKind? = nil,
    mentions: [ListCall] = []
  ) {
    self.frames = frames
    self.hints = hints
    self.kind = kind
    self.mentions = mentions
  }
}

extension PasteEvidence {
  /// Reads the evidence in a part of a report.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - frames: The frames in it.
  init(_ text: some StringProtocol, frames: [StackFrame]) {
    let ordered = Self.innermostFirst(frames)
    self.init(
      frames: ordered, hints: PasteHint.hints(in: text),
      kind: Self.kind(ordered) ?? Self.kind(in: text), mentions: ListCall.calls(in: text))
    code = PastedCode(text)
    function = Self.function(in: text)
    if !hints.contains(.crashedOffMain), PasteHint.crashedOffMain(text) {
      hints.append(.crashedOffMain)
    }
  }

  /// Returns the first function of a controller or a model that the words name without a frame:
  /// `FeedViewController.insertNewPosts()`.
  private static func function(in text: some StringProtocol) -> String? {
    for mark in ["Controller.", "ViewModel.", "DataSource.", "Presenter."] {
      guard let found = text.firstRange(of: mark) else { continue }
      let name = text[found.upperBound...].prefix { !$0.isWhitespace && $0 != ")" }
      let isClass = text[..<found.lowerBound].last?.isLetter == true
      if isClass, name.first?.isLowercase == true, name.contains("(") { return name + ")" }
    }
    return nil
  }

  /// Whether only reloads are mentioned, and no calls that insert, delete or move.
  var mentionsOnlyReloads: Bool {
    let changes = (mentions + [call].compactMap(\.self)).filter(\.isChange)
    return !changes.isEmpty && changes.allSatisfy(\.isReload)
  }

  /// The public call on the list that led to the report; `nil` if no frame names one.
  ///
  /// If the call was made inside a batch, the call is more informative than the batch.
  public var call: ListCall? {
    let calls = frames.compactMap { $0.selector.flatMap(ListCall.init(selector:)) }
    return calls.first { $0 != .endUpdates && $0 != .performBatchUpdates } ?? calls.first
  }

  /// The call that the frames name, or else the only change that the words and code name; `nil` if
  /// there is none.
  var impliedCall: ListCall? {
    if let call, call.isChange { return call }
    let changes = mentions.filter(\.isChange)
    return changes.count == 1 ? changes[0] : call
  }

  /// The innermost frame of the app; `nil` if the report has none.
  public var appFrame: StackFrame? {
    frames.first { $0.belongsToApp && $0.location != nil } ?? frames.first(where: \.belongsToApp)
  }

  /// The innermost frame that does not merely deliver the exception.
  var raisingFrame: StackFrame? { frames.first { !$0.raisesExceptions } }

  /// Returns the frames with the innermost first, since some services print the outermost frame
  /// first.
  private static func innermostFirst(_ frames: [StackFrame]) -> [StackFrame] {
    let raising = frames.firstIndex { $0.symbol.contains("objc_exception_throw") }
    let entry = frames.firstIndex { $0.symbol.contains("UIApplicationMain") || $0.symbol == "main" }
    guard let raising, let entry, entry < raising else { return frames }
    return frames.reversed()
  }

  private static func kind(_ frames: [StackFrame]) -> ListKind? {
    for frame in frames {
      guard let name = frame.className else { continue }
      if name.contains("CollectionView") { return .collection }
      if name.contains("TableView") { return .table }
    }
    return nil
  }

  /// Returns the kind of list that is named more often; `nil` if neither is.
  private static func kind(in text: some StringProtocol) -> ListKind? {
    let lowered = text.lowercased()
    let collections =
      lowered.ranges(of: "collectionview").count
      + lowered.ranges(of: "collection view").count + lowered.ranges(of: "itemsat").count
    let tables =
      lowered.ranges(of: "tableview").count
      + lowered.ranges(of: "table view").count + lowered.ranges(of: "rowsat").count
    guard collections != tables else { return nil }
    return collections > tables ? .collection : .table
  }
}

/// A search for many short texts at once, in one pass.
///
/// Every message of a report has hints of its own, and each hint has several texts: one search for
/// each of them would take longer than reading the message.
struct MarkSearch<Value: Hashable & Sendable>: Sendable {
  /// The bytes of the texts behind their first one, by that byte.
  private var byFirst: [[(rest: [UInt8], value: Value)]]

  /// Creates a search.
  init(_ marks: [(text: String, value: Value)]) {
    byFirst = Array(repeating: [], count: 256)
    for (text, value) in marks {
      guard let first = text.utf8.first else { continue }
      byFirst[Int(first)].append((Array(text.utf8.dropFirst()), value))
    }
  }

  /// Returns the values whose texts occur.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func values(in text: some StringProtocol) -> Set<Value> {
    var found: Set<Value> = []
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      let marks = byFirst[Int(bytes[index])]
      if marks.isEmpty { continue }
      for mark in marks where bytes[(index + 1)...].starts(with: mark.rest) {
        found.insert(mark.value)
      }
    }
    return found
  }
}
