import Foundation
import HeadlessKit
import Testing

/// A drawing shows of a text what its view has room for.
@MainActor
@Suite struct ShortenedTextDrawingTests {
  private let simulator = Simulator(screenSize: CGSize(width: 390, height: 200))

  private func even(_ size: CGFloat) -> Font? { Font(name: "Even", size: size) }

  @Test("labels, buttons and fields are drawn as they shorten and shrink their texts")
  func drawing() throws {
    simulator.interfaces.register(
      font: "Even", FontWidths([:], others: 0.5, ascender: 0.8, descender: -0.2))
    let ground = View()
    simulator.run {
      for (index, mode) in [
        LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
      ].enumerated() {
        let label = Label(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 50, height: 20))
        label.font = even(10)
        label.text = "a long text of \(index)"
        label.lineBreakMode = mode
        ground.addSubview(label)
      }
      let small = Label(frame: CGRect(x: 0, y: 90, width: 50, height: 20))
      small.font = even(20)
      small.text = "small text"
      small.adjustsFontSizeToFitWidth = true
      ground.addSubview(small)
      let button = Button(frame: CGRect(x: 0, y: 120, width: 50, height: 20))
      button.titleLabel?.font = even(10)
      button.setTitle("Follow the author", for: .normal)
      ground.addSubview(button)
      let field = TextField(frame: CGRect(x: 0, y: 150, width: 50, height: 20))
      field.font = even(10)
      field.placeholder = "Name of the author"
      ground.addSubview(field)
    }
    simulator.show(ground)
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ a long te…                                   │
        │ …text of 1                                   │
        │ a lo… of 2                                   │
        │ small text                                   │
        │ [Foll…uthor]                                 │
        │ |‹Name of t…›|                               │
        └──────────────────────────────────────────────┘
        """)
    // Queries know the whole texts.
    _ = try simulator.find(.text("a long text of 0"))
    _ = try simulator.find(.button("Follow the author"))
    _ = try simulator.find(.field("Name of the author"))
  }

  @Test("a search bar is seen below a navigation bar that clips its views")
  func searchBarOfClippingBar() throws {
    final class Screen: TableViewController {
      let search = SearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        search.isActive = true
      }
    }
    let screen = Screen()
    let stack = NavigationController(rootViewController: screen)
    stack.navigationBar.clipsToBounds = true
    simulator.show(stack)
    #expect(simulator.findAll(.field).count == 1)
    try simulator.type("emma", into: .field)
    #expect(screen.search.searchBar.text == "emma")
  }
}
