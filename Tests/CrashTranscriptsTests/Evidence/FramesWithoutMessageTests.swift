import ListCore
import Testing

@testable import CrashTranscripts

/// Twelve pastes without a sentence: the frames name the family, the cause and the call.
@MainActor @Suite struct FramesWithoutMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let family: TranscriptFamily
    let kind: ListKind?
    let mistake: Mistake
    let call: ListCall?
    let place: String?
    let paste: String
    var testDescription: String { "\(family.rawValue): \(paste.suffix(60))" }
  }

  nonisolated private static let raise = """
    Last Exception Backtrace:
    0   CoreFoundation  0x1b3a1c0f4 __exceptionPreprocess + 220
    1   libobjc.A.dylib 0x1b3a1c0f4 objc_exception_throw + 60
    2   Foundation      0x1b3a1c0f4 -[NSAssertionHandler handleFailureInMethod:object:file:lineNumber:description:] + 160

    """

  nonisolated static let cases = [
    Case(
      family: .invalidNumberOfRows, kind: .table, mistake: .modelUnchanged, call: .deleteRows,
      place: "ShelfController.swift:42",
      paste: raise + """
        3   UIKitCore  0x1 -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:] + 96
        4   UIKitCore  0x1 -[UITableView _endCellAnimationsWithContext:] + 8044
        5   UIKitCore  0x1 -[UITableView _updateRowsAtIndexPaths:withUpdateAction:rowAnimation:usingPresentationValues:] + 1
        6   UIKitCore  0x1 -[UITableView deleteRowsAtIndexPaths:withRowAnimation:] + 148
        7   Bookshop   0x1 ShelfController.remove(at:) + 77 (ShelfController.swift:42)
        8   UIKitCore  0x1 -[UITableView _animateDeletionOfRowAtIndexPath:] + 1
        """),
    Case(
      family: .invalidNumberOfSections, kind: .table, mistake: .sectionNotDeleted,
      call: .endUpdates, place: nil,
      paste: """
        EXC_CRASH (SIGABRT)
        3  UIKitCore  -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Sections:]
        4  UIKitCore  -[UITableView _endCellAnimationsWithContext:]
        5  UIKitCore  -[UITableView endUpdates]
        """),
    Case(
      family: .invalidNumberOfItems, kind: .collection, mistake: .changeNotAnnounced, call: nil,
      place: nil,
      paste: """
        Crashlytics: -[UICollectionView _Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section:]
        """),
    Case(
      family: .invalidNumberOfRows, kind: .table, mistake: .modelChangedTooEarly,
      call: .insertRows, place: "ChatController.m:88",
      paste: """
        Fatal Exception: NSInternalInconsistencyException
        0  CoreFoundation   0x1 __exceptionPreprocess
        1  libobjc.A.dylib  0x1 objc_exception_throw
        2  CoreFoundation   0x1 +[NSException raise:format:arguments:]
        3  UIKit            0x1 -[UITableView _endCellAnimationsWithContext:]
        4  UIKit            0x1 -[UITableView insertRowsAtIndexPaths:withRowAnimation:]
        5  Chat             0x1 -[ChatController addMessage:] (ChatController.m:88)
        """),
    Case(
      family: .invalidNumberOfItems, kind: .collection, mistake: .reloadInsteadOfChange,
      call: .reloadItems, place: "PhotosController.swift:19",
      paste: """
        * thread #1, stop reason = signal SIGABRT
            frame #4: 0x1 UIKitCore`-[UICollectionView _endItemAnimationsWithInvalidationContext:tentativelyForReordering:animator:collectionViewAnimator:] + 9
            frame #5: 0x1 UIKitCore`-[UICollectionView reloadItemsAtIndexPaths:] + 9
            frame #6: 0x1 Photos`PhotosController.star(self=0x1) at PhotosController.swift:19:20
        """),
    Case(
      family: .invalidNumberOfRows, kind: .table, mistake: .changeNotAnnounced,
      call: .endUpdates, place: nil,
      paste: raise + """
        3   UIKitCore  0x1 -[UITableView _endCellAnimationsWithContext:] + 8044
        4   UIKitCore  0x1 -[UITableView endUpdates] + 100
        5   Notes      0x1 -[ListController controllerDidChangeContent:] + 20
        6   CoreData   0x1 -[NSFetchedResultsController _core_managedObjectContextDidChange:] + 20
        """),
    Case(
      family: .scrollOutOfBoundsRow, kind: .table, mistake: .other, call: .scroll, place: nil,
      paste: raise + """
        3   UIKitCore  0x1 -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:] + 1
        4   UIKitCore  0x1 -[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:] + 1
        """),
    Case(
      family: .dequeueTableCell, kind: .table, mistake: .other, call: .dequeue, place: nil,
      paste: raise + """
        3   UIKit  0x1 -[UITableView dequeueReusableCellWithIdentifier:forIndexPath:] + 1
        4   Shop   0x1 -[ShopController tableView:cellForRowAtIndexPath:] + 1
        """),
    Case(
      family: .layoutAttributesMissingIndexPath, kind: .collection, mistake: .other, call: nil,
      place: nil,
      paste: raise + """
        3   UIKit  0x1 -[UICollectionViewData validateLayoutInRect:] + 1
        4   UIKit  0x1 -[UICollectionView layoutSubviews] + 1
        """),
    Case(
      family: .diffableDuplicateItems, kind: nil, mistake: .other, call: nil,
      place: "FeedController.swift:61",
      paste: raise + """
        3   UIKitCore  0x1 -[_UIDiffableDataSourceUpdate initWithIdentifiers:sectionIdentifiers:action:desinationIdentifier:relativePosition:destinationIsSection:] + 1
        4   UIKitCore  0x1 -[__UIDiffableDataSourceSnapshot appendItemsWithIdentifiers:intoSectionWithIdentifier:] + 1
        5   Feed       0x1 FeedController.show(_:) + 1 (FeedController.swift:61)
        """),
    Case(
      family: .nilCellTable, kind: .table, mistake: .other, call: nil, place: nil,
      paste: raise + """
        3   UIKit  0x1 -[UITableView _configureCellForDisplay:forIndexPath:] + 1
        4   UIKit  0x1 -[UITableView _createPreparedCellForGlobalRow:withIndexPath:willDisplay:] + 1
        """),
    Case(
      family: .invalidNumberOfRows, kind: .table, mistake: .announcedTwice, call: .deleteRows,
      place: "ChatsController.swift:118",
      paste: raise + """
        3   UIKitCore     0x1 -[UITableView _endCellAnimationsWithContext:] + 1
        4   UIKitCore     0x1 -[UITableView deleteRowsAtIndexPaths:withRowAnimation:] + 1
        5   Chats         0x1 ChatsController.delete(_:) + 1 (ChatsController.swift:118)
        6   SwipeCellKit  0x1 SwipeTableViewCell.perform(action:hide:) + 1
        """),
    Case(
      family: .invalidNumberOfRows, kind: .table, mistake: .changeNotAnnounced, call: .endUpdates,
      place: "ParcelController.swift:212",
      paste: """
        {"procName" : "Parcel", "termination" : {"indicator":"Abort trap: 6"}}
        "lastExceptionBacktrace" : [{"symbol":"__exceptionPreprocess","imageIndex":5},\
        {"symbol":"-[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:]"},\
        {"symbol":"-[UITableView _endCellAnimationsWithContext:]","symbolLocation":8572},\
        {"symbol":"-[UITableView endUpdates]","symbolLocation":132,"imageIndex":8},\
        {"sourceLine":212,"sourceFile":"ParcelController.swift","symbol":"ParcelController.flush()"}]
        """),
  ]

  @Test(arguments: cases)
  func framesNameFamilyCauseAndCall(_ given: Case) throws {
    let found = Reproduction.all(in: given.paste)
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.message.family == given.family)
    #expect(only.message.kind == given.kind)
    #expect(only.message.evidence.call == given.call)
    #expect(only.message.evidence.appFrame?.location?.description == given.place)
    #expect(only.help.causes.first?.mistake == given.mistake)
    if let place = given.place, given.mistake != .other {
      #expect(only.cause?.contains(place) == true)
    }
    #expect(only.repair != nil && only.note != nil)
  }

  /// A method of a list in a stack is no message of its own.
  @Test func aMethodInAStackIsNoMessage() {
    let frame = """
      5  UIKit  0x1 -[UITableView \
      _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:] + 1
      """
    #expect(TranscriptReader().messages(in: frame).isEmpty)
  }

  nonisolated static let foreign = [
    "3  UIKitCore  0x1 -[UITableView layoutSubviews] + 1\n4  UIKitCore  0x1 -[UIView layout] + 1",
    """
    0  libswiftCore.dylib  0x1 _assertionFailure + 1
    1  Shop  0x1 ShopController.tableView(_:didSelectRowAt:) + 1 (ShopController.swift:9)
    2  UIKitCore  0x1 -[UITableView _selectRowAtIndexPath:animated:] + 1
    """,
  ]

  /// What the app does when it is tapped is not about a list.
  @Test(arguments: foreign)
  func otherStacksAreNotExplained(_ paste: String) {
    #expect(Reproduction.all(in: paste).isEmpty)
  }

  @Test func theStackOfAMessageIsItsEvidence() throws {
    let paste = """
      attempt to delete row 3 from section 0 which only contains 3 rows before the update

      """ + Self.cases[0].paste
    let found = Reproduction.all(in: paste)
    let message = try #require(found.first?.message)
    #expect(found.first?.message.family == .attemptDeleteOutOfRange)
    #expect(message.evidence.call == .deleteRows)
    #expect(message.evidence.appFrame?.location?.line == 42)
  }
}
