#if os(Linux)
  import Foundation
  import HeadlessKit
  import Testing

  @MainActor
  @Suite struct UndoManagerTests {
    /// A text whose changes can be undone.
    @MainActor final class Page {
      var text = ""
      let undo = UndoManager()

      func write(_ new: String) {
        let old = text
        undo.registerUndo(withTarget: self) { $0.write(old) }
        text = new
      }
    }

    let simulator = Simulator()
    let page = Page()

    private func exceptions(_ body: () -> Void) -> [String] {
      captureCrashes(body).map {
        $0.reason.replacingOccurrences(
          of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
      }
    }

    @Test func theChangesOfOneTurnAreOneGroup() throws {
      try simulator.run {
        page.write("a")
        page.write("ab")
        #expect(page.undo.groupingLevel == 1)
        try simulator.settle()
        #expect(page.undo.groupingLevel == 0)
        page.write("abc")
        page.undo.setActionName("Typing")
        #expect(page.undo.undoMenuItemTitle == "Undo Typing")
        page.undo.undo()
        #expect(page.text == "ab")
        #expect(page.undo.redoMenuItemTitle == "Redo Typing")
        page.undo.undo()
        #expect(page.text == "")
        #expect(!page.undo.canUndo)
        page.undo.redo()
        page.undo.redo()
        #expect(page.text == "abc")
        #expect(page.undo.undoActionName == "Typing")
      }
    }

    @Test func groupsAreInsideTheGroupOfTheTurn() throws {
      try simulator.run {
        page.write("a")
        page.undo.beginUndoGrouping()
        #expect(page.undo.groupingLevel == 2)
        page.write("ab")
        page.write("abc")
        page.undo.endUndoGrouping()
        #expect(page.undo.groupingLevel == 1)
        try simulator.settle()
        page.undo.undoNestedGroup()
        #expect(page.text == "a")
        page.undo.undo()
        #expect(page.text == "")
        page.undo.redo()
        page.undo.redo()
        #expect(page.text == "abc")
      }
    }

    @Test func aGroupMayOutliveTheTurn() throws {
      try simulator.run {
        page.undo.beginUndoGrouping()
        page.write("a")
        try simulator.settle()
        #expect(page.undo.groupingLevel == 2)
        page.write("ab")
        page.undo.endUndoGrouping()
        #expect(page.undo.groupingLevel == 0)
        page.undo.undo()
        #expect(page.text == "")
      }
    }

    @Test func withoutGroupsOfTurnsAGroupIsNeeded() {
      page.undo.groupsByEvent = false
      #expect(
        exceptions { page.write("a") } == [
          "_registerUndoObject:: NSUndoManager 0x is in invalid state, must begin a group before "
            + "registering undo"
        ])
      page.undo.beginUndoGrouping()
      page.write("ab")
      page.undo.endUndoGrouping()
      #expect(
        exceptions { page.undo.endUndoGrouping() } == [
          "_endUndoGroupRemovingIfEmpty:: NSUndoManager 0x is in invalid state, endUndoGrouping "
            + "called with no matching begin\n"
        ])
      page.undo.beginUndoGrouping()
      page.undo.beginUndoGrouping()
      #expect(
        exceptions { page.undo.undo() } == [
          "undo: NSUndoManager 0x is in invalid state, undo was called with too many nested undo "
            + "groups"
        ])
    }

    @Test func onlyTheLatestGroupsAreKept() throws {
      try simulator.run {
        page.undo.levelsOfUndo = 2
        for text in ["a", "ab", "abc"] {
          page.write(text)
          try simulator.settle()
        }
        while page.undo.canUndo { page.undo.undo() }
        #expect(page.text == "a")
      }
    }

    @Test func theChangesOfOneObjectCanBeForgotten() throws {
      let other = Page()
      try simulator.run {
        page.write("a")
        page.undo.beginUndoGrouping()
        page.undo.registerUndo(withTarget: other) { $0.text = "undone" }
        page.undo.endUndoGrouping()
        try simulator.settle()
        page.undo.removeAllActions(withTarget: page)
        #expect(page.undo.canUndo)
        page.undo.undo()
        #expect((page.text, other.text) == ("a", "undone"))
        page.undo.removeAllActions()
        #expect(!page.undo.canRedo)
      }
    }

    @Test func aGroupCanBeDiscardable() throws {
      simulator.run {
        page.write("a")
        page.undo.setActionIsDiscardable(true)
        #expect(page.undo.undoActionIsDiscardable)
        page.undo.undo()
        #expect(page.undo.redoActionIsDiscardable)
        #expect(!page.undo.undoActionIsDiscardable)
      }
    }
  }
#endif
