import ListCore

/// A search for the lines of an app that contain a mistake: those that change a list without its
/// model, twice, too late, or at a position that the list does not have.
///
/// The sources are read, not compiled. A function is judged only if everything that it calls can be
/// followed; other functions lead to no findings.
public struct SourceSearch: Sendable {
  private let project: SourceProject
  private let found: [SourceFinding]

  /// The point at which the search ended because its time was over; `nil` if it searched everything.
  public let stop: Stop?

  /// Searches some files.
  ///
  /// The files are read first. A search whose time is over while it reads finds nothing; later, it
  /// keeps what it has found, and ``stop`` says what it left out.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - messages: The messages of a report. The types in the files that their call stacks name are
  ///     searched first.
  ///   - limit: The time that the search may take.
  /// - Complexity: O(*n*) in the length of the files, times the paths through each function that
  ///   changes a list.
  public init(
    _ files: [SourceFile], for messages: [TranscriptMessage] = [], limit: Duration = .seconds(60)
  ) {
    let named = messages.flatMap(\.evidence.frames).compactMap(\.location?.file)
    self.init(files, startingAt: Set(named), until: SearchLimit(limit))
  }

  init(_ files: [SourceFile], startingAt named: Set<String>, until limit: SearchLimit) {
    project = SourceProject(files, until: limit)
    guard project.isWhole else {
      stop = .reading(files: project.readFiles, of: project.files.count)
      found = []
      return
    }
    let types = Self.types(in: project, startingAt: named)
    var found = RegistrationRule.findings(project) + TypeRules.findings(project)
    var searched = 0
    for type in types {
      guard !limit.isReached else { break }
      found += Self.findings(in: type, project)
      searched += 1
    }
    stop = searched == types.count ? nil : .judging(types: searched, of: types.count)
    var seen: Set<String> = []
    self.found = found.sorted {
      ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
    }.filter { seen.insert("\($0.location) \($0.subject)").inserted }
  }

  /// Returns the types that may display a list, those in the named files first.
  private static func types(
    in project: SourceProject, startingAt named: Set<String>
  ) -> [SourceType] {
    let types = project.types.values.sorted { $0.name < $1.name }.filter { type in
      guard type.keyword != "protocol", !project.isAmbiguous(type.name) else { return false }
      return type.functions.contains { !$0.body.words.isDisjoint(with: telling) }
    }
    func isNamed(_ type: SourceType) -> Bool {
      type.functions.contains { named.contains(project.files[$0.file].name) }
    }
    return types.filter(isNamed) + types.filter { !isNamed($0) }
  }

  private static func findings(in type: SourceType, _ project: SourceProject) -> [SourceFinding] {
    var found: [SourceFinding] = []
    let models = models(of: type.name, project)
    for function in type.functions where !function.body.isEmpty {
      let code = ListCode(
        project, type: type.name, function, models, isEntry: isEntry(function, of: type, project))
      guard !code.sequences.isEmpty else { continue }
      found += SourceRule.all.lazy.map { $0.findings(code) }.first { !$0.isEmpty } ?? []
      for rule in SourceRule.more { found += rule.findings(code) }
    }
    return found
  }

  /// The words that make a function worth reading.
  private static let telling: Set<String> = Set(
    ListCall.allCases.filter(\.isChange).map(\.rawValue)
      + [
        "beginUpdates", "performBatchUpdates", "scrollToRow", "scrollToItem", "dequeueReusableCell",
        "dequeueReusableSupplementaryView", "appendItems", "appendSections", "apply",
        "UICollectionReusableView", "UICollectionViewCell", "reloadData", "remove",
      ])

  /// Returns the models of the lists that a type displays.
  private static func models(of type: String, _ project: SourceProject) -> [ListKind: ListModel] {
    var models: [ListKind: ListModel] = [:]
    for kind in ListKind.allCases where listCount(kind, type, project) <= 1 {
      if let model = ListModel(of: type, kind, in: project) {
        models[kind] = model
      } else if let other = dataSource(of: type, project),
        let model = ListModel(of: other, kind, in: project)
      {
        models[kind] = model
      }
    }
    return models
  }

  /// Returns the number of lists of a kind among a type's properties.
  private static func listCount(_ kind: ListKind, _ type: String, _ project: SourceProject) -> Int {
    let lineage = project.lineage(of: type)
    let inherited =
      lineage.contains(kind == .table ? "UITableViewController" : "UICollectionViewController")
      ? 1 : 0
    return lineage.reduce(inherited) { count, owner in
      let scope = SourceScope(project: project, type: owner, file: 0)
      return count
        + (project.types[owner]?.properties.filter {
          project.listKind(SourceTypeName($0.type) ?? scope.inferred($0.value)) == kind
            && $0.getter == nil
        }.count ?? 0)
    }
  }

