import Foundation
import ListCore

// The entry points: every change that a client makes to a list goes through here.

extension ListEngine {
  /// Performs a mutation, unless the list has crashed.
  func perform(_ mutation: ListMutation) {
    guard !hasCrashed else { return }
    switch mutation {
    case .announce(let change, let tag): announce(change, tag)
    case .begin: _ = beginNoted()
    case .end: end()
    case .batch(let updates, let completion):
      guard beginNoted() else { return }
      // The completion runs before those of inner updates (behaviour 15.1).
      if let completion { completions.append(completion) }
      updates?()
      end()
    case .reorder(let body):
      guard begin(site: nil) else { return }
      body() ? end() : discardUpdates()
    case .reconfigure(let paths): reconfigure(paths.compactMap(ItemPath.init))
    case .reload: reload()
    }
  }

  /// Discards an open update, as `reloadData` does.
  func discardUpdates() {
    session.discard()
    reconfigurations = []
    completions = []
  }
}

// MARK: - Mutations

extension ListEngine {
  /// Announces a change. Outside an update, the call is an update of its own (behaviour 2.7).
  private func announce(_ change: AnnouncedChange, _ tag: Int) {
    guard let changes = change.changes(path: path), letsClientsUpdate() else { return }
    let call = UpdateCall(changes, site: callSite.take(), tag: tag)
    emit(.called(call, kind))  // before the events that it causes, and even if it crashes
    if session.isOpen { return session.record(call) }
    guard begin(site: call.site) else { return }
    session.record(call)
    end()
  }

  /// Opens an update, which may be nested, and notifies observers.
  private func beginNoted() -> Bool {
    let site = callSite.take()
    emit(.beganUpdate(site))
    return begin(site: site)
  }

  /// Opens an update, which may be nested.
  ///
  /// - Returns: Whether the update is open. It is not after a crash of the layout or the queries
  ///   before it.
  private func begin(site: CallSite?) -> Bool {
    if !session.isOpen {
      let hadCounts = cachedCounts != nil  // before the calls below can load them
      owner.enginePreparesForUpdate()
      _ = counts()
      guard !hasCrashed else { return false }
      context = UpdateContext(loadedCountsForUpdate: !hadCounts)
    }
    session.begin(site: site)
    return true
  }

  /// Closes the innermost update, and commits the batch if it was the outermost one (behaviour
  /// 1.15). After a crash no update is open.
  private func end() {
    if let batch = session.end() { commit(batch) }
  }

  /// Configures cells again: now, or after the open update (behaviour 4.8).
  private func reconfigure(_ paths: [ItemPath]) {
    emit(.calledReconfigure(paths, kind))
    if session.isOpen {
      reconfigurations += paths
    } else {
      owner.engineReconfigures(paths)
    }
  }

  private func reload() {
    if kind == .collection, isUpdating {
      return crash(.query(.reloadInsideBatch(.collection)))  // behaviour 2.8
    }
    emit(.reloadedData)
    owner.engineReloads()
  }

  /// Returns the path that a mutation names. Crashes in the call itself if it is invalid (crash
  /// families B5).
  private func path(_ indexPath: IndexPath) -> ItemPath? {
    if let path = ItemPath(indexPath), accepts(path) { return path }
    crash(.query(.invalidUpdatePath(description: owner.engineDescribes(indexPath))))
    return nil
  }

  /// Returns whether a call may name a path. A table's calls may not name `NSNotFound`.
  private func accepts(_ path: ItemPath) -> Bool {
    switch kind {
    case .table: (0..<NSNotFound).contains(path.item) && (0..<NSNotFound).contains(path.section)
    case .collection: true
    }
  }
}
