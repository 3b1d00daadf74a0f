/// A tracer that follows a function through its branches, its closures and the app's functions that
/// it calls.
struct SourceTracer {
  let project: SourceProject
  var closures: [(node: SourceNode, scope: SourceScope)] = []
  /// The closures that were followed where they are called.
  var followed: Set<Int> = []
  /// The closures that other objects keep, and call whenever they like.
  var kept: Set<Int> = []
  var depth = 0
  var active: [SourceFunction] = []
  var loop: Int?
  /// The number of statements that were followed, each counted once per path.
  var steps = 0
  var isIncomplete = false

  init(_ project: SourceProject) { self.project = project }

  static let mostTraces = 48
  static let mostSteps = 6_000
  static let deepest = 5

  /// Returns all paths through a function of a type.
  static func paths(
    _ function: SourceFunction, of type: String, in project: SourceProject
  ) -> SourcePaths {
    var tracer = SourceTracer(project)
    var scope = SourceScope(project: project, type: type, file: function.file)
    for parameter in function.parameters {
      scope.locals[parameter.name] = SourceScope.Local(type: SourceTypeName(parameter.type))
    }
    tracer.active = [function]
    let traces = tracer.trace(function.block, [SourceTrace(scope: scope)])
    var result = SourcePaths(paths: traces.map(\.events))
    tracer.follow(traces, into: &result)
    result.isIncomplete = tracer.isIncomplete
    return result
  }

  /// Follows the closures that run later, including nested ones.
  private mutating func follow(_ traces: [SourceTrace], into result: inout SourcePaths) {
    var index = 0
    while index < closures.count, index < 40 {
      let (node, scope) = closures[index]
      let closure = SourceClosure(node)
      if followed.contains(index) {
        result.closures.append(
          SourcePaths.Closure(paths: [], line: closure.line, file: scope.file))
        index += 1
        continue
      }
      var inner = scope
      for parameter in closure.parameters where inner.locals[parameter] == nil {
        inner.locals[parameter] = SourceScope.Local()
      }
      loop = nil
      var start = SourceTrace(scope: inner)
      if kept.contains(index) { start.add(event(.unknown, start, closure.line)) }
      let paths = trace(closure.block, [start]).map(\.events)
      result.closures.append(
        SourcePaths.Closure(paths: paths, line: closure.line, file: scope.file))
      index += 1
    }
  }
}

/// One path through a function: its events in order.
struct SourceTrace: Sendable {
  private(set) var events: [SourceEvent] = []
  /// A hash value of the events. Paths with the same value are considered equal.
  private var digest = 0
  var scope: SourceScope
  /// Whether the function has returned.
  var hasEnded = false
  /// `break` or `continue`, until the end of the loop or switch that it leaves.
  var jump: String?

  var isRunning: Bool { !hasEnded && jump == nil }

  init(scope: SourceScope) { self.scope = scope }

  /// The key that distinguishes paths.
  struct Key: Hashable {
    let digest: Int
    let hasEnded: Bool
    let jump: String?
  }

  var key: Key { Key(digest: digest, hasEnded: hasEnded, jump: jump) }

  mutating func add(_ event: SourceEvent) {
    events.append(event)
    var hasher = Hasher()
    hasher.combine(digest)
    hasher.combine(event)
    digest = hasher.finalize()
  }

  /// Removes the results of inner functions.
  mutating func dropReturned(since count: Int) {
    let hasAny = events[count...].contains { if case .returned = $0.kind { true } else { false } }
    guard hasAny else { return }
    let kept = events
    events = []
    digest = 0
    for (index, event) in kept.enumerated() {
      if index >= count, case .returned = event.kind { continue }
      add(event)
    }
  }
}

/// All paths through a function.
struct SourcePaths: Sendable {
  /// A closure that runs later.
  struct Closure: Sendable {
    var paths: [[SourceEvent]]
    var line: Int
    var file: Int
  }

  var paths: [[SourceEvent]] = []
  var closures: [Closure] = []
  /// Whether there are too many paths for any conclusion.
  var isIncomplete = false
}
