import HeadlessKit
import ListCore
import TestSupport
import Testing

@testable import ListTesting

@MainActor @Suite struct Explore {
  static let view = "<UITableView: 0x1; layer = <CALayer: 0x2>>"

  @Test func batches() {
    var world = RandomWorld(seed: 11)
    var tally: [String: (same: Int, all: Int)] = [:]
    var shown: [String: Int] = [:]
    for round in 0..<9000 {
      let next = world.next()
      let kind = ListKind.allCases[round % 2]
      let profile = ReleaseSearch.profiles[round % 15]
      let scene = UpdateScene(kind: kind, before: SectionCounts(next.before), after: SectionCounts(next.after), changes: next.changes)
      guard let fault = scene.fault(profile) else { continue }
      let reason = fault.reason(kind, profile, view: Self.view)
      let messages = TranscriptReader().messages(in: reason)
      guard messages.count == 1 else { print("READ", reason); continue }
      let r = Reproduction(messages[0])
      let family = messages[0].family.rawValue
      tally[family, default: (0, 0)].all += 1
      if r.verdict == .identical { tally[family, default: (0,0)].same += 1 } else if shown[family, default: 0] < 4 {
        shown[family, default: 0] += 1
        print("MISS", profile.name, kind, r.verdict, r.reasonAgainst ?? "", "\n  P:", reason, "\n  G:", r.produced ?? "", "\n ", next)
      }
    }
    for (f, t) in tally.sorted(by: { $0.key < $1.key }) { print("TALLY", f, t.same, "/", t.all) }
  }

  @Test func others() {
    var dice = RandomWorld(seed: 3)
    var tally: [String: (same: Int, all: Int)] = [:]
    func path() -> ItemPath { ItemPath(item: dice.number(upTo: 300), section: dice.number(upTo: 9)) }
    func word() -> String { ["cell", "Basket cell", "Shop.BookCell", "cell-\(dice.number(upTo: 99))", "UITableViewCell", "my_cell", "", "书"][dice.number(upTo: 7)] }
    func kind() -> String { ["UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter", "badge", "Shop.Kind"][dice.number(upTo: 3)] }
    for round in 0..<2400 {
      let p = path()
      let n = dice.number(upTo: 8)
      let profile = ReleaseSearch.profiles[round % 15]
      let view = "<Shop.List: 0x7f81; baseClass = UITableView; frame = (0 0; 1 1); layer = <CALayer: 0x2>>"
      let attributes = "<A.Attributes: 0x1> index path: (\(p.objectDescription(.lengthAndPath))); frame = (0 0; 1 1); zIndex = 1; "
      let faults: [ListFault] = [
        .cell(.cellNotRegistered(identifier: word())),
        .cell(.viewNotRegistered(kind: "UICollectionElementKindCell", identifier: word())),
        .cell(.viewNotRegistered(kind: kind(), identifier: word())),
        .cell(.decorationViewNotRegistered(kind: kind())),
        .cell(.dequeuedTwice(identifier: word(), p)),
        .cell(.dequeuedForUnknownPath(p)),
        .cell(.dequeuedForUnknownSection(kind: kind(), section: n + p.section, sections: n)),
        .cell(.dequeuedViewNotReturned(view: view, collectionView: view)),
        .cell(.registrationInsideProvider(registration: "<UICollectionViewCellRegistration: 0x1>")),
        .cell(.reconfiguredWithOtherIdentifier(view: view)),
        .cell(.dataSourceNotSet(.table)), .cell(.dataSourceNotSet(.collection)),
        .cell(.noTableCell(tableView: view, dataSource: "<Shop.Source: 0x1>")), .cell(.noCollectionCell(p)), .cell(.cellNotDequeued(p)),
        .cell(.supplementaryViewNotDequeued(kind: kind(), p, view: nil)),
        .cell(.supplementaryViewNotDequeued(kind: kind(), p, view: view)),
        .query(.scrollToMissingRow(p, rows: min(n, p.item), tableView: view, className: "Shop.List")),
        .query(.scrollToRowOfMissingSection(p, sections: min(n, p.section), tableView: view, className: "UITableView")),
        .query(.scrollToMissingItem(p, items: min(n, p.item), collectionView: view)),
        .query(.scrollToItemOfMissingSection(p, sections: min(n, p.section), collectionView: view)),
        .query(.contradictoryScrollPosition),
        .query(.itemsOfMissingSection(p.section + n, sections: n)),
        .query(.rowsOfMissingSection(p.section, sections: 0)),
        .query(.rectOfMissingRow(p)),
        .query(.invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 1, path = \(n)}")),
        .query(.invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 3, path = \(n) - 2 - 9}")),
        .query(.invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 0, path = }")),
        .query(.invalidUpdatePath(description: "<NSIndexPath: 0x1> {length = 2, path = 0 - 9223372036854775807}")),
        .query(.invalidPathLength(.table)), .query(.invalidPathLength(.collection)),
        .query(.visibleCellsDuringUpdate),
        .query(.invalidReorderTarget(ItemPath(item: n + 1 + p.item, section: p.section), rows: n)),
        .query(.invalidReorderTarget(ItemPath(item: n, section: p.section), rows: n)),
        .query(.reloadInsideBatch(.table)), .query(.reloadInsideBatch(.collection)),
        .layout(.attributesForMissingItem(p)),
        .layout(.supplementaryAttributesChanged(p, from: attributes, to: attributes)),
        .layout(.updateLoop(collectionView: view)),
      ]
      let warnings: [ListWarning] = [
        .layoutOutsideHierarchy(tableView: view), .cellForRowDuringUpdate(tableView: view),
        .attributesIgnored(attributes: attributes, layout: "<A.Layout: 0x1>"),
        .itemTooLarge(.width), .itemTooLarge(.height),
      ]
      let index = round / 15 % (faults.count + warnings.count)
      let reason = index < faults.count ? faults[index].reason(profile, view: view) : warnings[index - faults.count].text(profile)
      let name = index < faults.count ? "\(faults[index])".prefix(40) : "\(warnings[index - faults.count])".prefix(40)
      let messages = TranscriptReader().messages(in: reason)
      guard messages.count == 1 else { print("READ", messages.count, reason); continue }
      let r = Reproduction(messages[0])
      let family = messages[0].family.rawValue
      tally[family, default: (0, 0)].all += 1
      if r.verdict == .identical { tally[family, default: (0,0)].same += 1 } else {
        print("MISS", profile.name, name, r.verdict, r.reasonAgainst ?? "", "\n  P:", reason, "\n  G:", r.produced ?? "")
      }
    }
    for (f, t) in tally.sorted(by: { $0.key < $1.key }) { print("TALLY", f, t.same, "/", t.all) }
  }
}
