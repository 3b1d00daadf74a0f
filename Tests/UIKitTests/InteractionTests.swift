import Testing
import UIKit

/// Dragging, dropping and selecting with two fingers, as an app's code does it.
@MainActor
@Suite struct InteractionTests {
  final class Board: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var operation = UIDropOperation.copy

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "card" as NSString))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { calls.append("ended with \(operation)") }
    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { !session.items.isEmpty }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { calls.append("dropped \(session.items.count) at \(session.location(in: self).x)") }
  }

  let simulator = Simulator()

  private func boards() -> (source: Board, target: Board) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = Board(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    source.addInteraction(UIDragInteraction(delegate: source))
    target.addInteraction(UIDropInteraction(delegate: target))
    let inner = UIView(frame: target.bounds)
    target.addSubview(inner)
    root.addSubview(source)
    root.addSubview(target)
    simulator.show(root)
    return (source, target)
  }

  @Test func itemsAreDraggedFromOneViewToAnother() throws {
    let (source, target) = boards()
    #expect(try simulator.dragAndDrop(source, to: target) == .nothingToDrag)
    let drag = try #require(source.interactions.first as? UIDragInteraction)
    drag.isEnabled = true
    #expect(try simulator.dragAndDrop(source, to: target.subviews[0]) == .dropped(.copy))
    #expect(target.calls == ["dropped 1 at 50.0"])
    #expect(source.calls == ["ended with copy"])
  }

  @Test func theDelegateMayRefuseADrop() throws {
    let (_, target) = boards()
    target.operation = .forbidden
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(try simulator.drop([item], on: target) == .refused)
    #expect(try simulator.drop([], on: target) == .notHandled)
    #expect(target.calls == [])
  }

  final class Rows: UITableViewController {
    var rows = ["A", "B", "C", "D"]
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.allowsMultipleSelectionDuringEditing = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { indexPath.row < 3 }
    override func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { setEditing(true, animated: true) }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      calls.append("ended with \(tableView.indexPathsForSelectedRows?.count ?? 0)")
    }

    /// The closure does not escape in UIKit, so it needs no `self`.
    func removeFirst() {
      tableView.performBatchUpdates {
        rows.removeFirst()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }

  @Test func twoFingersSelectRows() throws {
    let list = Rows()
    simulator.show(list)
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    #expect(try !simulator.selectWithTwoFingers(from: path(3), to: path(0), in: list.tableView))
    #expect(try simulator.selectWithTwoFingers(from: path(2), to: path(0), in: list.tableView))
    #expect(list.isEditing)
    #expect(list.calls == ["ended with 3"])
  }

  @Test func batchUpdatesNeedNoSelf() throws {
    let list = Rows()
    simulator.show(list)
    list.removeFirst()
    try simulator.settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func privateKeysOfAlertsAreKeptAndOthersRaise() {
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Text"), forKey: "attributedMessage")
    #expect(alert.message == "Text")
    let action = UIAlertAction(title: "OK", style: .default)
    action.setValue(true, forKey: "checked")
    #expect(action.value(forKey: "checked") as? Bool == true)
    let report = captureCrash { action.setValue(1, forKey: "colour") }
    #expect(report?.reason.hasSuffix("not key value coding-compliant for the key colour.") == true)
  }

  @Test func anAssetHasVersionsOfAnImage() throws {
    let (light, dark) = (
      try #require(UIImage(named: "light")), try #require(UIImage(named: "dark"))
    )
    let style = UITraitCollection(userInterfaceStyle: .dark)
    light.imageAsset?.register(dark, with: style)
    #expect(light.imageAsset?.image(with: style) == dark)
    #expect(
      light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    light.accessibilityIdentifier = "sun"
    #expect(light.accessibilityIdentifier == "sun")
  }

  @Test func foundationsMissingNamesHaveTheirEffect() {
    let defaults = UserDefaults(suiteName: "InteractionTests")
    defaults?.setValue(3, forKey: "three")
    #expect(defaults?.value(forKey: "three") as? Int == 3)
    defaults?.removePersistentDomain(forName: "InteractionTests")
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(UIButton.classForCoder() == UIButton.self)
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
  }
}
