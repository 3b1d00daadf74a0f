import ListCore

/// The content of a list: sections in order, each with items in order.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Shelf, Book.ID>()
/// snapshot.appendSections([.novels, .poems])
/// snapshot.appendItems(novels.map(\.id), toSection: .novels)
/// dataSource.apply(snapshot)
/// ```
///
/// Identifiers are unique: no section and no item appears twice. Sections and items have separate
/// namespaces (behaviour 7.11). A call that breaks a rule raises immediately, not during the apply;
/// inside a capture it returns and leaves the snapshot as UIKit leaves it, which is unchanged
/// unless the call's documentation says otherwise.
///
/// A value: copies share storage until one of them changes. Any thread may use its own copy.
///
/// Counterpart: `NSDiffableDataSourceSnapshot`.
///
/// Coverage: simulated.
@preconcurrency
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline var content = Content()
  @usableFromInline var marks = Marks()

  /// Creates a snapshot without sections.
  public init() {}
}

extension DiffableDataSourceSnapshot {
  /// The identifiers to reload or reconfigure. (behaviour 7.9)
  ///
  /// A mark is kept when its identifier is removed from the snapshot; an apply ignores the marks of
  /// missing identifiers.
  @usableFromInline
  struct Marks: Sendable {
    @usableFromInline var reloadedSections = SnapshotMarks<SectionIdentifierType>()
    @usableFromInline var reloadedItems = SnapshotMarks<ItemIdentifierType>()
    @usableFromInline var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

    @usableFromInline init() {}
  }
}

extension DiffableDataSourceSnapshot {
  /// Returns whether another snapshot has the same sections with the same items, in the same order.
  /// Marked identifiers are ignored. (behaviour 7.12)
  ///
  /// The reference type's `isEqual` returns this; the struct has no `==` in UIKit either.
  func hasSameContent(as other: Self) -> Bool {
    content.hasSameContent(as: other.content)
  }

  /// Returns the changes that make a list with another snapshot show this one. Marked identifiers
  /// are ignored.
  ///
  /// - Complexity: For an edited copy of the other one, about that of the edits; otherwise that of
  ///   visiting every item.
  func difference(from old: Self) -> ListDiff {
    ListDiff(content.matching(with: old.content))
  }

  /// Returns the same snapshot without marked identifiers, as a data source returns it. (behaviour
  /// 6.10)
  func withoutMarks() -> Self {
    var copy = self
    copy.marks = Marks()
    return copy
  }
}

extension SnapshotContent {
  /// The number of items in each section, in order.
  var itemCounts: [Int] {
    (0..<sectionCount).map { itemCount(inSection: section(at: $0)) }
  }
}

extension DiffableDataSourceSnapshot: CustomStringConvertible {
  /// The snapshot in UIKit's format, with a line for each section.
  ///
  /// A value has neither an address nor a generation. The addresses are made up, and the generation
  /// is derived from the content: it is the same for snapshots with the same content, and in every
  /// run.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var description: String { description(address: "0x600003f0c1e0") }

  /// Returns the snapshot in UIKit's format, with the address of an object that contains it.
  func description(address: String) -> String {
    let lines = (0..<content.sectionCount).map { index in
      let section = content.section(at: index)
      let items = IdentifierText.describe(all: content.itemIdentifiers(inSection: section))
      return "  \(name(of: section)): [\(items.joined(separator: ", "))]"
    }
    return ([head(address, lines)] + lines).joined(separator: "\n") + ">"
  }

  /// Returns the snapshot as the object that contains it describes itself. (behaviour 15.8)
  func referenceDescription(address: String) -> String {
    let sections = (0..<content.sectionCount).map { index in
      let section = content.section(at: index)
      let items = IdentifierText.describe(all: content.itemIdentifiers(inSection: section))
      return "\(name(of: section)): {\(items.joined(separator: " "))}"
    }
    return "\(head(address, sections))\n[\(sections.joined(separator: " "))]>"
  }

  private func head(_ address: String, _ lines: [String]) -> String {
    let counts = content.itemCounts
    return """
      <NSDiffableDataSourceSnapshot \(address): numberOfSections:\(numberOfSections) \
      numberOfItems:\(numberOfItems); generation=\(Self.generation(of: lines)); \
      sectionCounts=<_UIDataSourceSnapshotter: 0x600002e5a3c0; \
      \(counts.count) \(counts.count == 1 ? "section" : "sections") with item counts: \(counts) >
      """
  }

  private func name(of section: Content.Token) -> String {
    IdentifierText.describe(content.identifier(ofSection: section))
  }

  /// Returns a hash of the text (FNV-1a), in hexadecimal digits.
  private static func generation(of lines: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in lines.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16, uppercase: true)
  }
}

extension DiffableDataSourceSnapshot {
  /// The items marked by ``reloadItems(_:)``, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.identifiers }

  /// The sections marked by ``reloadSections(_:)``, in the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    marks.reloadedSections.identifiers
  }

  /// The items marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    marks.reconfiguredItems.identifiers
  }

  /// Marks items for reloading: an apply requests new cells for them.
  ///
  /// The items in the snapshot keep their instances, even if the arguments are other, equal
  /// instances (behaviour 6.11). Raises if the call repeats an item, or if one is not in the
  /// snapshot; in the second case all are marked (behaviour 7.9).
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given, plus a single O(*k*), where *k*
  ///   is the number of items marked so far.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let names = content.lookUp(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    marks.reloadedItems.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) { refuseReload(ofItem: missing) }
  }

  /// Marks items for reconfiguring: an apply configures their existing cells again; otherwise like
  /// ``reloadItems(_:)``.
  ///
  /// - Complexity: Same as ``reloadItems(_:)``.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let names = content.lookUp(items: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofItems: identifiers) }
    marks.reconfiguredItems.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) { refuseReconfiguration(of: missing) }
  }

  /// Marks sections for reloading: an apply requests new cells for all their items.
  ///
  /// Raises if the call repeats a section, or if one is not in the snapshot; in the second case all
  /// are marked (behaviour 7.9).
  ///
  /// - Complexity: Same as ``reloadItems(_:)``.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let names = content.lookUp(sections: identifiers)
    guard names.repeats.isEmpty else { return refuseRepeats(names, ofSections: identifiers) }
    marks.reloadedSections.add(identifiers)
    if let missing = names.firstMissing(among: identifiers) {
      SnapshotFault.reloadOfMissingSection(IdentifierText.describe(missing)).raise()
    }
  }

  @usableFromInline
  func refuseReload(ofItem identifier: ItemIdentifierType) {
    SnapshotFault.reloadOfMissingItem(IdentifierText.describe(identifier)).raise()
  }

  @usableFromInline
  func refuseReconfiguration(of identifier: ItemIdentifierType) {
    SnapshotFault.reconfigureOfMissingItem(IdentifierText.describe(identifier)).raise()
  }
}
