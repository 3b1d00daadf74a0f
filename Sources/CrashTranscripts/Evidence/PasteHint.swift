/// Something in a report, beside its message, that makes one cause more likely than another.
public enum PasteHint: String, Hashable, Sendable, CaseIterable {
  /// A fetched results controller reports changes.
  case fetchedResults
  /// The photo library reports changes.
  case photoLibrary
  /// A library for swiping over rows is involved.
  case swipeLibrary
  /// A Realm notification reports changes.
  case realm
  /// Objects are kept in Core Data.
  case coreData
  /// A listener of a remote database reports changes.
  case listener
  /// A row stands for an empty list.
  case placeholder
  /// Sections open and close.
  case collapsible
  /// A search filters the content.
  case search
  /// More content is loaded page by page.
  case paging
  /// A library computes the changes from two arrays.
  case diffing
  /// SwiftUI's list makes the calls.
  case swiftUI
  /// The list is not on screen.
  case outsideWindow
  /// The code runs as a callback: of a network request, a timer or a queue.
  case callback
  /// The frames belong to a thread other than the main thread.
  case backgroundThread
  /// The thread that crashed is not the main thread.
  case crashedOffMain
  /// Items are dropped into the list.
  case drop
  /// .NET makes the calls: Xamarin or MAUI.
  case dotNet
  /// Texture, formerly AsyncDisplayKit, makes the calls.
  case texture
  /// RxDataSources makes the calls.
  case rxDataSources
  /// An outlet of the File's Owner, which is a plain object, is connected.
  case fileOwner
  /// A plain controller or cell of UIKit has no such outlet.
  case plainClass
  /// The reported numbers are of a list without rows.
  case emptyBounds
  /// One data source serves two lists.
  case twoLists
  /// The list is scrolled to its last row.
  case scrollToLast
  /// The class of a cell is registered, and not its nib.
  case registersClass
  /// A search shows its results in a table of its own.
  case searchTable
  /// UIKit's plain class is registered for the cells.
  case registersPlainClass
  /// The code has outlets.
  case outlets
  /// A method that returns a height asks the list for its cell.
  case cellInHeight
  /// A save in another context is merged.
  case mergesChanges
  /// Another thread of the report works on a request's answer.
  case otherThread
  /// The observer of a notification runs.
  case notification
  /// An action of a swipe over a row runs.
  case swipeAction
  /// A row or an item is being reordered.
  case reordering
  /// A cell answers the size that it prefers.
  case preferredSize
  /// An index path is made with a count in place of the last index.
  case rowOfCount
  /// An index path is made with the next row.
  case nextRow
  /// A position is kept in a control, or the action works only the first time.
  case keptPosition
  /// Results of Realm are copied to an array.
  case copiedResults
  /// The changes of sections of a fetched results controller are handled.
  case sectionChanges
  /// The rows of a SwiftUI list are made from indices.
  case forEachIndices
  /// The width that a list gives a cell is in conflict.
  case cellWidth
  /// The height that a list gives a cell is in conflict.
  case cellHeight
  /// A new controller is created in place of the one on screen.
  case newController

