import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

// behaviour 23.10 to 23.19
@Suite(.serialized) @MainActor struct StoryboardLoadingTests {
  @Test func aScreenIsLoadedInUIKitsOrder() throws {
    let shop = ShopFixture()
    let book = try shop.book()
    #expect(shop.takeLog() == ["Book.init", "Book.awake label=false"])
    #expect(!book.isViewLoaded)
    book.loadViewIfNeeded()
    #expect(
      shop.takeLog() == [
        "Book.loadView", "Page.init subviews=5", "Page.isFolded", "Book.nameLabel",
        "Book.labels 2", "Page.awake folded=true", "Book.prepare embedReviews",
        "Reviews.viewDidLoad", "Reviews.didMove", "Book.viewDidLoad label=true children=1",
      ])
    #expect(book.texts == ["Name", "by"])
    #expect(book.distance == 20)
    #expect(book.view is PageView)
  }

  @Test func theInitialControllerContainsItsRoot() throws {
    let shop = ShopFixture()
    let stack = try #require(
      shop.main.instantiateInitialViewController() as? UINavigationController)
    #expect(stack.navigationBar.prefersLargeTitles)
    let shelf = try #require(stack.topViewController as? ShelfViewController)
    #expect(shop.takeLog() == ["Shelf.init", "Shelf.awake button=true view=false"])
    #expect(shelf.navigationItem.title == "Books")
    #expect(shelf.storyboard != nil)
    #expect(shelf.storyboard === stack.storyboard)
  }

  @Test func aRowsSegueIsPreparedBeforeTheDelegateIsTold() throws {
    let shop = ShopFixture()
    let stack = try #require(
      shop.main.instantiateInitialViewController() as? UINavigationController)
    shop.simulator.show(stack)
    #expect(Set(shop.takeLog().dropFirst(3)) == ["BookCell.init", "BookCell.awake label=true"])
    try shop.simulator.tap(.row("Dune"))
    try shop.simulator.settle()
    #expect(
      shop.takeLog() == [
        "Shelf.should showBook", "Book.init", "Book.awake label=false",
        "Shelf.prepare showBook sender=Optional<Any>", "Shelf.didSelectRow", "Book.loadView",
        "Page.init subviews=5", "Page.isFolded", "Book.nameLabel", "Book.labels 2",
        "Page.awake folded=true", "Book.prepare embedReviews", "Reviews.viewDidLoad",
        "Reviews.didMove", "Book.viewDidLoad label=true children=1",
      ])
    let book = try #require(stack.topViewController as? BookViewController)
    #expect(book.name == "Dune")
    try shop.simulator.tap(.button("Share"))
    #expect(book.shared == 1)
    #expect(book.view.gestureRecognizers?.count == 1)
    try shop.simulator.tap(.button("Done"))
    try shop.simulator.settle()
    #expect(shop.takeLog() == ["Book.prepare done", "Shelf.unwind done"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test func barButtonsSendActionsAndPerformSegues() throws {
    let shop = ShopFixture()
    let stack = try #require(
      shop.main.instantiateInitialViewController() as? UINavigationController)
    shop.simulator.show(stack)
    let shelf = try #require(stack.topViewController as? ShelfViewController)
    try shop.simulator.tap(.button("Sort"))
    #expect(shelf.sorted == 1)
    _ = shop.takeLog()
    let add = try #require(shelf.navigationItem.rightBarButtonItem)
    _ = (add.target as? NSObject)?.perform(add.action, with: add)
    #expect(
      shop.takeLog() == [
        "Shelf.should showSettings", "Shelf.makeSettings sender=true",
        "Shelf.prepare showSettings sender=Optional<Any>",
      ])
    try shop.simulator.settle()
    let settings = try #require(shelf.presentedViewController as? SettingsViewController)
    #expect(settings.theme == "blue")
    #expect(settings.modalPresentationStyle == .fullScreen)
  }

  @Test func aStaticTableIsAnsweredByItsController() throws {
    let shop = ShopFixture()
    let settings = try #require(
      shop.main.instantiateViewController(withIdentifier: "Settings") as? SettingsViewController)
    shop.simulator.show(settings)
    let table = try #require(settings.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Looks")
    #expect(settings.tableView(table, titleForFooterInSection: 0) == "How it looks")
    #expect(settings.tableView(table, titleForFooterInSection: 1) == nil)
    #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "Dark")
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [0, 1]).height == 60)
    #expect(table.cellForRow(at: [1, 0])?.detailTextLabel?.text == "1.0")
    settings.slider.sendActions(for: .valueChanged)
    #expect(settings.resized == 1)
    try shop.simulator.tap(.row("About"))
    try shop.simulator.settle()
    #expect(settings.presentedViewController is BookViewController)
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    let shop = ShopFixture()
    let book = try shop.book()
    let stack = UINavigationController(rootViewController: book)
    shop.simulator.show(stack)
    book.performSegue(withIdentifier: "showNote", sender: nil)
    try shop.simulator.settle()
    #expect(stack.topViewController?.title == "A note")
    #expect(UIStoryboard(name: "Notes", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test func aSceneIsConnectedWithTheMainStoryboardOfThePropertyList() throws {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var window: UIWindow?
      var rootAtConnection: UIViewController?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        rootAtConnection = window?.rootViewController
      }
    }
    let shop = ShopFixture()
    let delegate = Delegate()
    shop.simulator.connect(delegate)
    #expect(delegate.rootAtConnection is UINavigationController)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(shop.simulator.screenDrawing.contains("Momo"))
  }

  @Test func registeredScenesWin() throws {
    let shop = ShopFixture()
    shop.simulator.interfaces.register(storyboard: "Main", identifier: "Book") {
      UITableViewController()
    }
    #expect(
      shop.main.instantiateViewController(withIdentifier: "Book") is UITableViewController)
    #expect(
      shop.main.instantiateViewController(withIdentifier: "Shelf") is ShelfViewController)
  }

  @Test func asManyScreensAsWantedAreMade() throws {
    let shop = ShopFixture()
    for _ in 0..<90 { _ = try shop.shelf() }
  }

  @Test func aSecondScreenParsesNothing() throws {
    let shop = ShopFixture()
    _ = try shop.book()
    let parsed = DocumentStore.parsedFiles
    try shop.book().loadViewIfNeeded()
    ShopFixture().simulator.run {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    #expect(DocumentStore.parsedFiles == parsed)
  }

  @Test func documentsOfALanguageHaveItsTexts() throws {
    let shop = ShopFixture(language: "de-AT")
    let shelf = try shop.shelf()
    #expect(shelf.navigationItem.title == "Bücher")
    let book = try shop.book()
    shop.simulator.show(book)
    _ = try shop.simulator.find(.button("Teilen \"jetzt\""))
    // The button keeps the width that it was drawn with.
    #expect(shop.simulator.screenDrawing.contains("[Teile…etzt\"]"))
  }

  @Test func nothingOutlivesAScreen() throws {
    let shop = ShopFixture()
    weak var shelf: ShelfViewController?
    weak var book: BookViewController?
    try autoreleasing {
      let made = try shop.shelf()
      made.loadViewIfNeeded()
      shelf = made
      let other = try shop.book()
      other.loadViewIfNeeded()
      book = other
    }
    #expect(shelf == nil)
    #expect(book == nil)
  }

  private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
}
