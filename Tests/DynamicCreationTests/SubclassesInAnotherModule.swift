import Foundation

import struct HeadlessViews.Selector

@testable import HeadlessKit

// Classes of an app, each with an override and a subclass of its own: a module that DynamicCreation
// does not know.

class Model: NSObject {
  let counted: Counted
  override init() {
    counted = Counted("Model")
    super.init()
  }
}

final class DeepModel: Model {
  let more = Counted("DeepModel")
}

class Tile: View {
  let counted: Counted
  override init(frame: CGRect) {
    counted = Counted("Tile \(frame.width)")
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

final class DeepTile: Tile {
  let more = Counted("DeepTile")
}

final class BookCell: TableViewCell {
  let counted: Counted
  override init(style: CellStyle, reuseIdentifier: String?) {
    counted = Counted("BookCell \(style)")
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class Heading: TableViewHeaderFooterView {
  let counted: Counted
  override init(reuseIdentifier: String?) {
    counted = Counted("Heading")
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class Shelf: TableView {
  let counted: Counted
  override init(frame: CGRect, style: Style) {
    counted = Counted("Shelf \(style)")
    super.init(frame: frame, style: style)
  }
  required init?(coder: NSCoder) { nil }
}

final class Grid: CollectionView {
  let counted: Counted
  override init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    counted = Counted("Grid")
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

final class Key: Button {
  let counted = Counted("Key")
}

final class Pane: Window {
  let counted = Counted("Pane")
}

final class Knock: TapGestureRecognizer {
  let counted: Counted
  override init(target: Any?, action: Selector?) {
    counted = Counted("Knock")
    super.init(target: target, action: action)
  }
}

class Screen: ViewController {
  let counted: Counted
  override init(nibName: String?, bundle: Bundle?) {
    counted = Counted("Screen")
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

final class ShelfScreen: TableViewController {
  let counted: Counted
  override init(style: TableView.Style) {
    counted = Counted("ShelfScreen \(style)")
    super.init(style: style)
  }
  required init?(coder: NSCoder) { nil }
}

final class GridScreen: CollectionViewController {
  let counted: Counted
  override init(collectionViewLayout layout: CollectionViewLayout) {
    counted = Counted("GridScreen")
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

final class Stack: NavigationController {
  let counted: Counted
  override init(rootViewController: ViewController) {
    counted = Counted("Stack")
    super.init(rootViewController: rootViewController)
  }
  required init?(coder: NSCoder) { nil }
}

final class Sheet: PresentationController {
  let counted: Counted
  override init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    counted = Counted("Sheet")
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

final class Segue: StoryboardSegue {
  let counted: Counted
  override init(identifier: String?, source: ViewController, destination: ViewController) {
    counted = Counted("Segue")
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
