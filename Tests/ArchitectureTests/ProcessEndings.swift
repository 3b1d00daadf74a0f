/// The places in the sources that can end the process, and why each may.
///
/// Nothing that an app calls ends the process but UIKit's own exceptions, which a capture gets. So
/// every `fatalError`, `precondition`, `assert`, `abort`, `exit`, `try!`, `as!`, `unowned` and
/// `unsafeBitCast` is listed here, by file, with its reason.
enum ProcessEndings {
  /// Why a place may end the process.
  enum Reason: String, CaseIterable {
    /// The exception itself: what is not captured ends the process, as UIKit does.
    case exception
    /// An exception where no value of the wanted type can be made, so that a capture has nothing to
    /// go on with: a storyboard's controller of another class than the caller's, which ends the
    /// process in Apple's overlay too, or a property of a type without a default that has no value,
    /// which Swift itself refuses. All others of storyboards and Core Data can be captured.
    case exceptionWithoutResult
    /// What Swift itself, or Apple's overlay, does on a device.
    case asOnADevice
    /// A touch or a question of a test whose argument makes no sense, with a sentence and its place.
    /// No app calls it.
    case argumentOfATest
    /// What a value of `ListCore` requires of its caller, as its documentation says. Views fulfil it.
    case requirementOfAValue
    /// What the module itself guarantees: no client's argument leads there.
    case invariant
    /// Null where Swift allows none, as Objective-C may return or pass it: compared, not used.
    case nullReference
    /// A reference to the object that owns this one.
    case owner
    /// A method that is known to have this type.
    case typeOfAMethod
    /// A program that has a command line.
    case program
    /// The text of another source, not a call.
    case text
  }

