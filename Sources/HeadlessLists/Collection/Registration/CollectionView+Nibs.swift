import Foundation

extension CollectionView {
  /// Names the nib that makes cells for an identifier; `nil` takes it back.
  ///
  /// - Parameters:
  ///   - nib: The nib. It makes one cell, which gets the identifier.
  ///   - identifier: The reuse identifier.
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    registry.setNib(nib, for: .cell(identifier))
  }

  /// Names the nib that makes supplementary views of a kind; `nil` takes it back.
  ///
  /// - Parameters:
  ///   - nib: The nib. It makes one view, which gets the identifier.
  ///   - kind: The kind.
  ///   - identifier: The reuse identifier.
  public func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.setNib(nib, for: .supplementary(kind, identifier))
  }
}

extension CollectionViewLayout {
  /// Names the nib that makes decoration views of a kind; `nil` takes it back.
  ///
  /// - Parameters:
  ///   - nib: The nib. It makes one view.
  ///   - elementKind: The kind.
  public func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }
}

/// What makes the views of one key: a class or a nib.
@MainActor
enum CollectionViewMaker {
  case viewClass(CollectionReusableView.Type)
  case nib(Nib)

  func make(_ identifier: String, frame: CGRect) -> CollectionReusableView? {
    switch self {
    case .viewClass(let viewClass): return viewClass.create(identifier, frame: frame)
    case .nib(let nib):
      let view = nib.makeView(CollectionReusableView.self)
      view.frame = frame
      view.assignedReuseIdentifier = identifier
      return view
    }
  }
}
