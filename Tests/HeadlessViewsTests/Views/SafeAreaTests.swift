import HeadlessKit
import Testing

@MainActor
@Suite struct SafeAreaTests {
  final class Listening: View {
    var changes: [EdgeInsets] = []
    override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
  }

  @Test func theSafeAreaIsTheOverlapWithTheWindowsInsets() {
    let simulator = Simulator()
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = Listening()
    let bar = Listening(frame: CGRect(x: 0, y: 20, width: 390, height: 40))
    view.addSubview(bar)
    let window = simulator.show(view)
    #expect(window.safeAreaInsets == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.changes == [EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)])
    #expect(bar.changes == [EdgeInsets(top: 27, left: 0, bottom: 0, right: 0)])
    bar.frame.origin.y = 100
    #expect(bar.changes.last == .zero)
    simulator.safeAreaInsets = .zero
    #expect(view.changes.last == .zero)
    #expect(view.safeAreaInsets == .zero)
    #expect(bar.changes.count == 2)
  }

  @Test func theSafeAreaAtTheSidesIsTheOverlapToo() {
    let simulator = Simulator(screenSize: CGSize(width: 844, height: 390))
    simulator.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let (view, card) = (View(), View(frame: CGRect(x: 20, y: 0, width: 800, height: 380)))
    view.addSubview(card)
    simulator.show(view)
    #expect(card.safeAreaInsets == EdgeInsets(top: 0, left: 27, bottom: 11, right: 23))
    view.bounds.origin.x = 10
    #expect(card.safeAreaInsets == EdgeInsets(top: 0, left: 37, bottom: 11, right: 13))
  }

  @Test func leavingTheWindowRemovesTheSafeArea() {
    let simulator = Simulator()
    simulator.safeAreaInsets.top = 47
    let view = Listening()
    simulator.show(view)
    view.removeFromSuperview()
    #expect(view.changes.map(\.top) == [47, 0])
  }

  @Test func layoutMarginsIncludeTheSafeArea() {
    let simulator = Simulator()
    simulator.safeAreaInsets.top = 47
    let view = View()
    simulator.show(view)
    #expect(view.layoutMargins == EdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins.leading = 20
    #expect(view.layoutMargins.left == 20)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 8)
    #expect(view.directionalLayoutMargins.trailing == 20)
  }

  @Test func layoutMarginsCanFollowTheSuperview() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 4, y: 0, width: 96, height: 50))
    outer.addSubview(inner)
    outer.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    #expect(inner.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 20, left: 16, bottom: 8, right: 20))
  }
}
