import ListCore

// Calls, which are followed into the app's functions where possible.
extension SourceTracer {
  /// Follows one call of a chain.
  mutating func call(
    _ chain: SourceChain, _ index: Int, _ arguments: [SourceChain.Argument], _ trace: SourceTrace
  ) -> [SourceTrace] {
    let scope = trace.scope
    guard index > 0, case .member(let name) = chain.links[index - 1] else {
      return index == 0
        ? plainCall(chain, arguments, trace) : [ran(arguments, "", trace)].flatMap { $0 }
    }
    let receiver = scope.place(of: chain, links: index - 1)
    if let kind = project.listKind(receiver?.type), receiver?.isTypeName != true {
      return listCall(name, kind, arguments, chain, trace)
    }
    let type = receiver?.type
    if let type, type.name.hasPrefix("NSDiffableDataSource") {
      var trace = trace
      trace.add(
        event(
          .snapshot(name, variable: chain.code(links: index - 1), arguments: arguments), trace,
          chain.line))
      return ran(arguments, name, trace)
    }
    if name == "apply", let type, isDiffable(type) {
      var trace = trace
      trace.add(event(.apply, trace, chain.line))
      return ran(arguments, name, trace)
    }
    if name == "delete" || name == "insert",
      type?.name == "NSManagedObjectContext" || chain.code(links: index - 1).isManagedContext
    {
      var trace = trace
      trace.add(event(.managedChange, trace, chain.line))
      return [trace]
    }
    if chain.base.isWord("super"), index == 1 { return ran(arguments, name, trace) }
    if let type, let (owner, function) = project.method(name, arguments, of: type.name),
      project.types[owner]?.keyword != "protocol" || !function.body.isEmpty
    {
      return inline(function, owner, arguments, trace, dynamicType: type.name)
    }
    if SourceChange.mutators[name] != nil, let receiver, !receiver.atoms.isEmpty,
      type == nil || type?.isCollection == true || type?.element != nil || name == "toggle"
    {
      var result = trace
      if !receiver.isCopy {
        let change = SourceChange(
          receiver.atoms, method: name, arguments, target: chain.code(links: index - 1))
        result.add(event(.change(change), trace, chain.line))
        return observed(chain, links: index - 1, result, since: trace)
      }
      return ran(arguments, name, trace)
    }
    if isHarmless(receiver, name, chain) { return ran(arguments, name, trace) }
    var result = trace
    result.add(event(.unknown, trace, chain.line))
    return ran(arguments, name, result)
  }

  func isDiffable(_ type: SourceTypeName) -> Bool {
    project.lineage(of: type.name).contains { $0.hasSuffix("DiffableDataSource") }
  }

  /// Returns whether a call changes nothing in the app, because it belongs to one of Apple's
  /// frameworks.
  func isHarmless(_ receiver: SourcePlace?, _ name: String, _ chain: SourceChain) -> Bool {
    if chain.isImplicitMember { return true }
    guard let receiver else {
      // The result of a system method belongs to the system too.
      if chain.base.kind == .word, let first = chain.base.text.first, first.isUppercase {
        return SourceTypeName(chain.base.text).isOfSystem
      }
      return Self.queries.contains(name)
    }
    guard let type = receiver.type else {
      return chain.base.isWord("super") || Self.queries.contains(name)
    }
    if type.name == SourceTypeName.function { return false }
    if type.isOfSystem || type.isCollection {
      return !(type.name == "NotificationCenter" && name == "post")
    }
    if let known = project.types[type.name] {
      if known.keyword == "protocol" { return false }
      if project.methods(name, of: type.name).isEmpty,
        project.property(name, of: type.name) == nil
      {
        return project.lineage(of: type.name).contains { SourceTypeName($0).isOfSystem }
          || known.keyword == "enum" || known.keyword == "struct"
      }
      return false
    }
    return Self.queries.contains(name)
  }

