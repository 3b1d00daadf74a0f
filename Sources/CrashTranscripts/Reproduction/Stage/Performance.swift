import HeadlessKit
import ListCore

/// What a list said when a screenplay was performed on it.
struct Performance: Hashable, Sendable {
  /// The exception's reason, or the text of the console.
  var text: String
  /// The crash, if the list crashed.
  var crash: CrashReport?
  /// The complaint, if the list went on.
  var warning: ListWarning?
  /// What the view said of itself when all was over, if there was one.
  var viewDescription: String?
}

extension Performance {
  /// What was said first: in a crash, or else on the console; `nil` if nothing was.
  init?(_ crash: CrashReport?, _ console: Console, viewDescription: String? = nil) {
    let line = console.lines.first
    guard let text = crash?.reason ?? line?.text else { return nil }
    self.init(
      text: text, crash: crash, warning: crash == nil ? line?.warning : nil,
      viewDescription: viewDescription)
  }
}

extension Screenplay {
  /// Performs the screenplay on a device of its own with a release of the system.
  ///
  /// - Returns: What the list said first, or `nil` if it had no reason to say anything.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let crash: CrashReport?
    let viewDescription: String
    switch kind {
    case .table:
      let stage = simulator.run { TableStage(self, simulator) }
      crash = captureCrash { simulator.run { stage.act() } }
      // The view describes its data source, which the stage owns.
      viewDescription = withExtendedLifetime(stage) { stage.table.description }
    case .collection:
      let stage = simulator.run { CollectionStage(self, simulator) }
      crash = captureCrash { simulator.run { stage.act() } }
      viewDescription = withExtendedLifetime(stage) { stage.collectionView.description }
    }
    return Performance(crash, simulator.console, viewDescription: viewDescription)
  }
}

extension Screenplay {
  /// The item whose cell is not provided as it should be; `nil` if that holds for all.
  var target: ItemPath? {
    if case .reveal(let path) = action { path } else { nil }
  }

  /// The name under which the data source dequeues its cells.
  var identifier: String {
    if case .dequeuedTwice(let identifier) = cells { identifier } else { "cell" }
  }

  /// Whether the class of the cells is registered.
  var registersCells: Bool {
    if case .unregistered = cells { false } else { true }
  }
}
