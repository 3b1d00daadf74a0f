import HeadlessKit
import ListCore
import ListTesting

/// The key by which failures of scenarios are considered the same: the kind of fault, and its
/// cause.
public struct ScenarioFailure: Hashable, Sendable {
  /// The kind of fault, without the numbers.
  public var fault: FaultKind
  /// The name of the most likely cause of a refused batch.
  public var cause: String?

  /// Creates the failure that corresponds to a crash.
  public init(_ crash: CrashReport) {
    fault = crash.faultKind
    cause = crash.causes.first.map { FaultKind.caseName($0) }
  }
}

extension ScenarioOutcome {
  /// The failure of the scenario; `nil` if it did not crash.
  public var failure: ScenarioFailure? { crash.map(ScenarioFailure.init) }
}

extension ListScenario {
  /// Returns the smallest form of the scenario that crashes with the same fault and the same cause.
  ///
  /// A scenario that does not crash is returned unchanged.
  ///
  /// - Parameter mostAttempts: The maximum number of simpler scenarios to run.
  @MainActor
  public func smallestWithSameCrash(mostAttempts: Int = 10_000) -> Shrinker<ListScenario>.Outcome {
    let failure = run().failure
    let shrinker = Shrinker<ListScenario>(
      mostAttempts: failure == nil ? 0 : mostAttempts, simpler: \.simplifications,
      fails: { scenario in
        MainActor.assumeIsolated { scenario.run().failure == failure }
      })
    return shrinker.shrink(self)
  }

  /// Returns the smallest form of the scenario that still satisfies a condition.
  public func smallest(
    mostAttempts: Int = 10_000, where holds: @escaping (ListScenario) -> Bool
  ) -> Shrinker<ListScenario>.Outcome {
    Shrinker<ListScenario>(
      mostAttempts: mostAttempts, simpler: \.simplifications, fails: holds
    ).shrink(self)
  }
}

// MARK: - Ways to make a scenario simpler

extension ListScenario {
  /// The scenarios that are one step simpler, the largest steps first: started later, without some
  /// statements, a batch without its braces, without a section or an item everywhere, at a lower
  /// index, without additional settings of the setup.
  ///
  /// Every step leads to fewer statements, or to as many with less content.
  public var simplifications: AnySequence<ListScenario> {
    let ways: [(ListScenario) -> AnySequence<ListScenario>] = [
      { AnySequence($0.begunLater) },
      { scenario in
        AnySequence(Shortenings(scenario.statements).lazy.map { ListScenario(scenario.setup, $0) })
      },
      { $0.rewriting(\.simplerStatements) },
      { AnySequence($0.withSimplerSetup) },
      { AnySequence($0.withoutOnePlace) },
      { AnySequence($0.withSimplerModels) },
    ]
    return AnySequence(ways.lazy.flatMap { $0(self) })
  }

  /// Returns the scenario with one statement, at any depth, replaced by others.
  private func rewriting(
    _ others: @escaping (ScenarioStatement) -> [[ScenarioStatement]]
  ) -> AnySequence<ListScenario> {
    let setup = setup
    return AnySequence(
      statements.rewritten(others).lazy.map { ListScenario(setup, $0) })
  }

  /// The scenario that starts at a later statement, with the model at that point, displayed or not.
  private var begunLater: [ListScenario] {
    statements.indices.dropFirst().reversed().flatMap { index in
      let past = ListScenario(setup, Array(statements[..<index])).allStatements
      var later = self
      later.setup.data = past.compactMap(\.model).last ?? setup.data
      later.statements.removeFirst(index)
      guard index > 1, past.contains(.show) else { return [later] }
      var shown = later
      shown.statements.insert(.show, at: 0)
      return [later, shown]
    }
  }

  private var withSimplerSetup: [ListScenario] {
    var all: [ListScenario] = []
    func add(_ isSaid: Bool, _ change: (inout Setup) -> Void) {
      guard isSaid else { return }
      var simpler = self
      change(&simpler.setup)
      all.append(simpler)
    }
    add(setup.profile != nil) { $0.profile = nil }
    add(setup.screen != nil) { $0.screen = nil }
    add(setup.cellHeight != nil) { $0.cellHeight = nil }
    return all
  }

  /// The scenarios in which one model, of the setup or of a statement, has less content.
  private var withSimplerModels: [ListScenario] {
    var all = setup.data.simpler.map { data in
      var simpler = self
      simpler.setup.data = data
      return simpler
    }
    all += statements.rewritten { statement in
      switch statement {
      case .set(let model): model.simpler.map { [.set($0)] }
      case .apply(let apply):
        apply.model.simpler.map {
          var simpler = apply
          simpler.model = $0
          return [.apply(simpler)]
        }
      default: []
      }
    }.map { ListScenario(setup, $0) }
    return all
  }

  /// The scenarios in which all models lack one section or item, and all positions are adjusted.
  private var withoutOnePlace: [ListScenario] {
    let models = [setup.data] + allStatements.compactMap(\.model)
    let sections = models.map(\.sections.count).max() ?? 0
    let items = models.flatMap { $0.sections.map(\.items.count) }.max() ?? 0
    return (0..<sections).map { section in
      mapping(
        model: { $0.sections.removeIfPresent(section) },
        path: { $0.section -= $0.section > section ? 1 : 0 },
        section: { $0 - ($0 > section ? 1 : 0) })
    }
      + (0..<sections).flatMap { section in
        (0..<items).map { item in
          mapping(
            model: { model in
              guard section < model.sections.count else { return }
              model.sections[section].items.removeIfPresent(item)
            },
            path: { $0.item -= $0.section == section && $0.item > item ? 1 : 0 },
            section: { $0 })
        }
      }.filter { $0 != self }
  }

  private func mapping(
    model: @escaping (inout ScenarioModel) -> Void, path: @escaping (inout ItemPath) -> Void,
    section: @escaping (Int) -> Int
  ) -> ListScenario {
    var simpler = self
    model(&simpler.setup.data)
    simpler.statements = statements.map {
      $0.mapping(
        model: {
          var new = $0
          model(&new)
          return new
        },
        path: {
          var new = $0
          path(&new)
          return new
        }, section: section)
    }
    return simpler
  }
}

extension Array {
  fileprivate mutating func removeIfPresent(_ index: Int) {
    if indices.contains(index) { remove(at: index) }
  }
}

extension ScenarioModel {
  /// The model without one section or one item.
  fileprivate var simpler: [ScenarioModel] {
    Shortenings(sections).map(ScenarioModel.init)
      + sections.indices.flatMap { index in
        Shortenings(sections[index].items).map { items in
          var simpler = self
          simpler.sections[index].items = items
          return simpler
        }
      }
  }
}
