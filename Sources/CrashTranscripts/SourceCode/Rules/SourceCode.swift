import ListCore

/// One function of the app, with the models of its lists.
struct ListCode {
  let project: SourceProject
  let type: String
  let function: SourceFunction
  let paths: SourcePaths
  /// The models of the lists that the type shows, by kind.
  let models: [ListKind: ListModel]
  /// Whether only UIKit or the user calls the function, and no other function of the app does, so
  /// that the model is unchanged when it begins.
  let isEntry: Bool
  /// All paths through the function and through each of its closures.
  let sequences: [SourceSequence]

  init(
    _ project: SourceProject, type: String, _ function: SourceFunction,
    _ models: [ListKind: ListModel], isEntry: Bool
  ) {
    self.project = project
    self.type = type
    self.function = function
    self.models = models
    self.isEntry = isEntry
    paths = SourceTracer.paths(function, of: type, in: project)
    sequences = paths.isIncomplete ? [] : paths.sequences
  }
}

/// Consecutive events: in a function, or in one of its closures that runs later.
struct SourceSequence {
  var events: [SourceEvent]
  /// The events around the closure, in the function that creates it.
  var context: [SourceEvent] = []
  /// The events in the closures that are created here, by their numbers.
  var closures: [Int: [SourceEvent]] = [:]
  /// The lines of the closure; `nil` for a function.
  var closure: Int?
}

extension SourcePaths {
  /// All informative paths through the function and through each of its closures.
  var sequences: [SourceSequence] {
    let outer = paths.filter(\.isTelling).map { sequence($0) }
    let inner = closures.enumerated().flatMap { number, closure in
      guard closure.paths.contains(where: \.isTelling) else { return [SourceSequence]() }
      let context = context(of: number)
      return closure.paths.filter(\.isTelling).map { path in
        var sequence = sequence(path)
        sequence.context = context
        sequence.closure = closure.line
        return sequence
      }
    }
    return outer + inner
  }

  private func sequence(_ events: [SourceEvent]) -> SourceSequence {
    var sequence = SourceSequence(events: events)
    for event in events {
      if case .closure(let number, _) = event.kind {
        sequence.closures[number] = everything(in: number)
      }
    }
    return sequence
  }

  /// Returns the events in a closure and in nested ones.
  private func everything(in number: Int, depth: Int = 0) -> [SourceEvent] {
    guard depth < 6, closures.indices.contains(number) else { return [] }
    return closures[number].paths.flatMap { path in
      path.flatMap { event in
        if case .closure(let inner, _) = event.kind, inner != number {
          return everything(in: inner, depth: depth + 1)
        }
        return [event]
      }
    }
  }

  /// Returns the events on the paths that create a closure.
  private func context(of number: Int, depth: Int = 0) -> [SourceEvent] {
    guard depth < 6 else { return [] }
    func creates(_ path: [SourceEvent]) -> Bool {
      path.contains { if case .closure(number, _) = $0.kind { true } else { false } }
    }
    var context = paths.filter(creates).flatMap { $0 }
    for (outer, closure) in closures.enumerated()
    where outer != number && closure.paths.contains(where: creates) {
      context += closure.paths.filter(creates).flatMap { $0 }
      context += self.context(of: outer, depth: depth + 1)
    }
    return context
  }
}

extension [SourceEvent] {
  /// Whether any of the events is about a list, a snapshot, or a returned value.
  var isTelling: Bool {
    contains { event in
      switch event.kind {
      case .call, .begin, .scroll, .dequeue, .snapshot, .apply, .returned: true
      case .reloadData, .end, .change, .unknown, .managedChange, .condition, .closure, .indexPath:
        false
      }
    }
  }
}

extension SourceSequence {
  /// Returns the changes of a model.
  func changes(of model: ListModel) -> [SourceEvent] {
    events.filter { $0.change.map(model.contains) ?? false }
  }

  /// Returns the calls that insert, delete or move in lists of a kind.
  func structural(_ kind: ListKind) -> [SourceEvent] {
    events.filter { event in
      if case .call(let call, kind, _) = event.kind { !call.isReload } else { false }
    }
  }

  /// Returns the number of events up to the comparison of the counts after a call: the call itself,
  /// or the end of the update that contains it.
  func comparison(after call: SourceEvent) -> Int? {
    guard let list = call.list, let index = events.firstIndex(of: call) else { return nil }
    return batches(list).first { $0.contains(index) }?.upperBound ?? index + 1
  }

