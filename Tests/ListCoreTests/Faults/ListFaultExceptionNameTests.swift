import ListCore
import TestSupport
import Testing

private let path = ItemPath(item: 0, section: 0)

@Suite struct ListFaultExceptionNameTests {
  private static func names(_ fault: ListFault) -> [ExceptionName] {
    Sentence.profiles.map { fault.exceptionName($0) }
  }
  private static func always(_ name: ExceptionName) -> [ExceptionName] {
    Sentence.profiles.map { _ in name }
  }

  // Three exception names for one mistake. (crash families D1)
  @Test func scrollingATable() {
    let row = QueryFault.scrollToMissingRow(path, rows: 0, tableView: "", className: "")
    let section = QueryFault.scrollToRowOfMissingSection(
      path, sections: 0, tableView: "", className: "")
    #expect(Self.names(.query(row)) == Self.always(.range))
    #expect(Self.names(.query(section)) == Self.always(.range))
  }

  @Test func scrollingACollection() {
    let expected =
      SystemProfile.historic.map { _ in ExceptionName.invalidArgument }
      + SystemProfile.supported.map { _ in .internalInconsistency }
    let item = QueryFault.scrollToMissingItem(path, items: 0, collectionView: "")
    let section = QueryFault.scrollToItemOfMissingSection(path, sections: 0, collectionView: "")
    #expect(Self.names(.query(item)) == expected)
    #expect(Self.names(.query(section)) == expected)
  }

  static let assertions: [ListFault] = [
    .update(.deletedSectionMissing(0, sectionsBefore: 0), .table),
    .cell(.cellNotDequeued(path)),
    .query(.itemsOfMissingSection(0, sections: 0)),
    .query(.rectOfMissingRow(path)),
    .query(.invalidUpdatePath(description: "")),
    .query(.invalidReorderTarget(path, rows: 0)),
    .query(.rectOfMissingSection(.header, section: 5)),
    .layout(.attributesForMissingItem(path)),
    .layout(.negativeItemSize),
    .snapshot(.noSections),
    .snapshot(.invalidParameter(.section)),
    .snapshot(.deadlock(view: "")),
  ]

  @Test(arguments: assertions)
  func everythingElse(_ fault: ListFault) {
    #expect(Self.names(fault) == Self.always(.internalInconsistency))
  }

  @Test func rawValues() {
    let names: [ExceptionName] = [
      .internalInconsistency, .range, .invalidArgument, .generic, .layerGeometry, .layerTree,
    ]
    #expect(
      names.map(\.rawValue) == [
        "NSInternalInconsistencyException", "NSRangeException", "NSInvalidArgumentException",
        "NSGenericException", "CALayerInvalidGeometry", "CALayerInvalid",
      ])
  }
}
