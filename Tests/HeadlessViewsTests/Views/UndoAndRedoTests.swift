#if os(Linux)
  import HeadlessKit
  import Testing

  /// The manager that replaces Foundation's, which does not exist on Linux.
  @MainActor @Suite struct UndoAndRedoTests {
    /// A number whose changes can be undone and redone.
    @MainActor private final class Counter {
      let manager = UndoManager()
      private(set) var values = [0]
      var value: Int { values[values.count - 1] }

      func set(_ new: Int) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old) }
        values.append(new)
      }
    }

    private let simulator = Simulator()
    private let counter = Counter()
    private var manager: UndoManager { counter.manager }

    @Test func changesOfOneTurnAreUndoneTogether() throws {
      simulator.run {
        counter.set(1)
        counter.set(2)
      }
      try simulator.settle()
      simulator.run { counter.set(3) }
      try simulator.settle()
      simulator.run { manager.undo() }
      #expect(counter.value == 2)
      simulator.run { manager.undo() }
      #expect(counter.values == [0, 1, 2, 3, 2, 1, 0])
      #expect((manager.canUndo, manager.canRedo) == (false, true))
      simulator.run { manager.redo() }
      #expect(counter.value == 2)
      simulator.run { manager.redo() }
      #expect(counter.value == 3)
      #expect((manager.canUndo, manager.canRedo) == (true, false))
    }

    @Test func aGroupEndsWithItsOutermostPart() {
      simulator.run {
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        counter.set(1)
        manager.endUndoGrouping()
        counter.set(2)
        manager.endUndoGrouping()
        manager.undo()
      }
      #expect(counter.values == [0, 1, 2, 1, 0])
      #expect(!manager.canUndo)
    }

    @Test func aNewChangeForgetsWhatWasUndone() throws {
      simulator.run { counter.set(1) }
      try simulator.settle()
      simulator.run {
        manager.undo()
        counter.set(5)
      }
      #expect(!manager.canRedo)
    }

    @Test func namesFollowTheirChanges() throws {
      #expect(manager.undoMenuItemTitle == "Undo")
      simulator.run {
        counter.set(1)
        manager.setActionName("Count")
      }
      try simulator.settle()
      #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo Count", "Redo"))
      simulator.run { manager.undo() }
      #expect((manager.undoMenuItemTitle, manager.redoMenuItemTitle) == ("Undo", "Redo Count"))
    }

    @Test func nothingIsRecordedWhileRecordingIsOff() {
      simulator.run {
        manager.disableUndoRegistration()
        counter.set(1)
        manager.enableUndoRegistration()
      }
      #expect(!manager.canUndo)
    }
  }
#endif