  /// The reason and the number of places, by file.
  static let all: [String: (reason: Reason, count: Int)] = [
    "AppleFoundation/CoreFoundation/CFData.swift": (.nullReference, 3),
    "AppleFoundation/CoreFoundation/CFNotificationCenter.swift": (.nullReference, 15),
    "AppleFoundation/CoreFoundation/CoreFoundation+Escapes.swift": (.nullReference, 3),
    "AppleFoundation/CoreFoundation/CFStringTransform.swift": (.nullReference, 2),
    "AppleFoundation/CoreFoundation/SystemControl.swift": (.nullReference, 2),
    "AppleFoundation/Members/EmptyInitializers.swift": (.invariant, 1),
    "AppleFoundation/ObjectiveC/KeptValues.swift": (.exceptionWithoutResult, 1),
    "AppleFoundation/ObjectiveC/Runtime.swift": (.invariant, 1),
    "ConstraintSolver/LinearExpression.swift": (.invariant, 1),
    "CrashTranscripts/Evidence/PasteHint.swift": (.text, 2),
    "CrashTranscripts/Reproduction/References/MissingArguments.swift": (.nullReference, 6),
    "CrashTranscripts/Reproduction/Stage/CollectionStage.swift": (.nullReference, 1),
    "CrashTranscripts/Reproduction/Test/ListTest+Source.swift": (.text, 1),
    "CrashTranscripts/SourceCode/Model/ListModel.swift": (.text, 1),
    "CrashTranscripts/SourceCode/Paths/SourceScope.swift": (.text, 1),
    "CrashTranscripts/SourceCode/Rules/SourceRule+Controllers.swift": (.text, 2),
    "CrashTranscripts/SourceCode/Rules/SourceRule+Views.swift": (.text, 1),
    "CrashTranscripts/SourceCode/Syntax/SourceStatements.swift": (.text, 1),
    "CrashTranscripts/Templates/MessageTemplate+Inconsistencies.swift": (.text, 1),
    "CrashTranscripts/Templates/MessageTemplate+Neighbours.swift": (.text, 1),
    "DiffableKit/Reference/Given.swift": (.nullReference, 1),
    "DiffableKit/SectionSnapshot/DiffableDataSourceSectionSnapshot+Bridging.swift":
      (.asOnADevice, 1),
    "DiffableKit/SectionSnapshot/ItemRoster.swift": (.invariant, 2),
    "DiffableKit/SectionSnapshot/Outline+Adoption.swift": (.invariant, 5),
    "DiffableKit/Snapshot/DiffableDataSourceSnapshot+Bridging.swift": (.asOnADevice, 1),
    "DiffableKit/Snapshot/Storage/PlaceIndex.swift": (.invariant, 1),
    "DiffableKit/Snapshot/Storage/SharedPages.swift": (.invariant, 1),
    "DiffableKit/Snapshot/Storage/SlotMemory.swift": (.invariant, 1),
    "DiffableKit/Snapshot/Storage/SnapshotOrder+Insertion.swift": (.invariant, 1),
    "DiffableKit/Snapshot/Storage/SnapshotOrder.swift": (.invariant, 11),
    "DiffableKit/Snapshot/Storage/TokenSlots.swift": (.invariant, 1),
    "DynamicCreation/OtherInitializers.swift": (.exceptionWithoutResult, 1),
    "DynamicCreation/Program/ProgramTypes.swift": (.typeOfAMethod, 2),
    "FetchedResults/Controller/LiveResults+Changes.swift": (.invariant, 1),
    "FetchedResults/FetchingFault.swift": (.exceptionWithoutResult, 1),
    "FetchedResults/Results/ResultSet.swift": (.invariant, 2),
    "HeadlessControls/Bars/BarAppearance.swift": (.asOnADevice, 1),
    "HeadlessComponents/Drawing/PDFPages.swift": (.invariant, 1),
    "HeadlessLists/Cells/Configuration/ConfiguredViews.swift": (.owner, 1),
    "HeadlessLists/Collection/Interaction/CollectionView+Movement.swift": (.nullReference, 1),
    "HeadlessLists/Collection/Pass/CollectionView+Provision.swift": (.nullReference, 1),
    "HeadlessLists/Collection/Updates/CollectionView+Reloading.swift": (.owner, 1),
    "HeadlessLists/Collection/Registration/CollectionView+SupplementaryRegistration.swift":
      (.invariant, 1),
    "HeadlessLists/DragAndDrop/ItemProvider.swift": (.nullReference, 1),
    "HeadlessLists/Engine/ListEngine.swift": (.owner, 1),
    "HeadlessLists/Engine/ListScrollView+Attempt.swift": (.owner, 1),
    "HeadlessLists/Engine/ListScrollView.swift": (.invariant, 1),
    "HeadlessLists/Engine/Paths/IndexPath+List.swift": (.asOnADevice, 1),
    "HeadlessLists/Layout/CollectionViewLayout.swift": (.nullReference, 1),
    "HeadlessLists/Table/Updates/TableView+Reloading.swift": (.owner, 1),
    "HeadlessViews/Actions/NSObject+Perform.swift": (.nullReference, 4),
    "HeadlessViews/Actions/Selector+Methods.swift": (.typeOfAMethod, 3),
    "HeadlessViews/Actions/Selector+Object.swift": (.typeOfAMethod, 3),
    "HeadlessViews/Actions/Selector+Protocols.swift": (.typeOfAMethod, 4),
    "HeadlessViews/Application/ApplicationDelegate.swift": (.program, 1),
    "HeadlessControllers/Interfaces/InterfaceFault.swift": (.exceptionWithoutResult, 1),
    "HeadlessViews/Crash/CrashReport.swift": (.exception, 1),
    "HeadlessViews/Creation/DynamicInitializer.swift": (.exceptionWithoutResult, 1),
    "HeadlessViews/View/View.swift": (.owner, 1),
    "ListCore/Diff/ItemChanges+Listing.swift": (.requirementOfAValue, 2),
    "ListCore/Diff/ListDiff+Replay.swift": (.requirementOfAValue, 2),
    "ListCore/Diff/ListMatching+Invariants.swift": (.invariant, 4),
    "ListCore/Diff/ListMatching+Items.swift": (.requirementOfAValue, 4),
    "ListCore/Diff/ListMatching.swift": (.requirementOfAValue, 3),
    "ListCore/Diff/SectionStarts.swift": (.requirementOfAValue, 1),
    "ListCore/Positions/SectionCounts+Invariants.swift": (.invariant, 1),
    "ListCore/Positions/SectionCounts.swift": (.requirementOfAValue, 2),
    "ListCore/Updates/PositionMap.swift": (.requirementOfAValue, 1),
    "ListCore/Updates/UpdatePlan+Invariants.swift": (.invariant, 1),
    "ListCore/Updates/UpdatePlan.swift": (.requirementOfAValue, 1),
    "ListCore/Updates/UpdateSession.swift": (.requirementOfAValue, 1),
    "ListTesting/Comparison/PathComparison+Shrinking.swift": (.argumentOfATest, 1),
    "ListTesting/Contract/FindingLog.swift": (.argumentOfATest, 1),
    "ListTesting/Drawing/FilmStrip+HTML.swift": (.argumentOfATest, 1),
    "ObjectiveCAdapter/Rules/Adapter+Managed.swift": (.text, 1),
    "ObjectiveCAdapter/Rules/Adapter+Perform.swift": (.text, 1),
    "ObjectiveCAdapter/Source/Method.swift": (.text, 1),
    "ObjectiveCAdapter/Source/TypeScope.swift": (.text, 1),
    "adapt-objective-c/main.swift": (.program, 1),
    "os/Locks/OSAllocatedUnfairLock.swift": (.asOnADevice, 1),
    "os/Locks/UnfairLock.swift": (.asOnADevice, 4),
  ]
}
