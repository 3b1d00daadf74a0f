import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Registered controllers, segues and cells, in place of those that Interface Builder would make.
@MainActor
@Suite struct StoryboardTests {
  let simulator = Simulator()
  let log = LifecycleLog()

  @Test func anIdentifierCreatesTheRegisteredController() {
    simulator.interfaces.register(storyboard: "Main") { Library(title: "root") }
    simulator.interfaces.register(storyboard: "Main", identifier: "Book") { Library(title: "book") }
    simulator.run {
      let main = Storyboard(name: "Main", bundle: nil)
      let root = main.instantiateInitialViewController()
      let book: Library = main.instantiateViewController(identifier: "Book")
      #expect(root?.title == "root")
      #expect(book.title == "book")
      #expect(book.storyboard === main)
      #expect(book.wakes == 1)
      let made = main.instantiateViewController(identifier: "Any") { coder in
        Library(coder: coder)
      }
      #expect(made.title == nil)
    }
  }

  @Test func anUnknownIdentifierSaysWhatToRegister() {
    let fault = InterfaceFault.noController("Main", identifier: "Book", description: "<board>")
    #expect(
      fault.reason
        == "Storyboard (<board>) doesn't contain a view controller with identifier 'Book'")
    #expect(
      fault.advice
        == "Register it: simulator.interfaces.register(storyboard: \"Main\", "
        + "identifier: \"Book\") { … }")
    let segue = InterfaceFault.noSegue("go", of: "<Library>", className: "Library")
    #expect(segue.reason == "Receiver (<Library>) has no segue with identifier 'go'")
  }

  @Test func whatIsNotRegisteredRaises() throws {
    simulator.interfaces.register(storyboard: "Main") { Library(title: "root") }
    let advised = "simulator.interfaces.register("
    let calls: [(reason: String, call: () -> Void)] = [
      (
        "Could not find a storyboard named 'Side' in bundle \(bundleName)",
        { #expect(Storyboard(name: "Side", bundle: nil).instantiateInitialViewController() == nil) }
      ),
      (
        "Could not find a storyboard named 'Side' in bundle \(bundleName)",
        {
          let made = Storyboard(name: "Side", bundle: nil)
            .instantiateViewController(withIdentifier: "a")
          #expect(type(of: made) == ViewController.self)
        }
      ),
      (
        "Could not load NIB in bundle: '\(bundleName)' with name 'Cell'",
        { #expect(Nib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty) }
      ),
    ]
    for (reason, call) in calls {
      let crash = try #require(captureCrash { simulator.run { call() } })
      #expect(crash.name == .invalidArgument)
      #expect(crash.reason == reason)
      #expect(crash.explanation.contains(advised))
    }
  }

  @Test func anUnknownSegueRaisesAndGoesNowhere() throws {
    let source = Library(title: "list")
    simulator.show(source)
    let crash = try #require(
      captureCrash { source.performSegue(withIdentifier: "go", sender: nil) })
    #expect(crash.reason == "Receiver (\(source)) has no segue with identifier 'go'")
    #expect(source.heard == [])
    #expect(source.presentedViewController == nil)
  }

  @Test func aNibWithoutACellRaises() throws {
    simulator.interfaces.register(nib: "Cell") { _ in [View()] }
    let table = simulator.run { TableView() }
    table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    var cell: TableViewCell?
    let crash = captureCrash {
      simulator.run { cell = table.dequeueReusableCell(withIdentifier: "cell") }
    }
    #expect(
      crash?.reason == """
        invalid nib registered for identifier (Cell) - nib must contain exactly one top level \
        object which must be a UITableViewCell instance
        """)
    #expect(cell?.reuseIdentifier == "cell")
  }

  @Test func aSegueIsPreparedAndPerformed() throws {
    let source = Library(title: "list")
    let stack = NavigationController(rootViewController: source)
    simulator.interfaces.register(segue: "detail", from: Library.self, .show) {
      Library(title: "detail")
    }
    simulator.show(stack)
    source.performSegue(withIdentifier: "detail", sender: 7)
    try simulator.settle()
    #expect(source.heard == ["prepare detail for detail by 7"])
    #expect(stack.viewControllers.map(\.title) == ["list", "detail"])
  }

  @Test func onlyATouchAsksShouldPerformSegue() throws {
    let source = Library(title: "list")
    simulator.interfaces.register(segue: "detail", from: ViewController.self, .present) {
      Library(title: "detail")
    }
    simulator.show(source)
    source.allows = false
    try simulator.triggerSegue("detail", from: source)
    #expect(source.heard == ["should detail"])
    source.allows = true
    try simulator.triggerSegue("detail", from: source)
    try simulator.settle()
    #expect(source.heard == ["should detail", "should detail", "prepare detail for detail"])
    #expect(source.presentedViewController?.title == "detail")
  }

  @Test func theNearestSuperclassDecidesASeguesDestination() throws {
    simulator.interfaces.register(segue: "go", from: Library.self, .present) {
      Library(title: "near")
    }
    simulator.interfaces.register(segue: "go", from: ViewController.self, .present) {
      Library(title: "far")
    }
    let (near, far) = (Library(title: nil), ViewController())
    simulator.show(near)
    near.performSegue(withIdentifier: "go", sender: nil)
    try simulator.settle()
    #expect(near.presentedViewController?.title == "near")
    simulator.show(far)
    far.performSegue(withIdentifier: "go", sender: nil)
    try simulator.settle()
    #expect(far.presentedViewController?.title == "far")
  }

  @Test func aCellIsLoadedFromANib() {
    let table = TableView(frame: .zero, style: .plain)
    simulator.interfaces.register(nib: "Row") { _ in
      [NibCell(style: .default, reuseIdentifier: nil)]
    }
    table.register(Nib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    simulator.run {
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell?.reuseIdentifier == "row")
      #expect((cell as? NibCell)?.wakes == 1)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      let plain = table.dequeueReusableCell(withIdentifier: "row")
      #expect(plain is NibCell == false)
    }
  }

  @Test func aCollectionViewsCellIsLoadedFromANib() {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: CollectionViewFlowLayout())
    simulator.interfaces.register(nib: "Tile") { _ in [CollectionViewCell(frame: .zero)] }
    view.register(Nib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    view.dataSource = tiles
    simulator.show(view)
    #expect(view.visibleCells.map(\.reuseIdentifier) == ["tile", "tile"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size.width == 50)
  }

  @Test func aControllersViewIsLoadedFromItsNib() {
    let given = View(frame: .zero)
    simulator.interfaces.register(nib: "Screen") { owner in
      (owner as? ViewController)?.title = "owned"
      return [given]
    }
    let controller = ViewController(nibName: "Screen", bundle: nil)
    simulator.show(controller)
    #expect(controller.view === given)
    #expect(controller.title == "owned")
  }
}

private final class Library: ViewController {
  var wakes = 0
  var allows = true
  var heard: [String] = []

  init(title: String?) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    let by = sender.map { " by \($0)" } ?? ""
    heard.append(
      "prepare \(segue.identifier ?? "") for \(segue.destination.title ?? "")\(by)")
  }
}

private final class NibCell: TableViewCell {
  var wakes = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

private final class Tiles: NSObject, CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    2
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

/// The app's bundle as Foundation describes it on Apple's systems.
private var bundleName: String {
  let description = "\(Bundle.main)"
  return description.hasPrefix("NS") ? description : "NS" + description
}
