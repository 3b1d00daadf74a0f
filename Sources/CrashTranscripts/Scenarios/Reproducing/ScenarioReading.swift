import HeadlessKit
import ListCore
import ListTesting

/// A scenario that is derived from the events of a list.
struct ScenarioReading {
  private(set) var scenario: ListScenario
  /// Whether the list crashed.
  private(set) var isOver = false

  /// The current content of the list; `nil` until the list has loaded its counts.
  private var model: ScenarioModel?
  private var names = ScenarioNames()
  private var isShown = false
  /// The counts that are being queried.
  private var pass: (counts: [Int], remaining: Int)?
  private var update = OpenUpdate()
  private var apply: OpenApply?
  private var selection: [ItemPath] = []
  /// Whether the next selection change is caused by a tap, an update or a reload.
  private var selectionFollows = false

  /// Changes that have been announced and not validated yet.
  private struct OpenUpdate {
    var hasBegun = false
    var statements: [ScenarioStatement] = []
    /// The counts that were returned in the meantime.
    var answers: [SectionCounts] = []

    var isOpen: Bool { hasBegun || !statements.isEmpty }
  }

  /// An apply in progress.
  private struct OpenApply {
    var apply: ScenarioApply
    var answer: SectionCounts?
  }

  init(_ kind: ListKind) {
    scenario = ListScenario(ListScenario.Setup(kind, data: ScenarioModel()))
  }
}

extension ScenarioReading {
  /// Processes the next event.
  mutating func read(_ event: ListEvent) {
    note(event)
    switch event {
    case .updated, .reloadedData: selectionFollows = true
    case .calledDelegate(let method, _):
      if method.hasPrefix("didSelect") { selectionFollows = false }
    case .selectionChanged, .ended, .pooled: break  // a reload releases its views first
    default: selectionFollows = false
    }
  }

  private mutating func note(_ event: ListEvent) {
    switch event {
    case .askedForSectionCount(let answer):
      pass = ([Int](repeating: 0, count: answer), answer)
      finishPassIfComplete()
    case .askedForItemCount(let section, let answer):
      guard let sections = pass?.counts.count, section < sections else { return }
      pass?.counts[section] = answer
      pass?.remaining -= 1
      finishPassIfComplete()
    case .reloadedData:
      guard apply == nil else { return }
      update.isOpen ? update.statements.append(.reloadData) : add(.reloadData)
    case .layoutPass:
      guard apply == nil, !update.isOpen else { return }
      if !isShown { add(.show) } else if scenario.statements.last == .reloadData { add(.layout) }
      isShown = true
    case .beganUpdate: update.hasBegun = true
    case .called(let call, let kind):
      scenario.setup.kind = kind
      update.statements += call.changes.grouped.map(ScenarioStatement.call)
      if apply == nil, call.changes.isEmpty, !update.hasBegun { update = OpenUpdate() }
    case .calledReconfigure(let paths, let kind):
      scenario.setup.kind = kind
      readReconfiguration(paths)
    case .updated(let plan): finishUpdate(plan)
    case .droppedUpdate:
      finishUpdate(before: nil, after: update.answers.last)
    case .crashed(let report): finish(report)
    case .beganApply(let given): beginApply(given)
    case .endedApply: endApply()
    case .animationEnded, .completed:
      guard apply == nil, !update.isOpen, !scenario.statements.isEmpty else { return }
      if scenario.statements.last != .settle { add(.settle) }
    case .calledDelegate(let method, .item(let path)?) where method.hasPrefix("shouldHighlight"):
      add(.tap(path))
      selectionFollows = true
    case .calledDelegate: return
    case .selectionChanged(let paths): readSelection(paths)
    case .askedForTitle, .askedForView, .created, .reused, .reconfigured, .displayed, .ended,
      .pooled, .animationStarted, .logged, .noted:
      return
    }
  }

  private mutating func add(_ statement: ScenarioStatement) {
    scenario.statements.append(statement)
  }

