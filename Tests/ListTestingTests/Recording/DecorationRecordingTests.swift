import Foundation
import HeadlessKit
import ListTesting
import Testing

/// A layout with one decoration view behind items that do not exist.
private final class ShelfLayout: CollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let shelf = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
    shelf.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    return shelf.frame.intersects(rect) ? [shelf] : []
  }
}

@MainActor
@Suite struct DecorationRecordingTests {
  @Test func aDecorationViewIsRecordedAppearingLeavingAndReturning() {
    let simulator = Simulator()
    let layout = ShelfLayout()
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "shelf")
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    let recorder = ListRecorder(view, on: simulator)
    simulator.show(view)
    for offset in [1000.0, 0] {
      view.contentOffset.y = offset
      simulator.layoutIfNeeded()
    }
    #expect(
      recorder.trace.about([.views]).events.map(\.description) == [
        "created decoration-1", "displayed decoration-1 at shelf 0 - 0",
        "ended decoration-1 at shelf 0 - 0", "decoration-1 waits for reuse",
        "reused decoration-1 \"shelf\"", "displayed decoration-1 at shelf 0 - 0",
      ])
    #expect(recorder.trace.cost.viewsCreated == 1)
    #expect(recorder.trace.cost.viewsReused == 1)
  }
}
