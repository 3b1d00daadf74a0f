import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Sheets of a height of one's own.
@MainActor
@Suite struct SheetDetentTests {
  @Test func aSheetIsAsHighAsItsStop() throws {
    let (simulator, screen, sheet) = (Simulator(), ViewController(), ViewController())
    simulator.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { _ in 200 }]
    screen.present(sheet, animated: false)
    simulator.settle()
    #expect(sheet.view.frame.minY == 844 - simulator.safeAreaInsets.bottom - 200)
  }

  @Test func aStopIsNoHigherThanTheScreen() throws {
    let (simulator, screen, sheet) = (Simulator(), ViewController(), ViewController())
    simulator.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { $0.maximumDetentValue * 2 }]
    screen.present(sheet, animated: false)
    simulator.settle()
    #expect(sheet.view.frame.minY == screen.view.safeAreaInsets.top + 10)
  }
}