  private mutating func readSelection(_ paths: [ItemPath]) {
    defer { selection = paths }
    guard !selectionFollows, apply == nil, !update.isOpen else { return }
    for path in selection where !paths.contains(path) { add(.deselect(path)) }
    for path in paths where !selection.contains(path) { add(.select(path)) }
  }

  private mutating func readReconfiguration(_ paths: [ItemPath]) {
    if apply != nil {
      apply?.apply.reconfigured += paths.compactMap { model?.item(at: $0) }
    } else if update.isOpen {
      update.statements.append(.reconfigure(paths))
    } else if !paths.isEmpty {
      add(.reconfigure(paths))
    }
  }
}

// MARK: - Counts

extension ScenarioReading {
  private mutating func finishPassIfComplete() {
    guard let pass, pass.remaining == 0 else { return }
    self.pass = nil
    let counts = SectionCounts(pass.counts)
    if apply != nil {
      apply?.answer = counts
    } else if update.isOpen {
      update.answers.append(counts)
    } else {
      adopt(counts)
    }
  }

  /// Adopts counts that were returned outside of an update.
  mutating func adopt(_ counts: SectionCounts) {
    guard let model else {
      let first = resized(ScenarioModel(), to: counts)
      self.model = first
      scenario.setup.data = first
      return
    }
    guard model.counts != counts else { return }
    let new = resized(model, to: counts)
    self.model = new
    // The model changed before the reload that made the list query it.
    var place = scenario.statements.count
    if place > 0, [.layout, .show].contains(scenario.statements[place - 1]) { place -= 1 }
    if place > 0, scenario.statements[place - 1] == .reloadData { place -= 1 }
    scenario.statements.insert(.set(new), at: place)
  }

  /// Returns a model with other counts. The items that came and went are unknown.
  private mutating func resized(
    _ model: ScenarioModel, to counts: SectionCounts
  ) -> ScenarioModel {
    ScenarioModel(
      counts.perSection.enumerated().map { index, count in
        var section =
          model.sections.indices.contains(index)
          ? model.sections[index] : ScenarioModel.Section(names.nextSection())
        section.items.removeLast(max(0, section.items.count - count))
        while section.items.count < count { section.items.append(names.nextItem()) }
        return section
      })
  }

  /// Returns the model, or one with other counts if they changed in a reload.
  private mutating func known(_ counts: SectionCounts) -> ScenarioModel {
    if let model, model.counts == counts { return model }
    return resized(model ?? ScenarioModel(), to: counts)
  }

  /// Returns the model after an update.
  private mutating func carried(_ model: ScenarioModel, by plan: UpdatePlan) -> ScenarioModel {
    var sections = [String?](repeating: nil, count: plan.after.sectionCount)
    var items = plan.after.perSection.map { [String?](repeating: nil, count: $0) }
    for (index, section) in model.sections.enumerated() {
      switch plan.fate(ofSection: index) {
      case .kept(let new), .moved(let new), .reloaded(let new): sections[new] = section.name
      case .deleted: break
      }
      for (item, name) in section.items.enumerated() {
        switch plan.fate(of: ItemPath(item: item, section: index)) {
        case .kept(let new), .moved(let new), .reloaded(let new):
          items[new.section][new.item] = name
        case .deleted: break
        }
      }
    }
    return ScenarioModel(
      zip(sections, items).map { section, items in
        ScenarioModel.Section(
          section ?? names.nextSection(), items.map { $0 ?? names.nextItem() })
      })
  }
}

// MARK: - Updates

extension ScenarioReading {
  private mutating func finishUpdate(_ plan: UpdatePlan) {
    guard apply == nil else {
      let old = known(plan.before)
      if model == nil { scenario.setup.data = old }
      apply?.answer = nil
      let new = carried(old, by: plan)
      apply?.apply.reloaded += plan.reloadedItems.compactMap { new.item(at: $0.to) }
      apply?.apply.reloadedSections += plan.reloadedSections.map { new.sections[$0.to].name }
      model = new
      update = OpenUpdate()
      return
    }
    adopt(plan.before)
    let new = carried(model ?? ScenarioModel(), by: plan)
    announce(new)
  }

