import Foundation
import Testing

@testable import DynamicCreation
@testable import HeadlessKit
@testable import HeadlessLists
@testable @_spi(Hooks) import HeadlessViews

/// One way to create an object of a class that is known at run time only.
struct Creation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let type: AnyClass
  /// What the object and its superclasses count, in order.
  let created: [String]
  let make: @MainActor @Sendable () -> NSObject

  init(
    _ name: String, _ type: AnyClass, _ created: [String],
    _ make: @escaping @MainActor @Sendable () -> NSObject
  ) {
    (testDescription, self.type, self.created, self.make) = (name, type, created, make)
  }

  /// On variables of a metatype, as an app writes them.
  static let ofMetatypes: [Creation] = [
    Creation("View", DeepTile.self, ["DeepTile", "Tile 7.0"]) {
      let type: View.Type = DeepTile.self
      return type.init(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    },
    Creation("Window", Pane.self, ["Pane"]) {
      let type: Window.Type = Pane.self
      return type.init(windowScene: Simulator().windowScene)
    },
    Creation("Button", Key.self, ["Key"]) {
      let type: Button.Type = Key.self
      return type.init(type: .close)
    },
    Creation("GestureRecognizer", Knock.self, ["Knock"]) {
      let type: GestureRecognizer.Type = Knock.self
      return type.init(target: nil, action: nil)
    },
    Creation("TableViewCell", BookCell.self, ["BookCell subtitle"]) {
      let type: TableViewCell.Type = BookCell.self
      return type.init(style: .subtitle, reuseIdentifier: "book")
    },
    Creation("TableViewHeaderFooterView", Heading.self, ["Heading"]) {
      let type: TableViewHeaderFooterView.Type = Heading.self
      return type.init(reuseIdentifier: "heading")
    },
    Creation("TableView", Shelf.self, ["Shelf grouped"]) {
      let type: TableView.Type = Shelf.self
      return type.init(frame: .zero, style: .grouped)
    },
    Creation("CollectionView", Grid.self, ["Grid"]) {
      let type: CollectionView.Type = Grid.self
      return type.init(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    },
    Creation("ViewController", Screen.self, ["Screen"]) {
      let type: ViewController.Type = Screen.self
      return type.init(nibName: "Screen", bundle: .main)
    },
    Creation("TableViewController", ShelfScreen.self, ["ShelfScreen insetGrouped"]) {
      let type: TableViewController.Type = ShelfScreen.self
      return type.init(style: .insetGrouped)
    },
    Creation("CollectionViewController", GridScreen.self, ["GridScreen"]) {
      let type: CollectionViewController.Type = GridScreen.self
      return type.init(collectionViewLayout: CollectionViewFlowLayout())
    },
    Creation("NavigationController", Stack.self, ["Stack"]) {
      let type: NavigationController.Type = Stack.self
      return type.init(rootViewController: ViewController())
    },
    Creation("PresentationController", Sheet.self, ["Sheet"]) {
      let type: PresentationController.Type = Sheet.self
      return type.init(presentedViewController: ViewController(), presenting: nil)
    },
    Creation("StoryboardSegue", Segue.self, ["Segue"]) {
      let type: StoryboardSegue.Type = Segue.self
      return type.init(
        identifier: "next", source: ViewController(), destination: ViewController())
    },
  ]

  /// As the package itself creates cells, layers and segues.
  static let ofInitializers: [Creation] = [
    Creation("NSObject", DeepModel.self, ["DeepModel", "Model"]) {
      NSObject.plainInitializer(DeepModel.self, ())
    },
    Creation("View", DeepTile.self, ["DeepTile", "Tile 7.0"]) {
      View.frameInitializer(DeepTile.self, CGRect(x: 0, y: 0, width: 7, height: 1))
    },
    Creation("GestureRecognizer", Knock.self, ["Knock"]) {
      GestureRecognizer.targetInitializer(Knock.self, (nil, nil))
    },
    Creation("TableViewCell", BookCell.self, ["BookCell subtitle"]) {
      TableViewCell.styleInitializer(BookCell.self, (.subtitle, "book"))
    },
    Creation("TableViewHeaderFooterView", Heading.self, ["Heading"]) {
      TableViewHeaderFooterView.identifierInitializer(Heading.self, "heading")
    },
    Creation("ViewController", Screen.self, ["Screen"]) {
      ViewController.nibInitializer(Screen.self, ("Screen", .main))
    },
    Creation("StoryboardSegue", Segue.self, ["Segue"]) {
      StoryboardSegue.endsInitializer(Segue.self, ("next", ViewController(), ViewController()))
    },
  ]
}

/// What this module relies on. It is the first suite to fail with a toolchain that does it differently.
@MainActor
@Suite(.serialized) struct InitializerTests {
  @Test(
    "an object has its class, is created once and released once",
    arguments: Creation.ofMetatypes + Creation.ofInitializers)
  func creation(_ creation: Creation) {
    weak var released: NSObject?
    let tally = Tally.of {
      let made = creation.make()
      released = made
      #expect(ObjectIdentifier(type(of: made)) == ObjectIdentifier(creation.type))
      #expect(Tally.current.created == creation.created)
      #expect(Tally.current.released == 0)
    }
    Simulator.current.nextTurn()  // as an autorelease pool at the end of a turn (behaviour 25.99)
    #expect(tally.released == creation.created.count)
    #expect(released == nil)
  }

  @Test("a generic parameter creates objects of the class it stands for")
  func genericParameter() {
    func make<Content: View>(_ type: Content.Type) -> Content { Content(frame: .zero) }
    #expect(make(DeepTile.self).more.name == "DeepTile")
    #expect(type(of: make(Label.self)) == Label.self)
  }

  @Test("the package's own classes are created by a list of them")
  func standardClasses() {
    for (key, make) in StandardClasses.views {
      #expect(ObjectIdentifier(type(of: make(.zero))) == key)
    }
    for (key, make) in StandardClasses.objects {
      #expect(ObjectIdentifier(type(of: make())) == key)
    }
  }

  @Test("the floors below find this module")
  func linked() {
    #expect(DynamicCreator.linked is LinkedCreator)
  }
}