  /// Methods that only return a value, whatever type they belong to.
  private static let queries: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "first", "firstIndex", "contains", "sorted",
    "reversed",
    "joined", "prefix", "suffix", "enumerated", "index", "min", "max", "reduce", "isEqual",
    "lowercased",
    "uppercased", "trimmingCharacters", "components", "hasPrefix", "split", "description", "count",
    "allSatisfy", "dropFirst", "dropLast", "union", "intersection", "object", "isSubset",
    "indexPath",
    "instantiateViewController", "forEach", "localized",
  ]

  /// Follows a call without a receiver: of a closure, a method, a function or an initializer.
  mutating func plainCall(
    _ chain: SourceChain, _ arguments: [SourceChain.Argument], _ trace: SourceTrace
  ) -> [SourceTrace] {
    let name = chain.base.text
    guard chain.base.kind == .word else { return ran(arguments, "", trace) }
    if let local = trace.scope.locals[name] {
      if let function = local.function {
        return inline(function, trace.scope.type, arguments, trace, isLocal: true)
      }
      if let number = local.closure {
        let (node, scope) = closures[number]
        followed.insert(number)
        let closure = SourceClosure(node)
        var inner = trace
        inner.scope = scope
        guard depth < Self.deepest else { return unknown(chain, trace) }
        depth += 1
        defer { depth -= 1 }
        return self.trace(closure.block, [inner]).map {
          var result = $0
          (result.scope, result.hasEnded, result.jump) = (trace.scope, false, nil)
          return result
        }
      }
      return unknown(chain, trace, arguments)
    }
    if let (owner, function) = project.method(name, arguments, of: trace.scope.type) {
      return inline(function, owner, arguments, trace, dynamicType: trace.scope.type)
    }
    if !project.methods(name, of: trace.scope.type).isEmpty {
      return unknown(chain, trace, arguments)
    }
    if let functions = project.functions[name] {
      return functions.count == 1
        ? inline(functions[0], "", arguments, trace) : unknown(chain, trace, arguments)
    }
    if let property = project.property(name, of: trace.scope.type), property.owner != "" {
      return unknown(chain, trace, arguments)
    }
    if name == "IndexPath" {
      var result = trace
      let code = arguments.map { ($0.label ?? "") + ": " + $0.nodes.code }
      result.add(
        event(.indexPath(code.joined(separator: ", ")), trace, chain.line))
      return [result]
    }
    if name.first?.isUppercase == true { return ran(arguments, name, trace) }
    return Self.harmless.contains(name)
      ? ran(arguments, name, trace) : unknown(chain, trace, arguments)
  }

  mutating func unknown(
    _ chain: SourceChain, _ trace: SourceTrace, _ arguments: [SourceChain.Argument] = []
  ) -> [SourceTrace] {
    var result = trace
    result.add(event(.unknown, trace, chain.line))
    return ran(arguments, chain.base.text, result)
  }

  /// The methods of UIKit and functions of the language that change no model.
  private static let harmless: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "min", "max", "abs", "zip", "stride", "type", "swap",
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "setEditing",
    "addChild", "becomeFirstResponder", "resignFirstResponder", "setNeedsStatusBarAppearanceUpdate",
    "NSLocalizedString", "Selector", "addSubview", "setNeedsLayout", "layoutIfNeeded",
    "setNeedsDisplay", "removeFromSuperview", "loadViewIfNeeded", "setToolbarItems",
    "invalidateLayout", "register", "super", "unsafeBitCast", "round", "floor", "ceil",
  ]

  mutating func inline(
    _ function: SourceFunction, _ owner: String, _ arguments: [SourceChain.Argument],
    _ trace: SourceTrace, dynamicType: String? = nil, isLocal: Bool = false
  ) -> [SourceTrace] {
    guard !function.modifiers.contains("(required)"), !active.contains(function),
      !project.isAmbiguous(owner)
    else {
      var result = trace
      result.add(event(.unknown, trace, function.lines.lowerBound))
      return ran(arguments, function.name, result)
    }
    var locals: [String: SourceScope.Local] = isLocal ? trace.scope.locals : [:]
    var rest = arguments[...]
    let first = closures.count
    for parameter in function.parameters {
      var local = SourceScope.Local(type: SourceTypeName(parameter.type))
      let place = rest.firstIndex {
        $0.label == parameter.label
          || $0.label == nil
            && (parameter.label == "_"
              || $0.closure != nil && parameter.type.contains { $0.isSymbol("->") })
      }
      if let place {
        let argument = rest.remove(at: place)
        if let closure = argument.closure {
          closures.append((closure, trace.scope))
          local.closure = closures.count - 1
        } else {
          local.value = argument.nodes
        }
        if parameter.isInOut { local.type = trace.scope.inferred(argument.nodes) ?? local.type }
      }
      locals[parameter.name] = local
    }
    let passed = first..<closures.count
    active.append(function)
    defer { active.removeLast() }
    let file = isLocal ? trace.scope.file : function.file
    // Members are looked up from the dynamic type of the object, not from the type that declares
    // the method.
    let isClass = dynamicType.map { project.lineage(of: $0).contains(owner) } ?? false
    let traces = enter(
      function.body, of: isClass ? dynamicType ?? owner : owner, file: file, locals, trace)
    // A closure that the function keeps, or passes on, still runs after what happened here.
    return passed.filter { !followed.contains($0) }.reduce(traces) { traces, closure in
      traces.map {
        var result = $0
        result.add(event(.closure(closure, isLater: true), result, function.lines.lowerBound))
        return result
      }
    }
  }

  /// Follows the closures among the arguments of a call that is not the app's.
  mutating func ran(
    _ arguments: [SourceChain.Argument], _ name: String, _ trace: SourceTrace
  ) -> [SourceTrace] {
    var traces = [trace]
    for argument in arguments {
      guard let node = argument.closure else { continue }
      if Self.runsAtOnce(name, argument.label) {
        let closure = SourceClosure(node)
        let outer = loop
        if name != "performWithoutAnimation", name != "animate" { loop = node.line }
        traces = traces.flatMap { trace in
          var inner = trace
          for parameter in closure.parameters {
            inner.scope.locals[parameter] = SourceScope.Local()
          }
          return self.trace(closure.block, [inner]).map {
            var result = $0
            (result.scope, result.hasEnded, result.jump) = (trace.scope, false, nil)
            return result
          }
        }
        loop = outer
      } else {
        let isLater =
          Self.laterCalls.contains(name) || argument.label == "completion"
          || argument.label == "handler" || name.hasSuffix("Action")
        traces = traces.map { later(node, isLater: isLater, $0) }
      }
    }
    return traces
  }

  private static func runsAtOnce(_ name: String, _ label: String?) -> Bool {
    if name == "animate" || name == "transition" { return label == nil || label == "animations" }
    return [
      "forEach", "map", "filter", "compactMap", "flatMap", "first", "contains", "sorted", "reduce",
      "firstIndex", "removeAll", "performWithoutAnimation", "autoreleasepool", "sort", "min", "max",
      "allSatisfy", "write", "performAndWait", "flatMap", "drop", "prefix",
    ].contains(name)
  }

  private static let laterCalls: Set<String> = [
    "async", "asyncAfter", "Task", "detached", "dataTask", "scheduledTimer", "addOperation", "sink",
    "present", "dismiss", "perform", "UIAction", "addObserver",
  ]

  mutating func listCall(
    _ name: String, _ kind: ListKind, _ arguments: [SourceChain.Argument], _ chain: SourceChain,
    _ trace: SourceTrace
  ) -> [SourceTrace] {
    var result = trace
    let values = arguments.filter { $0.closure == nil }.map(\.nodes)
    func add(_ kind: SourceEvent.Kind) { result.add(event(kind, trace, chain.line)) }
    switch name {
    case "reloadData": add(.reloadData(kind))
    case "beginUpdates": add(.begin(kind))
    case "endUpdates": add(.end(kind))
    case "performBatchUpdates":
      add(.begin(kind))
      var traces = [result]
      let closures = arguments.filter { $0.closure != nil }
      if let updates = closures.first?.closure, closures[0].label != "completion" {
        let closure = SourceClosure(updates)
        traces = traces.flatMap { trace in
          self.trace(closure.block, [trace]).map {
            var inner = $0
            (inner.scope, inner.hasEnded, inner.jump) = (trace.scope, false, nil)
            return inner
          }
        }
      } else {
        traces = traces.map {
          var inner = $0
          inner.add(event(.unknown, inner, chain.line))
          return inner
        }
      }
      traces = traces.map {
        var inner = $0
        inner.add(event(.end(kind), inner, chain.line))
        return inner
      }
      for completion in closures.dropFirst() {
        traces = traces.map { later(completion.nodes[0], isLater: true, $0) }
      }
      return traces
    case "scrollToRow", "scrollToItem", "selectRow", "selectItem":
      add(.scroll(name, kind, arguments: values))
    case "dequeueReusableCell", "dequeueReusableSupplementaryView",
      "dequeueReusableHeaderFooterView":
      add(.dequeue(kind, arguments: arguments))
    default:
      if let call = ListCall(rawValue: name), call.isChange {
        add(.call(call, kind, arguments: values))
      } else if !project.methods(name, of: chain.base.text).isEmpty {
        add(.unknown)
      }
    }
    return ran(arguments, name, result)
  }
}

extension String {
  /// Whether an expression is a property of Core Data that holds a context.
  fileprivate var isManagedContext: Bool {
    let name = split(separator: ".").last.map { $0.filter { $0 != "?" && $0 != "!" } }
    return name == "managedObjectContext" || name == "viewContext"
  }
}
