import HeadlessKit
import ListCore

/// One step for both screens of a comparison.
///
/// A step that throws is a finding, with the step's label and line. If it throws with both whole
/// screens, the step is wrong, and the comparison ends there.
public struct ScreenStep<Model> {
  /// The content of a step: a change of the model, or a custom action.
  enum Content {
    case model(Model)
    case act(@MainActor (any ModelScreen<Model>, Simulator) throws -> Void)
    case touch(@MainActor (Simulator) throws -> Void)
    case wait(@MainActor (Simulator) async throws -> Void)
  }

  /// The label of the step in sentences and tables; may be empty.
  public var label: String
  /// The place of the step in the source code; `nil` for generated steps.
  public var site: CallSite?
  let content: Content

  /// Updates both screens to another model.
  public static func model(
    _ model: Model, _ label: String? = nil, file: String = #fileID, line: Int = #line
  ) -> ScreenStep {
    ScreenStep(
      label: label ?? "", site: CallSite(fileID: file, line: line), content: .model(model))
  }

  /// Performs a custom action on each screen and its simulator: a tap, a swipe, a scroll.
  ///
  /// It is for screens that are compared by their lists. Those that are compared as view controllers
  /// are touched through their simulator alone.
  ///
  /// - Parameters:
  ///   - label: The label of the step.
  ///   - file: The file that a finding names.
  ///   - line: The line that a finding names.
  ///   - action: The action, called once for each path. Each simulator is settled afterwards.
  public static func act(
    _ label: String, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor (any ModelScreen<Model>, Simulator) throws -> Void
  ) -> ScreenStep {
    ScreenStep(label: label, site: CallSite(fileID: file, line: line), content: .act(action))
  }

  /// Performs a custom action on each simulator, by what is on its screen.
  ///
  /// ```swift
  /// .act("delete Ada") { try $0.swipeToDelete(.row("Ada")) }
  /// ```
  ///
  /// - Parameters:
  ///   - label: The label of the step.
  ///   - file: The file that a finding names.
  ///   - line: The line that a finding names.
  ///   - action: The action, called once for each path. Each simulator is settled afterwards.
  public static func act(
    _ label: String, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor (Simulator) throws -> Void
  ) -> ScreenStep {
    ScreenStep(label: label, site: CallSite(fileID: file, line: line), content: .touch(action))
  }

  /// Performs a custom action that waits, on each simulator.
  ///
  /// ```swift
  /// .act("search") { simulator in
  ///   try simulator.type("Ad", into: .searchField)
  ///   try await simulator.find(.row("Ada"), within: .seconds(1))
  /// }
  /// ```
  ///
  /// Only a comparison that is awaited can perform it: `await PathComparison(steps, within: …)`. In
  /// any other one the step is a finding.
  ///
  /// - Parameters:
  ///   - label: The label of the step.
  ///   - file: The file that a finding names.
  ///   - line: The line that a finding names.
  ///   - action: The action, called once for each path.
  @_disfavoredOverload  // an action that awaits nothing may be in any comparison
  public static func act(
    _ label: String, file: String = #fileID, line: Int = #line,
    _ action: @escaping @MainActor (Simulator) async throws -> Void
  ) -> ScreenStep {
    ScreenStep(label: label, site: CallSite(fileID: file, line: line), content: .wait(action))
  }

  /// The model that the step shows; `nil` if the step does not change the model.
  public var model: Model? {
    if case .model(let model) = content { model } else { nil }
  }
}

/// A touch that edits the rows of a list, which a diffable data source does not allow by itself.
enum EditingTouch: Hashable, Sendable {
  /// A swipe that shows the actions of a row, or performs one.
  case swipe
  /// A drag of a row to another place.
  case drag

  /// Creates the touch that threw an error; `nil` if it was another, or none.
  init?(_ error: any Error) {
    switch (error as? QueryFailure)?.touch {
    case "swipe", "swipeToDelete", "tapSwipeAction": self = .swipe
    case "drag", "dragAndDrop": self = .drag
    default: return nil
    }
  }

  /// Returns the sentence that says what lets the touch work, without its full stop.
  func remedy(_ kind: ListKind) -> String {
    let missing = "A diffable data source offers no swipe to delete and no reordering by itself"
    return switch (self, kind) {
    case (.drag, _): "\(missing): \(kind.reorderingRemedy)"
    case (.swipe, .table):
      """
      \(missing): override tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of \
      it
      """
    case (.swipe, .collection):
      """
      The swipe actions of a collection view come from its layout, with any data source: give the \
      list configuration a trailingSwipeActionsConfigurationProvider
      """
    }
  }
}
