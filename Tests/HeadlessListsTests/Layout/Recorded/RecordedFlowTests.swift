import Foundation
import HeadlessKit
import Testing

/// Flow layouts against frames recorded from the real system (13.1 to 13.4).
@MainActor
@Suite struct RecordedFlowTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Answer: Decodable, Hashable, Sendable {
      let content: [CGFloat]
      let items: [String]
      let headers: [String]?
    }

    let name: String
    let isSelfSizing: Bool
    let view: [CGFloat]
    let counts: [Int]
    let itemSize: [CGFloat]?
    let sectionInset: [CGFloat]?
    let minimumLineSpacing: CGFloat?
    let minimumInteritemSpacing: CGFloat?
    let sectionInsetReference: String?
    let contentInset: [CGFloat]?
    let margins: [CGFloat]?
    let estimatedItemSize: [CGFloat]?
    let sizeForItemAt: [[String]]?
    let insetForSectionAt: [[CGFloat]]?
    let referenceSizeForHeaderInSection: [CGFloat]?
    let preferredSizes: [[String]]?
    let answer: Answer

    nonisolated var testDescription: String { name }
  }

  @Test(
    "a flow layout puts everything where the real one does",
    arguments: RecordedFrames.cases("FlowFrames") as [Case])
  func frames(_ given: Case) throws {
    let layout = layout(given)
    let world = RecordedWorld(given.counts, size: given.view, layout: layout)
    let delegate: any CollectionViewDelegate =
      given.sizeForItemAt == nil ? FlowAnswers(given) : SizedFlowAnswers(given)
    world.view.delegate = delegate
    world.register(kinds: [CollectionView.elementKindSectionHeader])
    if let inset = given.contentInset { world.view.contentInset = insets(inset) }
    if let margins = given.margins { world.view.layoutMargins = insets(margins) }
    if let sizes = given.preferredSizes {
      world.preferredSize = { path, size in
        sizes[path.section][path.item].writtenSize(given: size)
      }
    }
    if given.isSelfSizing {
      try world.show()
    } else {
      world.simulator.run {
        world.view.reloadData()
        world.view.layoutIfNeeded()
      }
    }
    #expect(world.simulator.run { answer(of: layout, given) } == given.answer)
  }

  private func layout(_ given: Case) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    if let size = given.itemSize { layout.itemSize = CGSize(width: size[0], height: size[1]) }
    if let inset = given.sectionInset { layout.sectionInset = insets(inset) }
    if let spacing = given.minimumLineSpacing { layout.minimumLineSpacing = spacing }
    if let spacing = given.minimumInteritemSpacing { layout.minimumInteritemSpacing = spacing }
    if let size = given.estimatedItemSize {
      layout.estimatedItemSize =
        size[0] < 0
        ? CollectionViewFlowLayout.automaticSize : CGSize(width: size[0], height: size[1])
    }
    switch given.sectionInsetReference {
    case "fromSafeArea": layout.sectionInsetReference = .fromSafeArea
    case "fromLayoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    return layout
  }

  private func answer(of layout: CollectionViewFlowLayout, _ given: Case) -> Case.Answer {
    let paths = given.counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    let headers = given.counts.indices.compactMap { section in
      let path = IndexPath(item: 0, section: section)
      return layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: path
      ).map { RecordedFrames.text(path, $0.frame) }
    }
    let size = layout.collectionViewContentSize
    return .init(
      content: [size.width, size.height],
      items: paths.compactMap { path in
        layout.layoutAttributesForItem(at: path).map { RecordedFrames.text(path, $0.frame) }
      },
      headers: given.answer.headers == nil ? nil : headers)
  }
}

private func insets(_ numbers: [CGFloat]) -> EdgeInsets {
  EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

extension String {
  /// The size that is written here, "-" for the width of another one.
  fileprivate func writtenSize(given size: CGSize = .zero) -> CGSize {
    let sides = split(separator: " ").map { Double($0) }
    return CGSize(
      width: sides[0].map { CGFloat($0) } ?? size.width,
      height: sides[1].map { CGFloat($0) } ?? size.height)
  }
}

/// A delegate that answers what a case says.
@MainActor
private protocol AnswersFlow: CollectionViewDelegateFlowLayout {
  var given: RecordedFlowTests.Case { get }
}

extension AnswersFlow {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    given.insetForSectionAt.map { insets($0[section]) }
      ?? (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    given.referenceSizeForHeaderInSection.map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
}

/// One that gives no sizes of items.
private final class FlowAnswers: NSObject, AnswersFlow {
  let given: RecordedFlowTests.Case

  init(_ given: RecordedFlowTests.Case) {
    self.given = given
    super.init()
  }
}

/// One that gives the size of each item.
private final class SizedFlowAnswers: NSObject, AnswersFlow {
  let given: RecordedFlowTests.Case

  init(_ given: RecordedFlowTests.Case) {
    self.given = given
    super.init()
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    given.sizeForItemAt?[indexPath.section][indexPath.item].writtenSize() ?? .zero
  }
}
