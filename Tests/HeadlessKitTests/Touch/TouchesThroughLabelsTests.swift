import Foundation
import HeadlessKit
import Testing

/// A label takes no touches, so a finger on it touches what is behind it (behaviour 25.37).
@MainActor
@Suite struct TouchesThroughLabelsTests {
  let simulator = Simulator()
  let ground = View()
  let card = View(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  let label = Label(frame: CGRect(x: 30, y: 30, width: 100, height: 20))

  init() {
    label.text = "Emma"
    ground.addSubview(card)
    ground.addSubview(label)
    simulator.show(ground)
  }

  @Test func theCardBehindALabelIsTapped() throws {
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    card.addGestureRecognizer(tap)
    try simulator.tap(.text("Emma"))
    try simulator.tap(label)
    #expect(taps == 2)
  }

  @Test func aViewInFrontOfALabelCoversIt() {
    ground.bringSubviewToFront(card)
    #expect(throws: QueryFailure.self) { try simulator.tap(label) }
  }

  @Test func aButtonBehindALabelIsTapped() throws {
    var taps = 0
    let button = Button(frame: card.frame)
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    ground.insertSubview(button, belowSubview: label)
    try simulator.tap(.text("Emma"))
    #expect(taps == 1)
  }

  @Test func aViewThatTakesTouchesIsNotReachedThroughAnother() {
    let image = View(frame: label.frame)
    ground.addSubview(image)
    label.isUserInteractionEnabled = true
    #expect(throws: QueryFailure.self) { try simulator.tap(label) }
  }

  @Test func aCardBehindTheLabelsOfACellLeavesTheTapToTheRow() throws {
    final class CardCell: TableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let card = View(frame: CGRect(x: 8, y: 4, width: 374, height: 36))
        let title = Label(frame: CGRect(x: 20, y: 10, width: 100, height: 20))
        title.text = "Dune"
        contentView.addSubview(card)
        contentView.addSubview(title)
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }
    final class Screen: TableViewController {
      var selected: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CardCell.self, forCellReuseIdentifier: "card")
      }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
      }
      override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let screen = Screen(style: .plain)
    simulator.show(screen)
    try simulator.tap(.text("Dune"))
    #expect(screen.selected == [[0, 0]])
  }
}