  private mutating func finishUpdate(before: SectionCounts?, after: SectionCounts?) {
    if let before { adopt(before) }
    guard let model, let after else { return announce(model) }
    announce(model.counts == after ? model : resized(model, to: after))
  }

  /// Writes the pending update as statements; during it, the model is replaced.
  private mutating func announce(_ new: ScenarioModel?) {
    let change = new.flatMap { $0 == model ? nil : ScenarioStatement.set($0) }
    let changes = change.map { [$0] } ?? []
    if update.hasBegun {
      add(.batch(changes + update.statements))
    } else if update.statements.count == 1 {
      // A call outside a batch is made after the model has changed.
      for statement in changes + update.statements { add(statement) }
    } else if update.isOpen {
      for statement in changes { add(statement) }
      add(.batch(update.statements))
    }
    model = new ?? model
    update = OpenUpdate()
  }

  private mutating func finish(_ crash: CrashReport) {
    isOver = true
    if case .update(_, let kind) = crash.facts { scenario.setup.kind = kind }
    guard apply == nil, update.isOpen else { return }
    if let ledger = crash.ledger {
      finishUpdate(before: ledger.before, after: ledger.after)
    } else {
      announce(nil)
    }
  }
}

// MARK: - Applies

extension ScenarioReading {
  private mutating func beginApply(_ given: SnapshotApply) {
    scenario.setup.usesSnapshots = true
    apply = OpenApply(apply: ScenarioApply(ScenarioModel(), style: given.style))
  }

  private mutating func endApply() {
    guard let ended = apply else { return }
    apply = nil
    let isFirst = model == nil
    if let answer = ended.answer, model?.counts != answer {
      model = resized(model ?? ScenarioModel(), to: answer)
    }
    // The first apply is part of the setup.
    if isFirst {
      scenario.setup.data = model ?? ScenarioModel()
      return
    }
    var apply = ended.apply
    apply.model = model ?? ScenarioModel()
    let items = Set(apply.reloaded)
    apply.reconfigured.removeAll { items.contains($0) }
    add(.apply(apply))
  }
}

extension ListScenario {
  /// Creates a scenario that repeats a recording: it announces the recorded changes, with the
  /// recorded counts, and crashes at the same point.
  ///
  /// A trace contains counts and calls, not items: they are named by numbers. Other operations of
  /// the client, such as scrolling, are not known. An apply that crashed leaves no information at
  /// all.
  ///
  /// - Parameters:
  ///   - trace: The recorded events, from the creation of the list or from any later moment.
  ///   - kind: The kind of list, for a trace that does not specify it.
  /// - Complexity: O(*n* + *i*) for *n* entries and *i* items in all models.
  public init(reproducing trace: ListTrace, kind: ListKind = .table) {
    var reading = ScenarioReading(kind)
    for event in trace.events where !reading.isOver { reading.read(event) }
    self = reading.scenario
  }

  /// Creates a scenario that crashes as a list did; `nil` unless a batch was refused.
  ///
  /// The items are named by numbers. If the counts were loaded too late, the scenario loads them
  /// too late as well.
  public init?(reproducing crash: CrashReport) {
    guard case .update(_, let kind) = crash.facts, let ledger = crash.ledger else { return nil }
    var reading = ScenarioReading(kind)
    reading.adopt(ledger.before)
    var isLate = false
    if case .countsLoadedTooLate? = crash.causes.first { isLate = true }
    if !isLate { reading.read(.layoutPass) }
    reading.read(.beganUpdate(nil))
    for call in ledger.batch.calls { reading.read(.called(call, kind)) }
    reading.read(.crashed(crash))
    self = reading.scenario
  }
}
