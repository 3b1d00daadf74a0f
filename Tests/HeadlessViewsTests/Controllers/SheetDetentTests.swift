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
}
