import HeadlessKit
import ListCore
import ListTesting

extension ListScenario {
  /// A simulator with the settings of the setup.
  @MainActor public var simulator: Simulator {
    let screen = setup.screen
    return Simulator(
      screenSize: CGSize(width: screen?.width ?? 390, height: screen?.height ?? 844),
      profile: setup.profile ?? Simulator.defaultProfile)
  }

  /// Performs the scenario on a new list.
  ///
  /// A crash ends the scenario, as it would end the app. Work in progress at the end is settled.
  ///
  /// - Parameter simulator: The simulator that shows the list; `nil` to create one for the
  ///   scenario. The release and the screen of the scenario are ignored on a given simulator.
  @MainActor
  public func run(on simulator: Simulator? = nil) -> ScenarioOutcome {
    let simulator = simulator ?? self.simulator
    return simulator.run {
      switch setup.kind {
      case .table: play(simulator, TableScenarioStage(setup))
      case .collection:
        play(simulator, CollectionScenarioStage(setup, width: simulator.screenSize.width))
      }
    }
  }

  @MainActor
  private func play(_ simulator: Simulator, _ stage: some ScenarioStage) -> ScenarioOutcome {
    let run = ScenarioRun(stage, simulator)
    let linesBefore = simulator.console.lines.count
    run.play(self)
    return withExtendedLifetime(stage) {
      ScenarioOutcome(
        screen: ScreenState(stage.list), trace: run.recorder.trace, crash: run.crash,
        console: Array(simulator.console.lines.dropFirst(linesBefore)), obstacle: run.obstacle,
        statementsPlayed: run.statementsPlayed, listDescription: stage.list.description)
    }
  }
}

/// A scenario that is being performed.
@MainActor
private final class ScenarioRun<Stage: ScenarioStage> {
  let recorder: ListRecorder
  private(set) var crash: CrashReport?
  private(set) var obstacle: ScenarioObstacle?
  private(set) var statementsPlayed = 0
  private let stage: Stage
  private let simulator: Simulator
  private var observation: ListObservation?
  /// Whether the list crashed inside a batch that has not ended.
  private var hasCrashed = false

  init(_ stage: Stage, _ simulator: Simulator) {
    self.stage = stage
    self.simulator = simulator
    recorder = ListRecorder(stage.list, on: simulator)
    observation = stage.list.observeEvents { [weak self] event, _ in
      if case .crashed = event { self?.hasCrashed = true }
    }
  }

  func play(_ scenario: ListScenario) {
    crash = captureCrash {
      guard scenario.setup.usesSnapshots else { return }
      carryOut(ScenarioApply(scenario.setup.data, style: .notAnimated))
    }
    for statement in scenario.statements where crash == nil {
      carryOut(statement)
      guard obstacle == nil else { return }
      statementsPlayed += 1
    }
    if crash == nil { carryOut(.settle) }
  }

  private func carryOut(_ statement: ScenarioStatement) {
    crash = captureCrash { perform(statement) }
    if crash == nil, let missing = stage.source?.missing {
      obstacle = obstacle ?? .askedForMissingItem(missing)
    }
  }

  private func perform(_ statement: ScenarioStatement) {
    guard !hasCrashed, obstacle == nil else { return }
    switch statement {
    case .show: simulator.show(stage.list)
    case .layout: simulator.layoutIfNeeded()
    case .settle:
      let rest = simulator.trySettling()
      if !rest.isEmpty { obstacle = .unsettled(rest.map(\.name)) }
    case .count: stage.countSections()
    case .set(let model):
      guard let source = stage.source else { return obstacle = .otherDataSource(statement) }
      source.model = model
    case .batch(let statements):
      stage.performBatch { [self] in
        for statement in statements { perform(statement) }
      }
    case .call(let call): stage.announce(call)
    case .reconfigure(let paths): stage.reconfigure(paths.map(IndexPath.init))
    case .reloadData: stage.reloadData()
    case .select(let path): stage.select(IndexPath(path))
    case .deselect(let path): stage.deselect(IndexPath(path))
    case .tap(let path):
      simulator.layoutIfNeeded()
      guard !hasCrashed else { return }
      let cells = stage.list.window == nil ? [] : stage.list.inspection.cells
      guard cells.contains(where: { $0.place == .item(path) }) else {
        return obstacle = .tapOffScreen(statement)
      }
      stage.tap(IndexPath(path), on: simulator)
    case .scroll(let offset):
      stage.list.setContentOffset(CGPoint(x: 0, y: CGFloat(offset)), animated: false)
    case .apply(let apply):
      guard stage.source == nil else { return obstacle = .otherDataSource(statement) }
      carryOut(apply)
    }
  }

  /// Carries out an apply. A snapshot may crash before there is anything to apply.
  private func carryOut(_ apply: ScenarioApply) {
    var snapshot = ScenarioSnapshot()
    if let report = captureCrash({ snapshot = apply.snapshot }) { return report.deliver() }
    stage.apply(snapshot, apply.style)
  }
}

extension ProfileMatrix {
  /// Runs a scenario on several releases; its own release is ignored.
  @MainActor
  public init(
    _ title: String, profiles: [SystemProfile] = SystemProfile.supported,
    _ scenario: ListScenario
  ) {
    self.init(
      title,
      runs: profiles.map { profile in
        var scenario = scenario
        scenario.setup.profile = profile
        return Run(profile: profile, outcome: ProfileOutcome(scenario.run()))
      })
  }
}

extension ProfileOutcome {
  /// Creates an outcome from the outcome of a scenario.
  init(_ outcome: ScenarioOutcome) {
    self.init(
      crash: outcome.crash, console: outcome.console, cost: outcome.trace.cost,
      screens: [outcome.screen])
  }
}