  /// Returns the type of the object that becomes the data source of the type's list.
  private static func dataSource(of type: String, _ project: SourceProject) -> String? {
    var found: Set<String> = []
    for owner in project.lineage(of: type) {
      for function in project.types[owner]?.functions ?? [] {
        let scope = SourceScope(project: project, type: owner, file: function.file)
        for line in SourceChain.chains(in: function.body)
        where line.lastName == "dataSource" && line.assignment == "=" {
          let value = line.value.prefix { !$0.startsLine || $0 == line.value.first }
          if let name = scope.inferred(Array(value))?.name { found.insert(name) }
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns whether the model is certainly unchanged when a function begins, because no code of
  /// the app calls it.
  private static func isEntry(
    _ function: SourceFunction, of type: SourceType, _ project: SourceProject
  ) -> Bool {
    if ["tableView", "collectionView"].contains(function.name) { return true }
    if function.modifiers.contains("@IBAction") { return true }
    if project.isUsed(function.name) { return false }
    if function.modifiers.contains("@objc") {
      // An observer is notified after the change.
      return function.parameters.first.map {
        $0.type.code != "Notification" && $0.type.code != "NSNotification"
      } ?? true
    }
    // A requirement of a protocol can be called through the protocol.
    let parents = project.lineage(of: type.name).dropFirst()
    return parents.allSatisfy { parent in
      if let known = project.types[parent] {
        return known.keyword != "protocol" || !known.functions.contains { $0.name == function.name }
      }
      return SourceTypeName(parent).isOfSystem
        || ["Equatable", "Hashable", "AnyObject"].contains(parent)
    }
  }
}

extension SourceSearch {
  /// Returns all findings on any subject, in the order of their files and lines.
  public func findings() -> [SourceFinding] { found }

  /// Returns the findings that explain a message: those in the function that appears first in its
  /// call stack.
  public func findings(for message: TranscriptMessage) -> [SourceFinding] {
    let subjects = message.subjects
    let fitting = found.filter { finding in
      subjects.contains(finding.subject)
        && (finding.list == nil || message.kind == nil || finding.list == message.kind)
        && message.allows(finding)
    }
    func rank(_ finding: SourceFinding) -> Int {
      for (index, frame) in message.evidence.frames.enumerated() {
        if frame.location == nil, let symbol = finding.symbol, frame.symbol.contains(symbol) {
          return 1_000 + index
        }
        guard let location = frame.location, location.file == finding.location.file else {
          continue
        }
        if location.line == finding.location.line { return index }
        if finding.function?.contains(location.line) == true { return 1_000 + index }
      }
      return message.evidence.call.map(finding.calls.contains) ?? false ? 2_000 : 3_000
    }
    return fitting.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// Returns the line of the app that the report names, if the sources contain it and no finding is
  /// about its function; `nil` otherwise.
  public func unexplainedLine(of message: TranscriptMessage) -> String? {
    let findings = findings(for: message)
    for frame in message.evidence.frames {
      guard let location = frame.location,
        let index = project.files.firstIndex(where: { $0.name == location.file })
      else { continue }
      let lines = project.lines(of: index)
      guard lines.indices.contains(location.line - 1) else { continue }
      let isExplained = findings.contains {
        $0.location.file == location.file
          && ($0.location.line == location.line || $0.function?.contains(location.line) == true)
      }
      return isExplained
        ? nil : "\(location): \(lines[location.line - 1].trimmed)"
    }
    return nil
  }
}

extension TranscriptMessage {
  /// The subjects of findings that can explain the message.
  fileprivate var subjects: Set<SourceFinding.Subject> {
    switch family.rawValue {
    case let name
    where name.hasPrefix("invalid-number-of") || name.hasPrefix("invalid-batch")
      || name.hasPrefix("invalid-update") || name.hasPrefix("invalid-table"):
      [.counts, .positions]
    case let name where name.hasPrefix("reload-inside"): [.counts]
    case let name where name.hasPrefix("attempt-"): [.counts, .positions]
    case let name where name.hasPrefix("delete-and") || name.hasPrefix("insert-and"): [.conflicts]
    case let name where name.hasPrefix("scroll"): [.scrolling]
    case let name where name.hasPrefix("dequeue-multiple") || name.hasPrefix("dequeued-view"):
      [.returning]
    case let name where name.hasPrefix("dequeue"): [.dequeueing]
    case let name where name.hasPrefix("nil-cell"): [.returning, .dequeueing]
    case let name where name.hasPrefix("supplementary-not") || name.hasPrefix("cell-without"):
      [.returning]
    case let name where name.hasPrefix("layout-attributes") || name.hasPrefix("no-layout"):
      [.layouts, .counts]
    case let name where name.hasPrefix("diffable-deadlock") || name.contains("queues"): [.queues]
    case let name where name.hasPrefix("diffable"): [.snapshots, .hashes]
    default: []
    }
  }

  /// Returns whether the message's numbers allow a finding: a message without insertions is not
  /// about insertRows, and one about sections is not about a row.
  fileprivate func allows(_ finding: SourceFinding) -> Bool {
    switch facts {
    case .itemCounts(let numbers, _):
      return finding.calls.allSatisfy { call in
        switch call {
        case .insertRows, .insertItems: numbers.inserted > 0
        case .deleteRows, .deleteItems: numbers.deleted > 0
        default: true
        }
      }
    case .sectionCounts(let numbers, _):
      return finding.calls.allSatisfy { call in
        switch call {
        case .insertSections: numbers.inserted > 0
        case .deleteSections: numbers.deleted > 0
        case .insertRows, .insertItems, .deleteRows, .deleteItems, .moveRow, .moveItem:
          [.sectionNotDeleted, .sectionNotInserted].contains(finding.mistake)
        default: true
        }
      }
    default: return true
    }
  }
}

/// The time that a search of sources may take.
///
/// It is checked between files and between functions, so a search ends a little later.
struct SearchLimit {
  private let isOver: () -> Bool

  /// Creates a limit that begins now.
  init(_ duration: Duration) {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: duration)
    isOver = { clock.now >= end }
  }

  /// Creates a limit with a condition of its own.
  init(isOver: @escaping () -> Bool) {
    self.isOver = isOver
  }

  /// Whether no time is left.
  var isReached: Bool { isOver() }
}

extension SourceSearch {
  /// The point at which a search ended because its time was over.
  public enum Stop: Hashable, Sendable {
    /// Only some files were read. Nothing is said of them: what they use may be declared, and what
    /// they lack may be done, in the others.
    case reading(files: Int, of: Int)
    /// All files were read, and only some of the types that display lists were judged.
    case judging(types: Int, of: Int)
  }
}

extension SourceSearch.Stop: CustomStringConvertible {
  /// What was left out, and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .reading(let files, let all):
      """
      The time was over when \(files) of \(all) files had been read, so nothing is said of any. Name \
      the folder of the screen that crashed.
      """
    case .judging(let types, let all):
      """
      The time was over when \(types) of \(all) types with lists had been searched, those that the \
      report names first. Name the folder of the screen that crashed to search all of it.
      """
    }
  }
}

/// A line of an app that contains a mistake, with its replacement.
public struct SourceFinding: Hashable, Sendable {
  /// The line.
  public let location: StackFrame.Location
  /// The line of code, without its indentation.
  public let line: String
  /// The mistake.
  public let mistake: Mistake
  /// The mistake in the line, in one sentence.
  public let sentence: String
  /// The lines that replace ``line``; empty if it should be removed.
  public let repair: String
  /// The subject of messages that the finding can explain.
  let subject: Subject
  /// The kind of list; `nil` if it does not matter.
  let list: ListKind?
  /// The calls that the finding is about.
  var calls: [ListCall] = []
  /// The lines of the function that contains the line, starting at 1.
  var function: ClosedRange<Int>?
  /// The function as a call stack names it: `ShelfController.remove`.
  var symbol: String?

  /// The subject of a finding. A finding explains only messages about the same subject.
  enum Subject: Hashable, Sendable {
    /// The counts after an update.
    case counts
    /// An index path of an update.
    case positions
    /// Two changes of one index path.
    case conflicts
    /// An index path that is the target of a scroll.
    case scrolling
    /// A cell that is dequeued.
    case dequeueing
    /// A cell or view that the data source returns.
    case returning
    /// The stored attributes of a layout.
    case layouts
    /// A section or item that a snapshot does not have.
    case snapshots
    /// Equal identifiers with different hash values.
    case hashes
    /// The queues on which snapshots are applied.
    case queues
  }
}
