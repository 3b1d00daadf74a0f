import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Fonts of views that exist follow the preferred text size. (behaviour 25.35)
@MainActor
@Suite struct TextSizeTests {
  let simulator = Simulator()
  let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func enlarge() {
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }

  @Test func aLabelThatAdjustsItsFontGrows() {
    let (label, fixed, own) = (Label(), Label(), Label())
    for view in [label, fixed, own] {
      view.text = "Hi"
      view.font = .preferredFont(forTextStyle: .body)
      box.addSubview(view)
    }
    own.font = .systemFont(ofSize: 17)
    (label.adjustsFontForContentSizeCategory, own.adjustsFontForContentSizeCategory) = (true, true)
    simulator.show(box)
    let height = label.intrinsicContentSize.height
    enlarge()
    #expect([label, fixed, own].map(\.font.pointSize) == [53, 17, 17])
    #expect(label.intrinsicContentSize.height > height)
  }

  @Test func scaledFontsGrowLikeTheirStyle() {
    let (free, limited) = (Label(), Label())
    let base = Font.systemFont(ofSize: 20, weight: .bold)
    free.font = FontMetrics(forTextStyle: .body).scaledFont(for: base)
    limited.font = FontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 30)
    for label in [free, limited] {
      label.adjustsFontForContentSizeCategory = true
      box.addSubview(label)
    }
    simulator.show(box)
    enlarge()
    let grown = (20 * 53 / 17 * simulator.scale).rounded() / simulator.scale
    #expect([free, limited].map(\.font.pointSize) == [grown, 30])
    #expect(free.font.weight == .bold)
  }

  @Test func fieldsAndTextViewsGrowToo() {
    let (field, text) = (TextField(frame: .zero), TextView(frame: .zero))
    (field.font, text.font) = (
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote)
    )
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    box.addSubview(field)
    box.addSubview(text)
    simulator.show(box)
    enlarge()
    #expect([field.font?.pointSize, text.font?.pointSize] == [44, 44])
  }

  @Test func equalFontsAreEqualHoweverTheyWereMade() {
    #expect(Font.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
  }
}
