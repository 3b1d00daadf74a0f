import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Members with an effect that a test can see.
@MainActor
@Suite struct MoreMembersTests {
  @Test func aLayerIsTurnedByItsKeyPath() {
    let layer = Layer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    let transform = layer.affineTransform()
    #expect(abs(transform.a) < 1e-9)
    #expect(abs(transform.b - 2) < 1e-9)
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    #expect(abs((angle ?? 0) - .pi / 2) < 1e-9)
    layer.setValue("kept", forKeyPath: "userInfo")
    #expect(layer.value(forKeyPath: "userInfo") as? String == "kept")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.opacity == 0.5)
  }

  @Test func sublayersAreReplaced() {
    let (view, old, new) = (View(), Layer(), Layer())
    view.addSubview(View())
    view.layer.addSublayer(old)
    view.layer.sublayers = [new]
    #expect(view.layer.sublayers?.last === new)
    #expect(old.superlayer == nil)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers?.count == 1)
    #expect(view.subviews.count == 1)
  }

  @Test func currentTraitsCanBeSet() {
    let simulator = Simulator()
    let before = TraitCollection.current
    TraitCollection.current = TraitCollection(userInterfaceStyle: .dark)
    #expect(TraitCollection.current.userInterfaceStyle == .dark)
    TraitCollection.current = before
    #expect(TraitCollection.current == simulator.traitCollection)
  }

  @Test func aStackHasTheBarOfItsClass() {
    final class Bar: NavigationBar {}
    let stack = NavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(stack.navigationBar is Bar)
    stack.viewControllers = [ViewController()]
    #expect(stack.navigationBar.topItem === stack.topViewController?.navigationItem)
  }

  @Test func aQuickActionCanBeChanged() {
    let item = MutableApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: "B")
    item.localizedTitle = "C"
    item.localizedSubtitle = nil
    #expect((item as ApplicationShortcutItem).localizedTitle == "C")
    #expect((item as ApplicationShortcutItem).localizedSubtitle == nil)
    #expect(item.type == "a")
    #expect(ApplicationShortcutIcon(type: .search).imageName == "search")
  }

  @Test func patternsAreDetected() {
    let board = Simulator().pasteboard
    board.string = "example.org/a"
    var found: Set<Pasteboard.DetectionPattern> = []
    board.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) {
      found = (try? $0.get()) ?? []
    }
    #expect(found == [.probableWebURL])
    board.string = "12.5"
    var values: [Pasteboard.DetectionPattern: Any] = [:]
    board.detectValues(for: [.number]) { values = (try? $0.get()) ?? [:] }
    #expect(values[.number] as? Double == 12.5)
  }

  @Test func aTextViewPostsThatEditingBeginsAndEnds() throws {
    let (simulator, view) = (
      Simulator(), TextView(frame: CGRect(x: 0, y: 0, width: 99, height: 50))
    )
    simulator.show(view)
    var posted: [String] = []
    let names = [
      TextView.textDidBeginEditingNotification, TextView.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    view.becomeFirstResponder()
    view.resignFirstResponder()
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(
      posted == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func aTextIsConvertedWithItsAttributes() {
    let red = NSAttributedString(
      string: "red", attributes: [.foregroundColor: Color.red, .font: Font.systemFont(ofSize: 9)])
    let back = NSAttributedString(AttributedString(red))
    #expect(back.string == "red")
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color == .red)
    #expect((back.attribute(.font, at: 0, effectiveRange: nil) as? Font)?.pointSize == 9)
    #expect(!back.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(throws: CocoaError.self) {
      try back.data(
        from: NSRange(location: 0, length: 3),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test func aRowAppearsWhenItsPlaceholderIsCommitted() throws {
    final class List: NSObject, TableViewDataSource, TableViewDropDelegate {
      var names = ["a", "b"]
      var context: (any TableViewDropPlaceholderContext)?
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool { true }
      func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> TableViewDropProposal { TableViewDropProposal(operation: .copy) }
      func tableView(
        _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
      ) {
        context = coordinator.drop(
          coordinator.items[0].dragItem,
          to: TableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "new",
            rowHeight: 44))
      }
    }
    let (simulator, list) = (Simulator(), List())
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    (table.dataSource, table.dropDelegate) = (list, list)
    simulator.show(table)
    try simulator.drop(
      [DragItem(itemProvider: ItemProvider(object: "c" as NSString))],
      at: IndexPath(row: 1, section: 0), in: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(
      list.context?.commitInsertion { list.names.insert("c", at: $0.row) } == true)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "c")
    #expect(list.context?.deletePlaceholder() == false)
  }
}