  /// The texts that give the hint away.
  private var marks: [String] {
    switch self {
    case .fetchedResults:
      ["NSFetchedResultsController", "controllerDidChangeContent", "fetchedResultsController"]
    case .photoLibrary: ["PHPhotoLibrary", "photoLibraryDidChange", "PHFetchResult"]
    case .swipeLibrary: ["SwipeCellKit", "MGSwipe", "SWTableViewCell", "SwipeTableView"]
    case .realm: ["RLMNotif", "RealmSwift", "RLMResults", "RealmCollectionChange"]
    case .coreData:
      [
        "NSManagedObject", "NSPersistentContainer", "viewContext", "context.delete",
        "CoreData: error",
      ]
    case .listener:
      ["childAdded", "childRemoved", "addSnapshotListener", "FIRDatabase", "documentChanges"]
    case .placeholder:
      [
        "isEmpty ? 1", "count == 0 ? 1", "max(1,", "placeholder", "Placeholder", "empty state",
        "emptyCell",
      ]
    case .collapsible:
      ["isExpanded", "isCollapsed", "isOpen", "collapse", "Collapse", "expandable", "Expandable"]
    case .search:
      ["UISearchController", "updateSearchResults", "searchBar", "isFiltering", "isSearching"]
    case .paging:
      [
        "loadMore", "nextPage", "infinite scroll", "pagination", "two pages", "prefetch",
        "BatchFetch", "loadNext", "fetchMore", "currentPage", "page += 1",
      ]
    case .diffing:
      [
        "DifferenceKit", "DeepDiff", "RxDataSources", "IGListKit", "IGListAdapter", "Differ.",
        "animateRowChanges", "AsyncDisplayKit", "ASDataController", "StagedChangeset", "Dwifft",
        "ListDiff",
      ]
    case .swiftUI: ["SwiftUI", "UICollectionViewListCoordinator", "ListCoreDataSource"]
    case .outsideWindow:
      [
        "not in view hierarchy", "not in the view hierarchy", "not in a window", "window == nil",
        "outside the view hierarchy", "OutsideViewHierarchy",
      ]
    case .callback:
      [
        "_dispatch_call_block_and_release", "URLSession", "Alamofire",
        "__CFRUNLOOP_IS_CALLING_OUT_TO_A_TIMER",
      ]
    case .backgroundThread: ["start_wqthread", "_pthread_wqthread"]
    case .crashedOffMain:
      [
        "Crashed: com.apple.root", "Crashed: NSOperationQueue", "Crashed: com.apple.NSURLSession",
        "Crashed: NSManagedObjectContext", "Crashed:: Dispatch queue: NSManagedObjectContext",
        "Crashed:: Dispatch queue: com.apple.root", "Crashed:: Dispatch queue: NSOperationQueue",
      ]
    case .drop:
      [
        "DragAndDropController", "performDropWith", "performDrop:", "UIDropInteraction",
        "DropCoordinator", "coordinator.drop(",
      ]
    case .dotNet:
      [
        "Microsoft.Maui", "Microsoft_Maui", "Xamarin", "ObservableItemsSource", "MonoTouch",
        "ObjCRuntime.", "ObservableCollection", "MvvmCross", "MvxTableView", "MvxCollection",
      ]
    case .texture:
      ["ASDataController", "ASTableNode", "ASCollectionNode", "ASTableView", "ASCollectionView"]
    case .rxDataSources: ["RxDataSources", "RxTableView", "RxCollectionView", "rx.items"]
    case .fileOwner: ["[<NSObject 0x"]
    case .plainClass:
      [
        "[<UIViewController 0x", "[<UITableViewController 0x", "[<UICollectionViewController 0x",
        "[<UITableViewCell 0x", "[<UICollectionViewCell 0x", "[<UICollectionReusableView 0x",
        "[<UIView 0x", "[<UIApplication 0x",
      ]
    case .emptyBounds: ["beyond bounds (0)", "beyond bounds for empty"]
    case .twoLists:
      [
        "if tableView == ", "if collectionView == ", "tableView.tag ==", "collectionView.tag ==",
        "tableView === ", "collectionView === ", "isEqual:self.tableView", "if (tableView == ",
        "switch tableView", "switch collectionView", "if (collectionView == ",
      ]
    case .registersClass:
      [
        ".self, forCellReuseIdentifier", ".self, forCellWithReuseIdentifier", "registerClass:",
        ".self, forHeaderFooterViewReuseIdentifier",
      ]
    case .searchTable:
      [
        "searchDisplayController", "searchResultsTableView", "UISearchDisplay",
        "SearchResultsTableView", "searchResultsController",
      ]
    case .registersPlainClass:
      [
        "register(UITableViewCell.self", "register(UICollectionViewCell.self",
        "registerClass:[UITableViewCell class]", "registerClass:[UICollectionViewCell class]",
        "registerClass(UITableViewCell.self", "registerClass(UICollectionViewCell.self",
        "register(UICollectionReusableView.self",
      ]
    case .outlets: ["IBOutlet", "outlet", "Outlet", "xib"]
    case .cellInHeight: []
    case .mergesChanges:
      ["mergeChangesFromContextDidSave", "mergeChanges(fromContextDidSave"]
    case .otherThread: ["com.apple.NSURLSession-delegate", "com.apple.NSURLSession-work"]
    case .notification: ["__CFNOTIFICATIONCENTER_IS_CALLING_OUT_TO_AN_OBSERVER__"]
    case .swipeAction:
      ["UIContextualAction", "UISwipeActionController", "UISwipeOccurrence", "_UISwipe"]
    case .reordering:
      [
        "endInteractiveMovement", "_completeInteractiveMovement", "_endReorder", "_reorderRow",
        "_completedAnimationsToReorder",
      ]
    case .preferredSize: ["preferredLayoutAttributesFitting"]
    case .rowOfCount:
      [
        "count, section:", "count inSection:", "count, inSection:", "count] inSection:",
        "count()), section:",
      ]
    case .nextRow: ["row + 1", "row+1", "item + 1", "item+1"]
    case .keptPosition:
      [
        "sender.tag", ".tag = indexPath", "button.tag", "[sender tag]", "second time",
        "first time is fine", "first time works", "first is fine", "works the first time",
        "only the first time", "first delete works", "first one works",
      ]
    case .copiedResults: ["Array(realm", "Array(self.realm", "Array(try! Realm", "Array(results"]
    case .sectionChanges: ["didChangeSection", "atSectionIndex", "didChange sectionInfo"]
    case .forEachIndices:
      [".indices, id:", ".indices) {", "ForEach(0..<", "ForEach(0 ..<", ".indices, id :"]
    case .cellWidth: ["UIView-Encapsulated-Layout-Width"]
    case .cellHeight: ["UIView-Encapsulated-Layout-Height"]
    case .newController: ["Controller().", "Controller()!.", "Controller alloc] init] reload"]
    case .scrollToLast:
      ["count - 1", "count-1", "lastIndex", "scrollToBottom", "endIndex", "NSNotFound"]
    }
  }

