import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private class Tile: View {
  let made: String
  override init(frame: CGRect) {
    made = "with \(Int(frame.width))"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class DeepTile: Tile {
  let extra = [1, 2, 3]
}

@MainActor
@Suite struct ViewCreationTests {
  @Test func aClassCreatesItsOwnInstances() {
    let types: [View.Type] = [View.self, Tile.self, DeepTile.self, ScrollView.self]
    for type in types {
      let view = type.create(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(ObjectIdentifier(Swift.type(of: view)) == ObjectIdentifier(type))
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let tile = DeepTile.create(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) as? DeepTile
    #expect(tile?.made == "with 9")
    #expect(tile?.extra == [1, 2, 3])
  }

  @Test func createdViewsAreReleased() {
    weak var view: View?
    do { view = DeepTile.create(frame: .zero) }
    #expect(view == nil)
  }
}