  /// Returns whether the model may have changed after a number of events.
  func mayChange(_ model: ListModel, before end: Int) -> Bool {
    func tells(_ event: SourceEvent) -> Bool {
      event.isUnknown || event.change.map(model.contains) ?? false
    }
    let closed = events[..<end].flatMap { event -> [SourceEvent] in
      guard case .closure(let number, isLater: false) = event.kind else { return [] }
      return closures[number] ?? []
    }
    return events[..<end].contains(where: tells) || context.contains(where: tells)
      || closed.contains(where: tells)
  }

  /// Returns the changes of the model after a number of events, here or in closures.
  func changes(of model: ListModel, after end: Int) -> [SourceEvent] {
    events[end...].flatMap { event -> [SourceEvent] in
      if case .closure(let number, _) = event.kind { return closures[number] ?? [] }
      return [event]
    }.filter { $0.change.map(model.contains) ?? false }
      + events[..<end].flatMap { event -> [SourceEvent] in
        guard case .closure(let number, isLater: true) = event.kind else { return [] }
        return closures[number] ?? []
      }.filter { $0.change.map(model.contains) ?? false }
  }

  /// Whether there are events that cannot be followed.
  var hasUnknown: Bool {
    events.contains(where: \.isUnknown) || context.contains(where: \.isUnknown)
  }

  /// Returns the updates: the events from a begin to its end, including both.
  func batches(_ kind: ListKind) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var begins: [Int] = []
    for (index, event) in events.enumerated() where event.list == kind {
      if case .begin = event.kind { begins.append(index) }
      if case .end = event.kind, let begin = begins.popLast(), begins.isEmpty {
        batches.append(begin..<(index + 1))
      }
    }
    return batches
  }

  /// The words of all conditions that hold.
  var conditions: Set<String> {
    (events + context).reduce(into: []) {
      if case .condition(let words) = $1.kind {
        $0.formUnion(words.split(separator: " ").map(String.init))
      }
    }
  }
}

extension ListCode {
  /// Returns the line of an event, without its indentation.
  func line(_ event: SourceEvent) -> String { line(event.line, event.file) }

  func line(_ line: Int, _ file: Int) -> String {
    let lines = project.lines(of: file)
    return lines.indices.contains(line) ? lines[line].trimmed : ""
  }

  func finding(
    _ event: SourceEvent, _ mistake: Mistake, _ subject: SourceFinding.Subject, _ sentence: String,
    repair: String
  ) -> SourceFinding {
    finding(
      line: event.line, file: event.file, mistake, subject, sentence, repair: repair,
      list: event.list, calls: [event.call].compactMap(\.self))
  }

  func finding(
    line: Int, file: Int, _ mistake: Mistake, _ subject: SourceFinding.Subject,
    _ sentence: String, repair: String, list: ListKind?, calls: [ListCall] = []
  ) -> SourceFinding {
    SourceFinding(
      location: StackFrame.Location(file: project.files[file].name, line: line + 1),
      line: self.line(line, file), mistake: mistake, sentence: sentence, repair: repair,
      subject: subject, list: list, calls: calls,
      function: function.file == file
        ? (function.lines.lowerBound + 1)...(function.lines.upperBound + 1) : nil,
      symbol: "\(type).\(function.name)")
  }

  /// Returns the name of the model in a sentence: `'items'`.
  ///
  /// - Parameter call: The call that the sentence is about. The sections have a model of their own.
  func name(_ model: ListModel, for call: SourceEvent? = nil) -> String {
    let isAboutSections = call?.call?.isAboutSections ?? false
    if isAboutSections, model.rows == nil || model.sections == nil, !model.sectionAtoms.isEmpty {
      return name(model.sectionAtoms, of: model)
    }
    let others = model.atoms.filter { $0.owner == model.owner && $0 != model.rowAtom }
    if let rows = model.rows, others.isSubset(of: model.sectionAtoms) {
      return "'\(rows.prefix { $0 != "[" && $0 != "?" })'"
    }
    return name(model.atoms, of: model)
  }

  private func name(_ atoms: Set<SourceAtom>, of model: ListModel) -> String {
    let names = atoms.filter { $0.owner == model.owner }.map(\.name).sorted()
    return names.isEmpty || names.count > 3
      ? "the model" : names.map { "'\($0)'" }.joined(separator: " or ")
  }
}
