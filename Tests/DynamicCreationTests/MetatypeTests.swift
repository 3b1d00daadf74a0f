#if os(Linux)
  import Testing
  import UIKit

  /// Objects of a class that is not known at compile time, as an app's code creates them.
  @MainActor
  @Suite struct MetatypeTests {
    private class Screen: UIViewController {
      var nib: String?
      override init(nibName: String?, bundle: Bundle?) {
        nib = nibName
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherScreen: Screen {
      init(number: Int) { super.init(nibName: "\(number)", bundle: nil) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: "other", bundle: bundle)
      }
    }
    private final class Card: UIView {
      let color = UIColor.red
    }
    private final class Row: UITableViewCell {}
    private final class Bar: UITableViewHeaderFooterView {}
    private final class List: UITableView {}
    private final class Grid: UICollectionView {}
    private final class ListScreen: UITableViewController {}
    private final class GridScreen: UICollectionViewController {}
    private final class Stack: UINavigationController {}
    private final class Tap: UITapGestureRecognizer {}
    private final class Segue: UIStoryboardSegue {
      var performed = false
      override func perform() { performed = true }
    }
    private final class Sheet: UIPresentationController {}
    private struct Demo {
      let controllerClass: UIViewController.Type
    }
    private enum Style {
      case segueClass(UIStoryboardSegue.Type)
    }

    private static func make<Kind: UIView>(_ kind: Kind.Type) -> Kind { Kind(frame: .zero) }

    @Test func controllersOfAnUnknownClass() {
      let demo = Demo(controllerClass: OtherScreen.self)
      let controller = demo.controllerClass.init(nibName: nil, bundle: nil)
      #expect((controller as? OtherScreen)?.nib == "other")
      #expect(Screen(nibName: "one", bundle: nil).nib == "one")
      #expect(OtherScreen(number: 3).nib == "3")
    }

    @Test func viewsOfAnUnknownClass() {
      let kind: UIView.Type = Card.self
      let view = kind.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect((view as? Card)?.color == .red)
      #expect(view.frame.width == 3)
      #expect(Self.make(Card.self).color == .red)
      #expect(Self.make(UILabel.self).text == nil)
    }

    @Test func theOtherInitializers() throws {
      let cell = (Row.self as UITableViewCell.Type).init(style: .value1, reuseIdentifier: "row")
      #expect(cell is Row && cell.reuseIdentifier == "row")
      let bar = (Bar.self as UITableViewHeaderFooterView.Type).init(reuseIdentifier: "bar")
      #expect(bar is Bar && bar.reuseIdentifier == "bar")
      let table = (List.self as UITableView.Type).init(frame: .zero, style: .grouped)
      #expect(table is List && table.style == .grouped)
      let layout = UICollectionViewFlowLayout()
      let grid = (Grid.self as UICollectionView.Type).init(
        frame: .zero, collectionViewLayout: layout)
      #expect(grid is Grid && grid.collectionViewLayout === layout)
      let list = (ListScreen.self as UITableViewController.Type).init(style: .insetGrouped)
      #expect(list is ListScreen && list.tableView.style == .insetGrouped)
      let screen = (GridScreen.self as UICollectionViewController.Type).init(
        collectionViewLayout: layout)
      #expect(screen is GridScreen && screen.collectionViewLayout === layout)
      let stack = (Stack.self as UINavigationController.Type).init(rootViewController: list)
      #expect(stack is Stack && stack.viewControllers == [list])
      let tap = (Tap.self as UIGestureRecognizer.Type).init(target: nil, action: nil)
      #expect(tap is Tap)
      let sheet = (Sheet.self as UIPresentationController.Type).init(
        presentedViewController: list, presenting: nil)
      #expect(sheet is Sheet && sheet.presentedViewController === list)
      let window = (UIWindow.self as UIWindow.Type).init(
        windowScene: Simulator.current.windowScene)
      #expect(window.frame == UIScreen.main.bounds)
      let button = (UIButton.self as UIButton.Type).init(type: .close)
      #expect(button.buttonType == .close)
      guard case .segueClass(let segueClass) = Style.segueClass(Segue.self) else { return }
      let segue = segueClass.init(identifier: "next", source: list, destination: screen)
      segue.perform()
      #expect((segue as? Segue)?.performed == true)
      #expect(segue.identifier == "next" && segue.destination === screen)
    }
  }
#endif
