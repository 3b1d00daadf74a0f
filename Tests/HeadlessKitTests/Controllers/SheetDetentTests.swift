import Testing

@testable import HeadlessKit

/// Sheets of a height of one's own.
@MainActor
@Suite struct SheetDetentTests {
  @Test func aSheetIsAsHighAsItsStop() throws {
    let (host, screen, sheet) = (ListHost(), ViewController(), ViewController())
    host.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { _ in 200 }]
    screen.present(sheet, animated: false)
    host.settle()
    #expect(sheet.view.frame.minY == 844 - host.safeAreaInsets.bottom - 200)
  }

  @Test func aStopIsNoHigherThanTheScreen() throws {
    let (host, screen, sheet) = (ListHost(), ViewController(), ViewController())
    host.show(screen)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.custom { $0.maximumDetentValue * 2 }]
    screen.present(sheet, animated: false)
    host.settle()
    #expect(sheet.view.frame.minY == screen.view.safeAreaInsets.top + 10)
  }
}
