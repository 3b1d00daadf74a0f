import Foundation
import HeadlessControllers
import ListCore

extension CollectionView {
  /// Dequeues a cell, in the order of behaviour 4.1 to 4.3.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> CollectionViewCell {
    guard !hasCrashed else {
      return placeholder(.cell(identifier)) as? CollectionViewCell
        ?? CollectionViewCell(frame: .zero)
    }
    if let present = provision.current?.request.present {
      return existing(present, identifier)
    }
    let attributes = attributesOfDequeued(at: indexPath)
    let view = dequeue(.cell(identifier), frame: attributes?.frame ?? .zero)
    guard let cell = view as? CollectionViewCell else { return CollectionViewCell(frame: .zero) }
    return cell
  }

  /// Dequeues a supplementary view, in the order of behaviour 4.1 to 4.3.
  func dequeueSupplementary(
    _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    guard !hasCrashed else { return placeholder(.supplementary(kind, identifier)) }
    // The index path of a view of the whole layout has one index, which is not a section.
    // (behaviour 15.3)
    if indexPath.count > 1, let section = indexPath.first,
      !engine.counts().contains(section: section)
    {
      // Crash families C2.
      engine.crash(
        .cell(
          .dequeuedForUnknownSection(
            kind: kind, section: section, sections: engine.counts().sectionCount)))
      return CollectionReusableView(frame: .zero)
    }
    let frame = provision.current?.attributes?.frame ?? .zero
    return dequeue(.supplementary(kind, identifier), frame: frame)
      ?? CollectionReusableView(frame: .zero)
  }

  /// Returns a view of the expected class for the code that continues after a captured crash.
  private func placeholder(_ key: CollectionReuseKey) -> CollectionReusableView {
    registry.viewClass(for: key)?.create(frame: .zero) as? CollectionReusableView
      ?? CollectionReusableView(frame: .zero)
  }

  /// Takes a view from the reuse pool, or creates one.
  private func dequeue(_ key: CollectionReuseKey, frame: CGRect) -> CollectionReusableView? {
    guard let maker = registry.maker(for: key) else {
      // Crash families C1.
      engine.crash(.cell(.viewNotRegistered(kind: key.kind, identifier: key.identifier)))
      return nil
    }
    let view: CollectionReusableView
    if let waiting = pool.take(key) {
      emitReuse(of: waiting, key)
      waiting.prepareForReuse()  // behaviour 4.2
      view = waiting
    } else if let made = maker.make(key.identifier, frame: frame) {
      engine.emitCreation(of: made, key.role, key.identifier)
      view = made
    } else {
      return nil
    }
    provision.dequeued(view)
    return view
  }

  /// Returns the item's current cell, if it is being reconfigured (behaviour 4.8).
  private func existing(
    _ present: CollectionReusableView, _ identifier: String
  ) -> CollectionViewCell {
    guard let cell = present as? CollectionViewCell else { return CollectionViewCell(frame: .zero) }
    guard cell.reuseIdentifier == identifier else {
      engine.crash(.cell(.reconfiguredWithOtherIdentifier(view: ObjectName.describe(cell))))
      return cell
    }
    provision.dequeued(cell)
    return cell
  }

  /// Returns the attributes of the item for which a cell is dequeued.
  private func attributesOfDequeued(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    if let question = provision.current { return question.attributes }
    guard layoutProgress.isPrepared, !layoutProgress.isPreparing else { return nil }
    return currentLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Creates the decoration view of a kind, or takes one from the reuse pool.
  func makeDecoration(
    _ kind: String, _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView? {
    let key = CollectionReuseKey.decoration(kind)
    if let waiting = pool.take(key) {
      emitReuse(of: waiting, key)
      waiting.prepareForReuse()
      return waiting
    }
    if let nib = currentLayout.decorationNibs[kind] {
      let made = nib.makeView(CollectionReusableView.self) { CollectionReusableView(frame: .zero) }
      made.frame = attributes.frame
      engine.emitCreation(of: made, .decoration, nil)
      return made
    }
    guard let viewClass = currentLayout.decorationClasses[kind] else {
      // Crash families C1.
      engine.crash(.cell(.decorationViewNotRegistered(kind: kind)))
      return nil
    }
    guard let made = viewClass.create(frame: attributes.frame) as? CollectionReusableView
    else { return nil }
    engine.emitCreation(of: made, .decoration, nil)
    return made
  }

  /// Adds a view to the reuse pool.
  func enqueue(_ leaving: LeavingView) {
    guard !hasCrashed else { return }
    leaving.view.appliedAttributes = nil
    guard let key = CollectionReuseKey(leaving.element, leaving.view) else { return }
    pool.add(leaving.view, for: key)
    if engine.port.isObserved {
      engine.emit(.pooled(engine.name(of: leaving.view, key.role)), leaving.view)
    }
  }

  private func emitReuse(of view: CollectionReusableView, _ key: CollectionReuseKey) {
    guard engine.port.isObserved else { return }
    engine.emit(
      .reused(engine.name(of: view, key.role), reuseIdentifier: key.identifier), view)
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
      nib.check(view.reuseIdentifier, registeredAs: identifier, of: "view")
      view.frame = frame
      view.assignedReuseIdentifier = identifier
      return view
    }
  }
}
