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
      ["loadMore", "nextPage", "infinite scroll", "pagination", "two pages", "prefetch"]
    case .diffing:
      [
        "DifferenceKit", "DeepDiff", "RxDataSources", "IGListKit", "IGListAdapter", "Differ.",
        "animateRowChanges", "AsyncDisplayKit", "ASDataController", "StagedChangeset", "Dwifft",
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
    }
  }

  /// Returns the hints in a part of a report, in the order of their declaration.
  static func hints(in text: some StringProtocol) -> [PasteHint] {
    allCases.filter { hint in hint.marks.contains { text.contains($0) } }
  }
}
