// Controllers and what stands on their bars, under UIKit's names.
import HeadlessKit

public typealias UIViewController = ViewController
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UIModalTransitionStyle = ModalTransitionStyle
public typealias UIPresentationController = PresentationController
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
public typealias UIPopoverPresentationController = PopoverPresentationController
public typealias UIPopoverArrowDirection = PopoverPresentationController.ArrowDirection
public typealias UISheetPresentationController = SheetPresentationController
public typealias UIStatusBarStyle = StatusBarStyle
public typealias UINavigationController = NavigationController
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
public typealias UINavigationItem = NavigationItem
public typealias UINavigationBar = NavigationBar
public typealias UIToolbar = Toolbar
public typealias UIBarItem = BarItem
public typealias UIBarButtonItem = BarButtonItem
public typealias UITabBarController = TabBarController
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
public typealias UITabBarItem = TabBarItem
public typealias UITabBar = TabBar
public typealias UITableViewController = TableViewController
public typealias UICollectionViewController = CollectionViewController
public typealias UIAlertController = AlertController
public typealias UIAlertAction = AlertAction
public typealias UISearchController = SearchController
public typealias UISearchControllerDelegate = SearchControllerDelegate
public typealias UISearchResultsUpdating = SearchResultsUpdating
public typealias UISearchBar = SearchBar
public typealias UISearchBarDelegate = SearchBarDelegate
