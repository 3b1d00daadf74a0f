#if os(Linux)
  import Foundation

  /// Records how to undo changes, and undoes them.
  ///
  /// Foundation's class of this name does not exist on Linux. Changes that are registered before
  /// the simulator's next turn form one group, as in an event loop.
  ///
  /// Coverage: simulated. Kept without effect: `levelsOfUndo`.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    private struct Group {
      var name = ""
      var steps: [@MainActor () -> Void] = []
    }

    private var (done, undone): ([Group], [Group]) = ([], [])
    private var open: Group?
    private var depth = 0
    private var disabled = 0
    private var scheduled = false
    /// Whether an undo is in progress.
    open private(set) var isUndoing = false
    /// Whether a redo is in progress.
    open private(set) var isRedoing = false
    /// Whether the changes of one turn form a group without ``beginUndoGrouping()``.
    open var groupsByEvent = true
    /// The number of groups to remember; zero for no limit.
    open var levelsOfUndo = 0
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { depth + (scheduled ? 1 : 0) }
    /// Whether there is something to undo.
    open var canUndo: Bool { !done.isEmpty || open.map { !$0.steps.isEmpty } ?? false }
    /// Whether there is something to redo.
    open var canRedo: Bool { !undone.isEmpty }
    /// The name of the change to undo.
    open var undoActionName: String { open?.name ?? done.last?.name ?? "" }
    /// The name of the change to redo.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of a menu item for undo.
    open var undoMenuItemTitle: String {
      undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)"
    }
    /// The title of a menu item for redo.
    open var redoMenuItemTitle: String {
      redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)"
    }

    /// Records how to undo a change.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open == nil, depth == 0, groupsByEvent, !isUndoing, !isRedoing, !scheduled {
        scheduled = true
        Simulator.current.schedule(after: 0, named: "undo group") { self.closeEventGroup() }
      }
      if !isUndoing, !isRedoing { undone = [] }
      open = open ?? Group()
      open?.steps.append { [weak target] in if let target { handler(target) } }
    }
    /// Opens a group.
    open func beginUndoGrouping() {
      closeEventGroup()
      depth += 1
    }
    /// Closes a group.
    open func endUndoGrouping() {
      depth = max(0, depth - 1)
      if depth == 0 { close() }
    }
    /// Names the change.
    open func setActionName(_ actionName: String) {
      if open != nil {
        open?.name = actionName
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }
    /// Undoes the last group.
    open func undo() {
      closeEventGroup()
      if depth == 0 { close() }
      guard let group = done.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
    }
    /// Undoes the last group.
    open func undoNestedGroup() { undo() }
    /// Redoes the group that was undone last.
    open func redo() {
      guard let group = undone.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
    }
    /// Forgets all changes.
    open func removeAllActions() { (done, undone, open) = ([], [], nil) }
    /// Stops recording.
    open func disableUndoRegistration() { disabled += 1 }
    /// Records again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    private func closeEventGroup() {
      guard scheduled else { return }
      scheduled = false
      close()
    }
    private func run(_ group: Group) {
      for step in group.steps.reversed() { step() }
      open?.name = group.name
      close()
    }
    private func close() {
      guard let group = open, !group.steps.isEmpty else { return open = nil }
      open = nil
      if isUndoing { undone.append(group) } else { done.append(group) }
    }
  }
#endif
