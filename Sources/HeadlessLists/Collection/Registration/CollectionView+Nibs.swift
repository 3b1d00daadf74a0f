import Foundation

extension CollectionView {
  /// Registers a nib for cells with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one cell, which gets the identifier.
  ///   - identifier: The reuse identifier.
  public func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    registry.setNib(nib, for: .cell(identifier))
  }

  /// Registers a nib for supplementary views of a kind; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view, which gets the identifier.
  ///   - kind: The kind.
  ///   - identifier: The reuse identifier.
  public func register(
    _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.setNib(nib, for: .supplementary(kind, identifier))
  }
}

extension CollectionViewLayout {
  /// Registers a nib for decoration views of a kind; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view.
  ///   - elementKind: The kind.
  public func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }
}

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
      view.frame = frame
      view.assignedReuseIdentifier = identifier
      return view
    }
  }
}