  /// Returns the hints in a part of a report, in the order of their declaration.
  static func hints(in text: some StringProtocol) -> [PasteHint] {
    let named = markSearch.values(in: text)
    return allCases.filter { hint in
      hint == .cellInHeight ? asksForCellInHeight(text) : named.contains(hint)
    }
  }

  private static let markSearch = MarkSearch(
    allCases.flatMap { hint in hint.marks.map { (text: $0, value: hint) } })

  /// Returns whether the first lines of a method that returns a height ask the list for a cell.
  private static func asksForCellInHeight(_ text: some StringProtocol) -> Bool {
    text.ranges(of: "heightForRowAt").contains { method in
      let body = text[method.upperBound...].prefix(400)
      let end = body.firstRange(of: "func ")?.lowerBound ?? body.endIndex
      return ["cellForRow(at", "cellForRowAtIndexPath:"].contains(where: body[..<end].contains)
    }
  }

  /// Returns whether a report of a crash names another thread than the main one as the thread that
  /// crashed: `Thread 7 Crashed`.
  static func crashedOffMain(_ text: some StringProtocol) -> Bool {
    guard let crashed = text.firstRange(of: " Crashed:"),
      let thread = text[..<crashed.lowerBound].split(separator: "\n").last?.trimmed,
      thread.hasPrefix("Thread "), let number = Int(thread.dropFirst(7))
    else { return false }
    return number != 0 && !text[crashed.upperBound...].prefix(60).contains("main-thread")
  }
}
