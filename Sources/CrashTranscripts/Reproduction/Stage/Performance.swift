import HeadlessKit
import ListCore

/// The message that a list produced when a screenplay was performed on it.
struct Performance: Hashable, Sendable {
  /// The exception's reason, or the text on the console.
  var text: String
  /// The crash; `nil` if the list did not crash.
  var crash: CrashReport?
  /// The warning; `nil` if the list crashed.
  var warning: ListWarning?
  /// The view's description of itself at the end; `nil` if there was no view.
  var viewDescription: String?
}

extension Performance {
  /// Creates a performance from the first message: the crash's, or else the console's; `nil` if
  /// there is neither.
  init?(_ crash: CrashReport?, _ console: Console, viewDescription: String? = nil) {
    let line = console.lines.first
    guard let text = crash?.reason ?? line?.text else { return nil }
    self.init(
      text: text, crash: crash, warning: crash == nil ? line?.warning : nil,
      viewDescription: viewDescription)
  }
}

extension Screenplay {
  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message of the list, or `nil` if there was none.
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
  /// The item whose cell is not provided correctly; `nil` if all items are the same.
  var target: ItemPath? {
    if case .reveal(let path) = action { path } else { nil }
  }

  /// The reuse identifier with which the data source dequeues its cells.
  var identifier: String {
    if case .dequeuedTwice(let identifier) = cells { identifier } else { "cell" }
  }

  /// Whether the class of the cells is registered.
  var registersCells: Bool {
    if case .unregistered = cells { false } else { true }
  }
}
