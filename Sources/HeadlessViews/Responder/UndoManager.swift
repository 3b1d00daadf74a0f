#if os(Linux)
  import Foundation

  /// A recorder of changes that can undo them.
  ///
  /// Foundation's class of this name does not exist on Linux. The changes of one turn of the
  /// simulator's run loop form one group, as in an event loop; groups may contain other groups.
  ///
  /// Coverage: simulated. Kept without effect: `runLoopModes`.
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    fileprivate enum Step {
      case change(target: ObjectIdentifier, @MainActor () -> Void)
      case group(Group)
    }

    fileprivate struct Group {
      var name = ""
      var isDiscardable = false
      var steps: [Step] = []
    }

    private var (done, undone): ([Group], [Group]) = ([], [])
    /// The open groups, the outermost first.
    private var open: [Group] = []
    private var disabled = 0
    /// The scheduled end of the group that the turn opened, which is the outermost one.
    private var endOfTurn: ScheduledWork?
    /// Whether that turn has ended, and groups inside are still open.
    private var isTurnOver = false
    /// Whether an undo is in progress.
    open private(set) var isUndoing = false
    /// Whether a redo is in progress.
    open private(set) var isRedoing = false
    /// Whether the changes of one turn form a group without ``beginUndoGrouping()``.
    open var groupsByEvent = true
    /// The number of groups to remember, the latest ones; zero for no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// The modes of the run loop in which a turn ends. Kept without effect.
    open var runLoopModes = [RunLoop.Mode.default]
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }
    /// Whether there is something to undo.
    open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !undone.isEmpty }
    private var next: Group? { open.first ?? done.last }
    /// The name of the change to undo.
    open var undoActionName: String { next?.name ?? "" }
    /// The name of the change to redo.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// Whether the change to undo can be dropped, such as one of the selection.
    open var undoActionIsDiscardable: Bool { next?.isDiscardable ?? false }
    /// Whether the change to redo can be dropped.
    open var redoActionIsDiscardable: Bool { undone.last?.isDiscardable ?? false }
    /// The title of a menu item for undo.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item for redo.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes a change.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of a menu item that redoes a change.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Records how to undo a change.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        guard groupsByEvent else {
          return refuse("_registerUndoObject:", "must begin a group before registering undo")
        }
        openGroupOfTurn()
      }
      if !isUndoing, !isRedoing { undone = [] }
      let change = Step.change(target: ObjectIdentifier(target)) { [weak target] in
        if let target { handler(target) }
      }
      open[open.count - 1].steps.append(change)
    }
    /// Records a message that undoes a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
      guard let target = target as? NSObject else { return }
      registerUndo(withTarget: target) { _ = $0.perform(selector, with: object) }
    }
    /// Opens a group, which may be inside another one.
    open func beginUndoGrouping() {
      if open.isEmpty, groupsByEvent { openGroupOfTurn() }
      open.append(Group())
    }
    /// Closes the innermost group.
    open func endUndoGrouping() {
      guard let group = open.popLast() else {
        let what = "endUndoGrouping called with no matching begin\n"
        return refuse("_endUndoGroupRemovingIfEmpty:", what)
      }
      defer { if open.count == 1, isTurnOver { endUndoGrouping() } }
      if open.isEmpty {
        endOfTurn?.cancel()
        isTurnOver = false
      }
      guard !group.steps.isEmpty else { return }
      if open.isEmpty {
        if isUndoing { undone.append(group) } else { done.append(group) }
        trim()
      } else {
        open[open.count - 1].steps.append(.group(group))
      }
    }
    /// Names the change.
    open func setActionName(_ actionName: String) { change { $0.name = actionName } }
    /// Says whether the change can be dropped.
    open func setActionIsDiscardable(_ discardable: Bool) {
      change { $0.isDiscardable = discardable }
    }
    /// Undoes the last group, and closes it before if it is still open.
    open func undo() {
      if open.count == 1 { endUndoGrouping() }
      guard open.isEmpty else {
        return refuse("undo", "undo was called with too many nested undo groups")
      }
      if let group = done.popLast() { run(group) { isUndoing = $0 } }
    }
    /// Undoes the last group, or the last one inside it.
    open func undoNestedGroup() {
      guard open.isEmpty, case .group(let group)? = done.last?.steps.last else { return undo() }
      done[done.count - 1].steps.removeLast()
      if done[done.count - 1].steps.isEmpty { done.removeLast() }
      run(group) { isUndoing = $0 }
    }
    /// Redoes the group that was undone last.
    open func redo() { if let group = undone.popLast() { run(group) { isRedoing = $0 } } }
    /// Forgets all changes.
    open func removeAllActions() {
      (done, undone, open, isTurnOver) = ([], [], [], false)
      endOfTurn?.cancel()
    }
    /// Forgets the changes of one object.
    open func removeAllActions(withTarget target: Any) {
      let target = ObjectIdentifier(target as AnyObject)
      done = done.map { $0.without(target) }.filter { !$0.steps.isEmpty }
      undone = undone.map { $0.without(target) }.filter { !$0.steps.isEmpty }
      open = open.map { $0.without(target) }
    }
    /// Stops recording.
    open func disableUndoRegistration() { disabled += 1 }
    /// Records again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    private func openGroupOfTurn() {
      open = [Group()]
      guard !isUndoing, !isRedoing else { return }
      endOfTurn = Simulator.current.schedule(after: 0, named: "undo group") { [weak self] in
        guard let self else { return }
        if open.count == 1 { endUndoGrouping() } else { isTurnOver = !open.isEmpty }
      }
    }
    private func change(_ body: (inout Group) -> Void) {
      if !open.isEmpty { body(&open[0]) } else if !done.isEmpty { body(&done[done.count - 1]) }
    }
    private func run(_ group: Group, _ mark: (Bool) -> Void) {
      mark(true)
      open = [Group(name: group.name, isDiscardable: group.isDiscardable)]
      group.run()
      endUndoGrouping()
      mark(false)
    }
    private func trim() {
      guard levelsOfUndo > 0 else { return }
      (done, undone) = (done.suffix(levelsOfUndo), undone.suffix(levelsOfUndo))
    }
    private func refuse(_ method: String, _ what: String) {
      ViewMisuse.undo(
        "\(method): NSUndoManager \(ObjectName.address(of: self)) is in invalid state, \(what)"
      ).raise()
    }
  }

  extension UndoManager.Group {
    @MainActor fileprivate func run() {
      for step in steps.reversed() {
        switch step {
        case .change(_, let undo): undo()
        case .group(let group): group.run()
        }
      }
    }
    /// Returns the group without the changes of one object.
    fileprivate func without(_ target: ObjectIdentifier) -> Self {
      var rest = self
      rest.steps = steps.compactMap { step in
        switch step {
        case .change(let owner, _): return owner == target ? nil : step
        case .group(let group):
          let inner = group.without(target)
          return inner.steps.isEmpty ? nil : .group(inner)
        }
      }
      return rest
    }
  }
#endif
