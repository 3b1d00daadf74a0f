// Statements, each with the ways through it.
extension SourceTracer {
  mutating func trace(_ block: SourceBlock, _ traces: [SourceTrace]) -> [SourceTrace] {
    var traces = traces
    var deferred: [SourceBlock] = []
    for statement in block {
      if case .defer(let block) = statement {
        deferred.append(block)
        continue
      }
      let running = traces.filter(\.isRunning)
      if running.isEmpty || isIncomplete { break }
      traces = bounded(traces.filter { !$0.isRunning } + trace(statement, running))
    }
    for block in deferred.reversed() {
      traces = traces.flatMap { trace in
        var resumed = trace
        (resumed.hasEnded, resumed.jump) = (false, nil)
        return self.trace(block, [resumed]).map {
          var result = $0
          (result.hasEnded, result.jump) = (trace.hasEnded, trace.jump)
          return result
        }
      }
    }
    return traces
  }

  /// Leaves out equal ways; too many of them end the search.
  mutating func bounded(_ traces: [SourceTrace]) -> [SourceTrace] {
    guard traces.count > 1 else { return traces }
    if isIncomplete { return Array(traces.prefix(1)) }
    var seen: Set<SourceTrace.Key> = []
    let kept = traces.filter { seen.insert($0.key).inserted }
    if kept.count > Self.mostTraces { isIncomplete = true }
    return kept
  }

  mutating func trace(
    _ statement: SourceStatement, _ traces: [SourceTrace]
  ) -> [SourceTrace] {
    steps += traces.count
    if steps > Self.mostSteps { isIncomplete = true }
    switch statement {
    case .expression(let nodes): return evaluate(nodes, traces)
    case .declaration(let local): return declare(local, traces)
    case .return(let nodes, let line):
      return evaluate(nodes, traces).map {
        var trace = $0
        if !nodes.isEmpty {
          trace.add(event(.returned(nodes.code), trace, line))
        }
        trace.hasEnded = true
        return trace
      }
    case .jump(let word, let nodes):
      return evaluate(nodes, traces).map {
        var trace = $0
        if word == "throw" {
          trace.hasEnded = true
        } else if word != "fallthrough" {
          trace.jump = word
        }
        return trace
      }
    case .if(let conditions, let then, let otherwise):
      let ready = evaluate(conditions, traces)
      return fork(
        ready,
        [
          { tracer, traces in tracer.trace(then, tracer.bind(conditions, traces)) },
          { tracer, traces in tracer.trace(otherwise, tracer.met(conditions, traces)) },
        ])
    case .guard(let conditions, let otherwise):
      let ready = evaluate(conditions, traces)
      let left = trace(otherwise, met(conditions, ready))
      return left + bind(conditions, ready)
    case .switch(let subject, let cases):
      let ready = evaluate(subject, traces)
      return fork(
        ready,
        cases.map { part in
          { tracer, traces in
            tracer.trace(
              part.block,
              tracer.bindPattern(part.pattern, tracer.met(subject + part.pattern, traces)))
          }
        }
      ).map {
        var trace = $0
        if trace.jump == "break" { trace.jump = nil }
        return trace
      }
    case .loop(let name, let head, let block): return repeatTrace(name, head, block, traces)
    case .do(let block, _): return trace(block, traces)
    case .defer: return traces
    case .function(let function):
      return traces.map {
        var trace = $0
        trace.scope.locals[function.name] = SourceScope.Local(function: function)
        return trace
      }
    }
  }

  typealias Branch = (inout SourceTracer, [SourceTrace]) -> [SourceTrace]

  /// Follows each branch by itself. Branches without any event are one.
  mutating func fork(_ traces: [SourceTrace], _ branches: [Branch]) -> [SourceTrace] {
    var result: [SourceTrace] = []
    for trace in traces {
      var ways: [SourceTrace] = []
      for branch in branches { ways += branch(&self, [trace]) }
      let isEmpty = ways.allSatisfy { way in
        way.isRunning
          && way.events.dropFirst(trace.events.count).allSatisfy {
            if case .condition = $0.kind { true } else { false }
          }
      }
      result += isEmpty ? [trace] : ways
    }
    return result
  }

