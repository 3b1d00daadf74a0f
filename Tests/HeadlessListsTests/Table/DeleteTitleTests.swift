import HeadlessKit
import Testing

/// The title of the button that confirms a deletion. (behaviour 8.6)
@MainActor
@Suite struct DeleteTitleTests {
  /// A data source and delegate whose rows have one editing style.
  private final class Editor: NSObject, TableViewDataSource, TableViewDelegate {
    var style = TableViewCell.EditingStyle.delete
    var heard: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { heard.append("commit \(editingStyle.rawValue) \(indexPath.text)") }
    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      heard.append("title \(indexPath.text)")
      return "Give away"
    }
  }

  private func room(_ style: TableViewCell.EditingStyle) -> Room<Editor> {
    let editor = Editor()
    editor.style = style
    let room = Room(editor, delegate: editor)
    room.table.isEditing = true
    room.simulator.layoutIfNeeded()
    return room
  }

  @Test(arguments: 0..<3)
  func itIsAskedForBeforeADeletion(row: Int) throws {
    let room = room(.delete)
    #expect(room.shelf.heard == [])
    try room.simulator.tapEditControl(at: [0, row], in: room.table)
    #expect(room.shelf.heard == ["title 0-\(row)", "commit 1 0-\(row)"])
  }

  @Test(arguments: 0..<3)
  func anInsertionHasNone(row: Int) throws {
    let room = room(.insert)
    try room.simulator.tapEditControl(at: [0, row], in: room.table)
    #expect(room.shelf.heard == ["commit 2 0-\(row)"])
  }

  @Test func aRowWithoutEditingHasNoControl() {
    let room = room(.none)
    #expect(throws: QueryFailure.self) {
      try room.simulator.tapEditControl(at: [0, 1], in: room.table)
    }
    #expect(room.shelf.heard == [])
  }
}
