import Foundation
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private let headlineLine: CGFloat = 61.0 / 3

@Suite @MainActor struct TableViewHeaderFooterViewTests {
  @Test func newView() {
    let view = TableViewHeaderFooterView(reuseIdentifier: "shelf")
    #expect(view.reuseIdentifier == "shelf")
    #expect(view.frame == .zero)
    #expect(view.subviews == [view.contentView])
    #expect(TableViewHeaderFooterView(frame: .zero).reuseIdentifier == nil)
  }

  @Test func layout() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 28)
    let back = View()
    view.backgroundView = back
    view.textLabel?.text = "Novels"
    view.layoutIfNeeded()
    #expect(view.subviews == [back, view.contentView])
    #expect([back.frame, view.contentView.frame] == [view.bounds, view.bounds])
    let top = (28 - headlineLine) / 2
    #expect(
      view.textLabel?.frame == CGRect(x: 16, y: top, width: 358, height: headlineLine))
  }

  @Test func fittingHeights() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    let room = CGSize(width: 390, height: 0)
    view.textLabel?.text = "Novels"
    #expect(view.sizeThatFits(room) == CGSize(width: 390, height: headlineLine + 12))
    var content = view.defaultContentConfiguration()
    content.text = "Novels"
    view.contentConfiguration = content
    #expect(view.sizeThatFits(room) == CGSize(width: 390, height: headlineLine + 20))
    #expect(view.textLabel == nil)
  }

  @Test func defaultConfigurations() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(view.defaultContentConfiguration() == .header())
    #expect(view.defaultBackgroundConfiguration() == .listHeader())
    view.isFooter = true
    #expect(view.defaultContentConfiguration() == .footer())
    #expect(view.defaultBackgroundConfiguration() == .listFooter())
  }

  @Test func stateAndUpdates() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    var states: [ViewConfigurationState] = []
    view.configurationUpdateHandler = { _, state in states.append(state) }
    view.layoutIfNeeded()
    view.isPinned = true
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    var pinned = ViewConfigurationState(traitCollection: view.traitCollection)
    pinned.isPinned = true
    #expect(states == [ViewConfigurationState(traitCollection: view.traitCollection), pinned])
  }
}
