import HeadlessKit
import ListCore

// The records that a check makes as events happen. It does not query the list, which must wait.

extension ListCheck {
  func hear(_ event: ListEvent, _ view: View?) {
    remember(event)
    if let list, list.window != nil { follow(list.simulator) }
    if let path = reconfigurations.replacement(event) { noteReplacement(at: path) }
    switch event {
    case .created(let name, let identifier):
      if let view { noteCreation(of: view, name, identifier) }
    case .reused(let name, let identifier):
      if let view, checks.contains(.reuse) { reuse.dirty(view, name, identifier) }
    case .displayed(let name, _):
      if let view { noteDisplay(of: view, name) }
    case .reconfigured(let name, _): newlyConfigured.insert(name)
    case .ended(let name, _): (configured[name], displayed[name]) = (nil, nil)
    case .reloadedData:
      pass = nil
      places.forget()
      noteCoveredReload()
    case .calledReconfigure(let paths, _):
      pass = nil
      places.forgetLooks(of: paths)
    case .called(let call, _):
      pass = nil
      noteCall(call)
    case .updated(let plan):
      pass = nil
      places.carry(along: plan)
      noteCoveredUpdate()
    case .droppedUpdate(let fault): noteDrop(of: fault)
    case .beganApply:
      isApplying = true
      noteDataSource()
    case .endedApply:
      (isApplying, hasApplied) = (false, true)
      followSnapshots()
    case .crashed(let report):
      noteCrash(report)
      stop()
    case .askedForSectionCount, .askedForItemCount, .askedForTitle, .askedForView, .pooled,
      .beganUpdate, .layoutPass, .animationStarted, .animationEnded, .completed, .selectionChanged,
      .calledDelegate, .logged, .noted:
      break
    }
  }

  func noteDisplay(of view: View, _ name: ListViewName) {
    newlyConfigured.insert(name)
    if checks.contains(.staleness) || checks.contains(.reuse) { displayed[name] = ViewLook(view) }
    if checks.contains(.reuse) { reuse.noteDisplay(of: view, name) }
  }

  private func noteCreation(of view: View, _ name: ListViewName, _ identifier: String?) {
    if checks.contains(.reuse) { reuse.noteCreation(of: view, name, identifier) }
  }

  private func noteCall(_ call: UpdateCall) {
    guard !isApplying, let list, list.inspection.isUpdatingFromLateCounts else { return }
    report(
      .updateBeforeCounts,
      """
      \(call.text(list.kind)) was called before the list had loaded its counts, so it loaded them \
      first: if the model has changed already, the change counts twice and the list crashes. Show \
      the list and lay it out before the model changes, or call reloadData() instead.
      """)
  }

  private func noteCrash(_ crash: CrashReport) {
    guard case .snapshot = crash.facts, let advice = crash.firstCause else { return }
    report(.crashed, "The list crashed. \(advice)")
  }

  private func noteReplacement(at path: ItemPath) {
    let method =
      list?.kind == .collection
      ? "dequeueReusableCell(withReuseIdentifier:for:)" : "dequeueReusableCell(withIdentifier:for:)"
    report(
      .replacedByReconfiguring, at: [.item(path)],
      """
      \(path) was reconfigured, and its provider returned another cell, so that the state of the old \
      one is lost. Dequeue it with \(method), which returns the present cell.
      """)  // behaviour 4.8
  }

  /// Reports, once, that the applied snapshots do not match the requests of the list.
  private func noteDataSource() {
    guard !hasOtherDataSource, let list, let source = list.listDataSource, !list.usesSnapshots
    else { return }
    hasOtherDataSource = true
    report(
      .otherDataSource,
      """
      A snapshot was applied by a diffable data source, but the list asks another data source, \
      \(type(of: source)): its dataSource was set after the diffable one was made, so the list never \
      shows a snapshot. Remove the line that sets it, such as tableView.dataSource = self.
      """)
  }

  private func noteDrop(of fault: UpdateFault) {
    let reason = fault.reason(.collection, simulator?.profile ?? .newest)
    pass = nil
    places.forget()
    report(
      .droppedUpdate,
      """
      The list discarded an update and reloaded, which crashes on other releases. Announce exactly \
      what changes in the model. \(reason)
      """)
  }

  /// Handles a message that the system prints without crashing.
  func hear(_ line: ConsoleLine) {
    remember(.logged(line))
    switch line.warning {
    case .layoutOutsideHierarchy where hasUpdatedWhileCovered: break  // reported with its cause
    case .layoutOutsideHierarchy:
      report(
        .layoutOutsideHierarchy,
        """
        The table was laid out or updated while it was not in a window, so it loaded cells without \
        knowing its size. Until it is in a window, update only the model, and show the change in \
        viewIsAppearing(_:): in viewWillAppear(_:) it is not in a window yet.
        """)  // behaviour 9.1
    case .cellForRowDuringUpdate:
      report(
        .cellAskedForDuringUpdate,
        """
        A cell was requested from the table while it was updating its cells, so it returned none. \
        Use the cell that is passed to the callback, or request it after the update.
        """)
    case .collapsedCell:
      report(
        .collapsedCell,
        """
        The constraints of a cell give its content view no height, so the row got the standard \
        height of 44 points. Constrain the subviews from the top of contentView to its bottom.
        """)
    case .updatesFromSeveralQueues:
      report(
        .mixedQueues,
        """
        Snapshots were applied on the main queue and on another one. Their order is undefined, and \
        waiting for each other deadlocks. Always use the same queue.
        """)
    case .itemsExist(let items):
      report(
        .itemAddedAgain,
        """
        Items were added to a snapshot that already contained them: \
        \(items.joined(separator: ", ")). They were moved, not added. Give every item a unique \
        identifier, or move it with a move method.
        """)
    case .updateDropped, .attributesIgnored, .itemTooLarge, nil: break
    }
  }

  func hear(_ moment: SimulatorMoment) {
    noteConfiguredLooks()
    guard moment == .quiet else { return }
    endTurn()
    if looksWhenQuiet { takeQuietLook() }
  }

  /// Records the content of views that were laid out after being configured. Later changes come
  /// from elsewhere.
  private func noteConfiguredLooks() {
    guard !newlyConfigured.isEmpty, let list else { return }
    let inspection = list.inspection
    for entry in inspection.cells + inspection.otherViews
    where newlyConfigured.contains(entry.name) {
      configured[entry.name] = ViewLook(entry.view)
    }
    newlyConfigured = []
  }
}
