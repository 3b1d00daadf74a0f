import Foundation
import HeadlessKit
import ListCore

/// Reads the fixtures of this folder's tests, and writes frames as they do.
enum RecordedFrames {
  private struct File<Case: Decodable>: Decodable {
    let cases: [Case]
  }

  /// The cases of a fixture.
  static func cases<Case: Decodable>(_ name: String) -> [Case] {
    do {
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/\(name).json")
      return try JSONDecoder().decode(File<Case>.self, from: Data(contentsOf: url)).cases
    } catch {
      fatalError("The fixture \(name) cannot be read: \(error)")
    }
  }

  /// Numbers with a space between them, rounded to two digits.
  static func text(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      let rounded = (Double(number) * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }.joined(separator: " ")
  }

  static func text(_ frame: CGRect) -> String {
    text([frame.minX, frame.minY, frame.width, frame.height])
  }

  static func text(_ size: CGSize) -> String { text([size.width, size.height]) }

  /// The position and the frame of an element.
  static func text(_ path: IndexPath, _ frame: CGRect) -> String {
    path.map(String.init).joined(separator: ".") + " " + text(frame)
  }
}

/// A collection view whose items are only counted, on a screen with two pixels to a point.
@MainActor
final class RecordedWorld: NSObject, CollectionViewDataSource {
  let simulator = Simulator(scale: 2)
  let view: CollectionView
  private let counts: [Int]
  /// The size that a cell asks for, given the one it has; `nil` for that.
  var preferredSize: ((IndexPath, CGSize) -> CGSize)?

  init(_ counts: [Int], size: [CGFloat], layout: CollectionViewLayout) {
    self.counts = counts
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]), collectionViewLayout: layout)
    super.init()
    view.register(AskedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func register(kinds: [String]) {
    for kind in kinds {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
  }

  func show() throws {
    simulator.show(view, frame: view.frame)
    try simulator.settle()
  }

  /// The cells on screen with their frames, in order.
  var visibleItems: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { RecordedFrames.text(path, $0.frame) }
    }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? AskedCell)?.preferredSize = preferredSize.map { ask in { ask(indexPath, $0) } }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell that asks for the size it is told.
private final class AskedCell: CollectionViewCell {
  var preferredSize: ((CGSize) -> CGSize)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize(layoutAttributes.size) }
    return layoutAttributes
  }
}
