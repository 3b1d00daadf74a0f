import UIKit
import XCTest

/// Questions about controllers, scroll views and controls.
final class ScreenFacts: RecordedFacts {
  private final class OffsetScrollView: UIScrollView {
    var heard: [CGFloat] = []
    override var contentOffset: CGPoint {
      didSet { heard.append(contentOffset.y) }
    }
  }

  private final class TabScreen: UITabBarController {
    static var loads: [String] = []
    var title2 = "unset"
    override func viewDidLoad() {
      super.viewDidLoad()
      Self.loads.append("loaded")
    }
  }

  private final class ListScreen: UITableViewController {
    var isLoaded = false
    override func viewDidLoad() {
      super.viewDidLoad()
      isLoaded = true
    }
  }

  func testSettingAnOffsetWithoutAnimation() async {
    let view = OffsetScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.heard = []
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    record(
      "25.5", "Does an override of contentOffset hear setContentOffset(_:animated: false)?",
      view.heard.contains(40) ? "yes" : "no")
  }

  func testWhenATabBarControllerLoads() async {
    TabScreen.loads = []
    _ = TabScreen()
    record(
      "25.6", "Has a tab bar controller loaded its view when its initializer returns?",
      TabScreen.loads.isEmpty ? "no" : "yes")
  }

  func testWhatEditingLoads() async {
    let screen = ListScreen()
    screen.setEditing(true, animated: false)
    record(
      "17.5", "Does setEditing of a table view controller load its view?",
      screen.isLoaded ? "yes" : "no")
  }

  func testSizeToFit() async {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    label.text = "Emma"
    label.sizeToFit()
    let origin = label.frame.origin  // made of the centre and the size
    record(
      "16.4", "Where is a view's origin after sizeToFit()?",
      "\(CGPoint(x: (origin.x * 1000).rounded() / 1000, y: origin.y))")
  }

  func testTheHeightOfASearchBar() async {
    let bar = UISearchBar()
    bar.sizeToFit()
    record("16.4", "How high is a search bar after sizeToFit()?", "\(Int(bar.frame.height))")
  }

  func testTheHeightOfAToolbar() async {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    bar.sizeToFit()
    record("16.4", "How high is a toolbar after sizeToFit()?", "\(Int(bar.frame.height))")
  }
}
