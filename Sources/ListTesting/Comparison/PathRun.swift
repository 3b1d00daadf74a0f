import Foundation
import HeadlessKit
import ListCore

/// One path of a comparison: its screen, on a simulator of its own, and what is recorded there.
@MainActor
final class PathRun<Model> {
  private let pair: ScreenPair<Model>
  private let make: @MainActor (Model) -> any ModelScreen<Model>
  private var simulator: Simulator
  private var screen: (any ModelScreen<Model>)?
  private var recorder: ListRecorder?
  private var state = ScreenState.nothing
  /// Whether the screen crashed, and again when it was made anew.
  private var isBroken = false

  init(_ pair: ScreenPair<Model>, make: @escaping @MainActor (Model) -> any ModelScreen<Model>) {
    self.pair = pair
    self.make = make
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
  }

  /// Makes the screen and shows it.
  func start(_ model: Model) -> PathComparison.PathStep {
    record { self.show(model) }
  }

  /// Takes a step. A screen that could not be made anew is made again from the step's model.
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

  /// Makes the screen anew after a crash. None of it is recorded.
  ///
  /// - Parameters:
  ///   - model: What it is to show.
  ///   - other: What the other path shows, if it did not crash: its selection and its scroll
  ///     offset are taken over, so that later steps start alike.
  func recover(_ model: Model, as other: ScreenState?) {
    renewSimulator()
    let crash = captureCrash {
      simulator.run { show(model) }
      simulator.settle()
      simulator.run { other.map(resume) }
      simulator.settle()
    }
    isBroken = crash != nil
    recorder.map { _ = $0.takeTrace() }
    note()
  }

  /// A new device on which as much time has passed.
  private func renewSimulator() {
    let time = simulator.clock.now
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
    simulator.advance(by: time)
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
      simulator.settle()
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
  /// The outermost view around this one, itself if there is none.
  fileprivate var root: View { superview.map(\.root) ?? self }
}

extension ScreenState {
  /// What there is before a list is made.
  fileprivate static let nothing = ScreenState(
    kind: .table, visible: Frame(x: 0, y: 0, width: 0, height: 0), contentHeight: 0, counts: nil,
    cells: [])
}
