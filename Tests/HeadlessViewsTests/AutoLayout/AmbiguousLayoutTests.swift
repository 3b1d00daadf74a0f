import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessViews

/// Views of which the constraints leave the frame open. (behaviour 25.107)
@MainActor @Suite struct AmbiguousLayoutTests {
  private let window = Window(frame: area(0, 0, 100, 100))

  @Test func aViewIsAmbiguousUntilItsConstraintsTellOneFrame() {
    let view = freeView(in: window)
    #expect(view.hasAmbiguousLayout)
    view.pinEdges(to: window)
    #expect(!view.hasAmbiguousLayout)
    let inner = freeView(in: view)
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    #expect(inner.hasAmbiguousLayout)
    #expect(!view.hasAmbiguousLayout)
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test func aViewNextToAnAmbiguousOneIsAmbiguous() {
    let (one, other) = (freeView(in: window), smallLabel("ab"))
    _ = freeView(other, in: window)
    LayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: window.topAnchor),
      one.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      one.heightAnchor.constraint(equalToConstant: 20),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    #expect(other.hasAmbiguousLayout)
    one.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(!other.hasAmbiguousLayout)
  }

  @Test func twoLabelsAreAmbiguousThatHugEqually() {
    let labels = [smallLabel("ab"), smallLabel("abcd")]
    let row = freeView(StackView(arrangedSubviews: labels), in: window)
    row.pinEdges(to: window)
    #expect(labels.map(\.hasAmbiguousLayout) == [true, true])
    labels[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(labels.map(\.hasAmbiguousLayout) == [false, false])
  }

  @Test func aViewIsNotAmbiguousWithoutWindowOrWithAGivenFrame() {
    let (outer, given) = (View(), View())
    #expect(!freeView(in: outer).hasAmbiguousLayout)
    window.addSubview(given)
    #expect(!given.hasAmbiguousLayout)
  }
}
