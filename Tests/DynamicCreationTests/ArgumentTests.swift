import Foundation
import Testing

@testable import DynamicCreation
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// An argument that is given to an initializer, and what the object has of it.
struct Passing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let argument: @MainActor @Sendable () -> NSObject
  let pass: @MainActor @Sendable (NSObject) -> (made: NSObject, has: AnyObject?)

  /// Describes an argument of one class.
  init<Argument: NSObject>(
    _ name: String, _ argument: @escaping @MainActor @Sendable () -> Argument,
    _ pass: @escaping @MainActor @Sendable (Argument) -> (NSObject, AnyObject?)
  ) {
    testDescription = name
    self.argument = argument
    self.pass = { given in
      guard let given = given as? Argument else { return (NSObject(), nil) }
      return pass(given)
    }
  }

  static let all: [Passing] = [
    Passing("a layout of a collection view", { CollectionViewFlowLayout() }) {
      let made = (Grid.self as CollectionView.Type).init(frame: .zero, collectionViewLayout: $0)
      return (made, made.collectionViewLayout)
    },
    Passing("a layout of a controller", { CollectionViewFlowLayout() }) {
      let made = (GridScreen.self as CollectionViewController.Type).init(collectionViewLayout: $0)
      return (made, made.collectionViewLayout)
    },
    Passing("the root of a stack", { ViewController() }) {
      let made = (Stack.self as NavigationController.Type).init(rootViewController: $0)
      return (made, made.topViewController)
    },
    Passing("the presented controller", { ViewController() }) {
      let made = (Sheet.self as PresentationController.Type)
        .init(presentedViewController: $0, presenting: nil)
      return (made, made.presentedViewController)
    },
    Passing("the source of a segue", { ViewController() }) {
      let made = (Segue.self as StoryboardSegue.Type)
        .init(identifier: nil, source: $0, destination: ViewController())
      return (made, made.source)
    },
    Passing("the source of a segue that a document names", { ViewController() }) {
      let made = StoryboardSegue.endsInitializer(Segue.self, (nil, $0, ViewController()))
      return (made, made.source)
    },
    Passing("the destination of a segue", { ViewController() }) {
      let made = (Segue.self as StoryboardSegue.Type)
        .init(identifier: nil, source: ViewController(), destination: $0)
      return (made, made.destination)
    },
    Passing("the target of a recognizer", { Counted("target") }) {
      ((Knock.self as GestureRecognizer.Type).init(target: $0, action: nil), $0)
    },
    Passing("the target of a recognizer that a document names", { Counted("target") }) {
      (GestureRecognizer.targetInitializer(Knock.self, ($0, nil)), $0)
    },
  ]
}

@MainActor
@Suite(.serialized) struct ArgumentTests {
  @Test("an argument arrives, and is neither kept nor released twice", arguments: Passing.all)
  func objects(_ passing: Passing) {
    weak var released: NSObject?
    do {
      let argument = passing.argument()
      released = argument
      do {
        let (made, has) = passing.pass(argument)
        #expect(has === argument)
        _ = made
      }
      #expect(released === argument)
      // One reference too few would have released it by now: its memory is used once more.
      #expect(argument.description == released?.description)
    }
    Simulator.current.nextTurn()  // as an autorelease pool at the end of a turn (behaviour 25.99)
    #expect(released == nil)
  }

  @Test("texts and values arrive")
  func values() {
    let text = "a text that is too long for the string itself"
    for cell in [
      (BookCell.self as TableViewCell.Type).init(style: .value2, reuseIdentifier: text),
      TableViewCell.styleInitializer(BookCell.self, (.value2, text)),
    ] {
      #expect((cell as? BookCell)?.counted.name == "BookCell value2")
      #expect(cell.reuseIdentifier == text)
    }
    for heading in [
      (Heading.self as TableViewHeaderFooterView.Type).init(reuseIdentifier: text),
      TableViewHeaderFooterView.identifierInitializer(Heading.self, text),
    ] {
      #expect(heading.reuseIdentifier == text)
    }
    for screen in [
      (Screen.self as ViewController.Type).init(nibName: text, bundle: .main),
      ViewController.nibInitializer(Screen.self, (text, .main)),
    ] {
      #expect(screen.nibName == text)
    }
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((Tile.self as View.Type).init(frame: frame).frame == frame)
    #expect(View.frameInitializer(Tile.self, frame).frame == frame)
    let table = (Shelf.self as TableView.Type).init(frame: frame, style: .grouped)
    #expect(table.frame == frame && table.style == .grouped)
    #expect((Key.self as Button.Type).init(type: .close).buttonType == .close)
    let segue = (Segue.self as StoryboardSegue.Type)
      .init(identifier: text, source: ViewController(), destination: ViewController())
    #expect(segue.identifier == text)
  }
}
