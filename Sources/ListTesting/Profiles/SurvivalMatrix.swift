import HeadlessKit
import ListCore

/// The effect of operations on the state of a list, determined by performing them on every release.
///
/// ```swift
/// let matrix = SurvivalMatrix()
/// matrix.fate(of: .selection, after: .reloadData, in: .table, on: .newest)  // .lost
/// print(matrix.markdown)
/// ```
public struct SurvivalMatrix: Hashable, Sendable {
  /// A part of a list's state that an operation may affect.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The selection of the item.
    case selection
    /// The scroll offset of the list.
    case offset = "scroll offset"
    /// The cell of the item, without being reused for another item.
    case cell = "cell instance"
    /// Text that was typed into the cell of the item and is not in the model.
    case text = "typed text"
    /// The keyboard, which types into a field in the cell of the item.
    case focus = "keyboard focus"
    /// The header of the section, without being reused for another one.
    case header = "header view"
    /// The editing mode of the list and of the item's cell.
    case editing
    /// The open swipe actions of the row.
    case swipe = "open swipe"
    /// The children of the item, shown under it by a section snapshot.
    case expansion = "expanded item"
    /// An interactive movement of the item, ended after the operation.
    case drag
  }

  /// An operation on a list.
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

  /// The effect of an operation on a subject.
  public enum Fate: String, Hashable, Sendable {
    /// It is unchanged.
    case survives = "stays"
    /// It is lost.
    case lost
    /// It appears in a reused cell.
    case strays
  }

  /// A row of the matrix: one operation on one kind of list on one release.
  public struct Row: Hashable, Sendable {
    /// The kind of list.
    public var kind: ListKind
    /// The operation.
    public var operation: Operation
    /// The release.
    public var profile: SystemProfile
    /// The effect on each subject. Subjects that the list does not have are missing.
    public var fates: [Subject: Fate]
  }

  /// All rows.
  public var rows: [Row]

  /// Performs all operations and records their effects.
  ///
  /// - Parameter profiles: The releases.
  /// - Complexity: Several lists are created and displayed for each row.
  @preconcurrency @MainActor
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

  /// Returns the effect on a subject; `nil` if the list has no such subject, or the release no such
  /// method.
  public func fate(
    of subject: Subject, after operation: Operation, in kind: ListKind, on profile: SystemProfile
  ) -> Fate? {
    rows.first { $0.kind == kind && $0.operation == operation && $0.profile == profile }?
      .fates[subject]
  }
}

extension SurvivalMatrix.Operation {
  /// Whether the operation is performed by applying a snapshot.
  var isApply: Bool {
    switch self {
    case .reloadData, .reloadItem, .reloadSection, .reconfigure: false
    case .apply, .applyReloading, .applyReconfiguring, .applyWithoutAnimation,
      .applyUsingReloadData:
      true
    }
  }

  /// Returns whether a release has the method. Reconfiguring and applying by a reload were
  /// introduced in iOS 15.
  func exists(in profile: SystemProfile) -> Bool {
    switch self {
    case .reconfigure, .applyReconfiguring, .applyUsingReloadData:
      !SystemProfile.supported.prefix { $0 != .iOS15 }.contains(profile)
    case .reloadData, .reloadItem, .reloadSection, .apply, .applyReloading,
      .applyWithoutAnimation:
      true
    }
  }

  private static func hasOutlines(_ profile: SystemProfile) -> Bool {
    !SystemProfile.supported.prefix { $0 != .iOS14 }.contains(profile)
  }

  /// Performs the operation and returns its effects.
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
    // Editing deselects items, and a swipe ends with its action, so each uses a separate list.
    // (behaviour 8.6, 8.7)
    fates[.editing] = make().fateOfEditing(after: self)
    fates[.swipe] = make().fateOfSwipe(during: self)
    fates[.focus] = make().fateOfFocus(after: self)
    // Section snapshots and reordering handlers were introduced in iOS 14.
    if !isApply || SurvivalMatrix.Operation.hasOutlines(profile) {
      fates[.expansion] = make().fateOfExpansion(after: self)
      fates[.drag] = make().fateOfDrag(during: self)
    }
    return fates
  }
}
