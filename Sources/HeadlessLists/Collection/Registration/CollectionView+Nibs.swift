import Foundation
import HeadlessControllers

/// The source of the views of one key: a class or a nib.
@MainActor
enum CollectionViewMaker {
  case viewClass(CollectionReusableView.Type)
  case nib(Nib)

  func make(_ identifier: String, frame: CGRect) -> CollectionReusableView? {
    switch self {
    case .viewClass(let viewClass): return viewClass.create(identifier, frame: frame)
    case .nib(let nib):
      let view = nib.makeView(CollectionReusableView.self) {
        CollectionViewCell(frame: frame)
      }
      nib.check(view.reuseIdentifier, registeredAs: identifier, of: "view")
      view.frame = frame
      view.assignedReuseIdentifier = identifier
      return view
    }
  }
}
