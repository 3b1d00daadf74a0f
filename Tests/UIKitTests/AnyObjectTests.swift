#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  /// What Objective-C's objects do, and the plugin rewrites.
  @MainActor
  @Suite struct AnyObjectTests {
    @Test func `the properties of any object are those of its class`() {
      let button = UIButton()
      button.tag = 3
      let item = UIBarButtonItem()
      item.tag = 4
      #expect(ObjectMembers(button).tag == 3)
      #expect(ObjectMembers(item).tag == 4)
      #expect(ObjectMembers(NSNumber(value: 5)).integerValue == 5)
      #expect((ObjectMembers(NSNumber(value: 5)).tag as Int?) == nil)
    }

    private final class Screen: NSObject, UITableViewDelegate {}

    @Test func `an object says to which protocols it conforms`() {  // behaviour 25.7
      let screen: NSObject = Screen()
      #expect(screen.conforms(to: (any UITableViewDelegate).self))
      #expect(!screen.conforms(to: (any UITableViewDataSource).self))
    }

    @Test func `an object keeps the values of its managed properties`() throws {
      let view = UIView()
      #expect((view.keptValue(forKey: "count") as Int) == 0)
      #expect((view.keptValue(forKey: "name") as String?) == nil)
      view.keepValue("a" as String?, forKey: "name")
      #expect((view.keptValue(forKey: "name") as String?) == "a")
      view.keepValue(nil as String?, forKey: "name")
      #expect((view.keptValue(forKey: "name") as String?) == nil)
      let suite = "AnyObjectTests"
      let defaults = try #require(UserDefaults(suiteName: suite))
      defer { defaults.removePersistentDomain(forName: suite) }
      defaults.keepValue(7, forKey: "launches")
      #expect(defaults.integer(forKey: "launches") == 7)
      #expect((defaults.keptValue(forKey: "launches") as Int) == 7)
    }

    @Test func `a list treats a method that ends in the defaults as missing`() {
      final class Base: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          DefaultMethods.shared.tableView(tableView, heightForRowAt: path)
        }
      }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.rowHeight = 31
      let base = Base()
      table.delegate = base
      #expect(base.tableView(table, heightForRowAt: [0, 0]) == 31)
    }

    @Test func `classes are created without arguments`() {  // behaviour 25.41
      #expect(UIVisualEffectView().effect == nil)
      #expect(NSLayoutConstraint().constant == 0)
      #expect(UINavigationItem().title ?? "" == "")
      #expect(UIAlertAction().title == nil)
      #expect(UIColor().cgColor.alpha == 0)
      #expect(UIFont().pointSize == 17)
      #expect(UIPageViewController().transitionStyle == .pageCurl)
      #expect(UIViewPropertyAnimator().duration == 0)
      #expect(UIKeyCommand().input == "")
      _ = (UIBlurEffect(), UINib(), UIStoryboard(), UITextRange())
    }

    @Test func `a copy of an appearance has its type and its values`() {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      let copy: UINavigationBarAppearance = appearance.copy()
      appearance.buttonAppearance.normal.titleTextAttributes = [:]
      #expect(copy.backgroundColor == .red)
      #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
      #expect(
        copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }
  }

#endif
