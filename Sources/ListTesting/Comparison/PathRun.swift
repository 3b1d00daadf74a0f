import Foundation
import HeadlessKit
import ListCore

/// One path of a comparison: its screen, on its own simulator, and its recording.
@MainActor
final class PathRun<Model> {
  private let pair: ScreenPair<Model>
  private let make: @MainActor (Model) -> any ModelScreen<Model>
  private var simulator: Simulator
  private var screen: (any ModelScreen<Model>)?
  private var recorder: ListRecorder?
  private var state = ScreenState.nothing
  /// Whether the screen crashed, and crashed again when it was recreated.
  private var isBroken = false

  init(_ pair: ScreenPair<Model>, make: @escaping @MainActor (Model) -> any ModelScreen<Model>) {
    self.pair = pair
    self.make = make
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
  }

  /// Creates the screen and shows it.
  func start(_ model: Model) -> PathComparison.PathStep {
    record { self.show(model) }
  }

  /// Performs a step. A screen that could not be recreated is created again from the step's model.
  func perform(_ step: ScreenStep<Model>) -> PathComparison.PathStep {
    switch step.content {
    case .model(let model) where isBroken:
      renewSimulator()
      isBroken = false
      return record { self.show(model) }
    case .model(let model): return record { self.screen?.update(to: model) }
    case .act(let action):
      return record { [self] in
        if let screen { action(screen, simulator) }
      }
    }
  }

  /// Recreates the screen after a crash, without recording.
  ///
  /// - Parameters:
  ///   - model: The model to show.
  ///   - other: The state of the other path, if it did not crash: its selection and its scroll
  ///     offset are taken over, so that later steps start from the same state.
  func recover(_ model: Model, as other: ScreenState?) {
    renewSimulator()
    let crash = captureCrash {
      simulator.run { show(model) }
      _ = simulator.trySettling()
      simulator.run { other.map(resume) }
      _ = simulator.trySettling()
    }
    isBroken = crash != nil
    recorder.map { _ = $0.takeTrace() }
    note()
  }

  /// Creates a new simulator at the same time.
  private func renewSimulator() {
    let time = simulator.clock.now
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
    simulator.tryAdvancing(by: time)
  }

  private func show(_ model: Model) {
    var recorders: [ObjectIdentifier: ListRecorder] = [:]
    let watch = simulator.observeNewLists { [simulator] view in
      if let list = view as? any ListView {
        recorders[ObjectIdentifier(view)] = ListRecorder(list, on: simulator)
      }
    }
    let screen = make(model)
    watch.cancel()
    self.screen = screen
    recorder = recorders[ObjectIdentifier(screen.list)] ?? ListRecorder(screen.list, on: simulator)
    if screen.list.window == nil { simulator.show(screen.list.root) }
  }

  private func record(_ work: () -> Void) -> PathComparison.PathStep {
    let before = state
    let crash = captureCrash {
      simulator.run(work)
      _ = simulator.trySettling()
    }
    note()
    var trace = recorder?.takeTrace() ?? ListTrace()
    if let crash, trace.count(where: \.isCrash) == 0 {  // a snapshot's crash, not the list's
      trace.entries.append(ListTrace.Entry(time: simulator.clock.now, event: .crashed(crash)))
    }
    return PathComparison.PathStep(before: before, after: state, trace: trace, crash: crash)
  }

  private func note() {
    if let screen { state = ScreenState(screen.list) }
  }

  private func resume(_ other: ScreenState) {
    guard let list = screen?.list else { return }
    let counts = list.inspection.counts ?? []
    for path in other.selection where counts.contains(path) {
      if let table = list as? TableView {
        table.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
      } else if let view = list as? CollectionView {
        view.selectItem(at: IndexPath(path), animated: false, scrollPosition: [])
      }
    }
    list.contentOffset = CGPoint(x: other.visible.x, y: other.visible.y)
  }
}

extension ListEvent {
  fileprivate var isCrash: Bool {
    if case .crashed = self { true } else { false }
  }
}

extension View {
  /// The topmost superview, or the view itself.
  fileprivate var root: View { superview.map(\.root) ?? self }
}

extension ScreenState {
  /// The state before a list is created.
  fileprivate static let nothing = ScreenState(
    kind: .table, visible: Frame(x: 0, y: 0, width: 0, height: 0), contentHeight: 0, counts: nil,
    cells: [])
}