  func event(_ kind: SourceEvent.Kind, _ trace: SourceTrace, _ line: Int) -> SourceEvent {
    SourceEvent(kind: kind, file: trace.scope.file, line: line, loop: loop)
  }

  /// Notes the words of a condition.
  func met(_ conditions: [SourceNode], _ traces: [SourceTrace]) -> [SourceTrace] {
    let words = conditions.words.sorted().joined(separator: " ")
    guard !words.isEmpty else { return traces }
    return traces.map {
      var trace = $0
      trace.add(
        event(.condition(words), trace, conditions.first?.line ?? 0))
      return trace
    }
  }

  /// Notes a condition, and declares what it binds: `let cell = … as? Cell`.
  func bind(_ conditions: [SourceNode], _ traces: [SourceTrace]) -> [SourceTrace] {
    let parts = conditions.separatedByTopLevelCommas
    return met(conditions, traces).map {
      var trace = $0
      for part in parts {
        guard part.count > 1, part[0].isWord("let") || part[0].isWord("var"),
          part[1].kind == .word
        else {
          if part.first?.isWord("case") == true { bind(pattern: part, in: &trace) }
          continue
        }
        let name = part[1].text
        if name == "self" { continue }
        let equals = part.firstIndex { $0.isSymbol("=") } ?? part.endIndex
        let value = Array(part[equals...].dropFirst())
        if value.isEmpty {
          let known = trace.scope.inferred([part[1]])
          trace.scope.locals[name] = SourceScope.Local(type: known, value: [part[1]])
        } else {
          trace.scope.locals[name] = local(value, type: [], trace.scope)
        }
      }
      return trace
    }
  }

  func bindPattern(_ pattern: [SourceNode], _ traces: [SourceTrace]) -> [SourceTrace] {
    traces.map {
      var trace = $0
      bind(pattern: pattern, in: &trace)
      return trace
    }
  }

  func bind(pattern: [SourceNode], in trace: inout SourceTrace) {
    guard pattern.contains(where: { $0.isWord("let") || $0.children.words.contains("let") }) else {
      return
    }
    for word in pattern.words
    where word.first?.isLowercase == true && word != "let" && word != "case" {
      trace.scope.locals[word] = SourceScope.Local()
    }
  }

  func local(
    _ value: [SourceNode], type: [SourceNode], _ scope: SourceScope
  ) -> SourceScope.Local {
    let known = SourceTypeName(type) ?? scope.inferred(value)
    return SourceScope.Local(type: known, value: value)
  }

  mutating func declare(_ declared: SourceLocal, _ traces: [SourceTrace]) -> [SourceTrace] {
    if declared.value.count == 1, declared.value[0].kind == .braces {
      let node = declared.value[0]
      return traces.map {
        var trace = $0
        closures.append((node, trace.scope))
        trace.scope.locals[declared.name] = SourceScope.Local(
          type: SourceTypeName(SourceTypeName.function), closure: closures.count - 1)
        return trace
      }
    }
    return evaluate(declared.value, traces).map {
      var trace = $0
      trace.scope.locals[declared.name] = local(declared.value, type: declared.type, trace.scope)
      if trace.scope.locals[declared.name]?.type?.name == "NSDiffableDataSourceSnapshot",
        declared.value.last?.kind == .parentheses, declared.value.last?.children.isEmpty == true,
        !declared.value.words.contains("snapshot")
      {
        trace.add(
          event(.snapshot("init", variable: declared.name, arguments: []), trace, declared.line))
      }
      return trace
    }
  }

  mutating func repeatTrace(
    _ name: String?, _ head: [SourceNode], _ block: SourceBlock, _ traces: [SourceTrace]
  ) -> [SourceTrace] {
    let ready = evaluate(head, traces).map {
      var trace = $0
      if let name {
        trace.scope.locals[name] = SourceScope.Local(
          type: trace.scope.inferred(head)?.element, value: [])
      }
      return trace
    }
    let outer = loop
    loop = head.first?.line ?? outer ?? 0
    defer { loop = outer }
    return trace(block, ready).map {
      var trace = $0
      trace.jump = nil
      return trace
    }
  }
}
