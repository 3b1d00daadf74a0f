import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Custom detents of sheets.
@MainActor
@Suite struct SheetDetentTests {
  @Test func aSheetHasTheHeightOfItsDetent() throws {
    let (simulator, screen, sheet) = (Simulator(), ViewController(), ViewController())
    simulator.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { _ in 200 }]
    screen.present(sheet, animated: false)
    try simulator.settle()
    #expect(sheet.view.frame.minY == 844 - simulator.safeAreaInsets.bottom - 200)
  }

  @Test func aDetentIsNoHigherThanTheScreen() throws {
    let (simulator, screen, sheet) = (Simulator(), ViewController(), ViewController())
    simulator.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { $0.maximumDetentValue * 2 }]
    screen.present(sheet, animated: false)
    try simulator.settle()
    #expect(sheet.view.frame.minY == screen.view.safeAreaInsets.top + 10)
  }

  /// A sheet dims the view below it, which then gets no touches, unless its detent is no larger than
  /// the largest undimmed one.
  @Test(
    arguments: [
      (nil, nil, false), ("medium", "medium", true), ("medium", "large", false),
      ("large", "large", true), ("large", "medium", true), ("medium", nil, true),
      ("large", nil, true),
      ("other", "medium", false),
    ] as [(String?, String?, Bool)])
  func anUndimmedViewGetsTouches(largest: String?, selected: String?, isTouched: Bool) throws {
    func identifier(_ name: String?) -> SheetPresentationController.Detent.Identifier? {
      name.map { $0 == "medium" ? .medium : $0 == "large" ? .large : .init($0) }
    }
    let (simulator, screen, sheet) = (Simulator(), ViewController(), ViewController())
    simulator.show(screen)
    var taps = 0
    let button = Button(primaryAction: Action(title: "Below") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
    screen.view.addSubview(button)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.largestUndimmedDetentIdentifier = identifier(largest)
    presentation.selectedDetentIdentifier = identifier(selected)
    screen.present(sheet, animated: false)
    try simulator.settle()
    // A large sheet covers the button.
    guard selected != "large" else { return }
    try? simulator.tap(button)
    #expect(taps == (isTouched ? 1 : 0))
  }
}
