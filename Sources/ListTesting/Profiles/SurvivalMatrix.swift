import HeadlessKit
import ListCore

/// What of a list survives what is done to it: found out by doing it, on every release.
///
/// ```swift
/// let matrix = SurvivalMatrix()
/// matrix.fate(of: .selection, after: .reloadData, in: .table, on: .iOS18)  // .lost
/// print(matrix.markdown)
/// ```
public struct SurvivalMatrix: Hashable, Sendable {
  /// What may survive.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The selection of the item.
    case selection
    /// How far the list is scrolled.
    case offset = "scroll offset"
    /// The cell of the item, not given to another item meanwhile.
    case cell = "cell instance"
    /// What was typed into the cell of the item and is in no model.
    case text = "typed text"
    /// The header of the section, not made ready for another one meanwhile.
    case header = "header view"
    /// The editing mode of the list and of the item's cell.
    case editing
    /// The open swipe actions of the row.
    case swipe = "open swipe"
  }

  /// What is done.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    case reloadData
    case reloadItem = "reload of the item"
    case reloadSection = "reload of the section"
    case reconfigure
    case apply
    case applyReloading = "apply, item marked to reload"
    case applyReconfiguring = "apply, item marked to reconfigure"
    case applyWithoutAnimation = "apply without animation"
    case applyUsingReloadData = "applySnapshotUsingReloadData"
  }

  /// What became of something.
  public enum Fate: String, Hashable, Sendable {
    /// It is as it was.
    case survives = "stays"
    /// It is gone.
    case lost
    /// It is found in a cell that was reused.
    case strays
  }

  /// A line of the matrix: one thing done to one list on one release.
  public struct Row: Hashable, Sendable {
    /// Which list.
    public var kind: ListKind
    /// What is done.
    public var operation: Operation
    /// The release.
    public var profile: SystemProfile
    /// What becomes of what; what the list does not have is not in it.
    public var fates: [Subject: Fate]
  }

  /// Every line.
  public var rows: [Row]

  /// Finds out.
  ///
  /// - Parameter profiles: The releases.
  /// - Complexity: Some lists are made and shown for each line.
  @MainActor
  public init(profiles: [SystemProfile] = SystemProfile.supported) {
    rows = ListKind.allCases.flatMap { kind in
      Operation.allCases.flatMap { operation in
        profiles.filter(operation.exists).map { profile in
          Row(
            kind: kind, operation: operation, profile: profile,
            fates: operation.fates(kind, profile))
        }
      }
    }
  }

  /// What becomes of something; `nil` if the list has no such thing, or the release no such method.
  public func fate(
    of subject: Subject, after operation: Operation, in kind: ListKind, on profile: SystemProfile
  ) -> Fate? {
    rows.first { $0.kind == kind && $0.operation == operation && $0.profile == profile }?
      .fates[subject]
  }
}

extension SurvivalMatrix.Operation {
  /// Whether a data source that takes snapshots is asked to do it.
  var isApply: Bool {
    switch self {
    case .reloadData, .reloadItem, .reloadSection, .reconfigure: false
    case .apply, .applyReloading, .applyReconfiguring, .applyWithoutAnimation,
      .applyUsingReloadData:
      true
    }
  }

  /// Whether a release has the method. Reconfiguring and applying by a reload came with iOS 15.
  func exists(in profile: SystemProfile) -> Bool {
    switch self {
    case .reconfigure, .applyReconfiguring, .applyUsingReloadData:
      !SystemProfile.supported.prefix { $0 != .iOS15 }.contains(profile)
    case .reloadData, .reloadItem, .reloadSection, .apply, .applyReloading,
      .applyWithoutAnimation:
      true
    }
  }

  /// Does it, and looks at what became of everything.
  @MainActor
  fileprivate func fates(
    _ kind: ListKind, _ profile: SystemProfile
  ) -> [SurvivalMatrix.Subject: SurvivalMatrix.Fate] {
    let make = { () -> any SurvivalStage in
      let simulator = Simulator(screenSize: CGSize(width: 300, height: 300), profile: profile)
      return simulator.run {
        switch kind {
        case .table: TableSurvivalStage(simulator, usesSnapshots: isApply)
        case .collection: CollectionSurvivalStage(simulator, usesSnapshots: isApply)
        }
      }
    }
    var fates = make().fatesOfShown(after: self)
    // What edits a list deselects it, and a swipe ends when its action does: each has a list of
    // its own. (behaviour 8.6, 8.7)
    fates[.editing] = make().fateOfEditing(after: self)
    fates[.swipe] = make().fateOfSwipe(during: self)
    return fates
  }
}
