import Foundation
import ListCore

// The way in: everything that a client does to a list comes through here.

extension ListEngine {
  /// Does something to the list, unless it has crashed.
  func perform(_ mutation: ListMutation) {
    owner.enter {
      switch mutation {
      case .announce(let change, let tag): announce(change, tag)
      case .begin: _ = beginNoted()
      case .end: end()
      case .batch(let updates, let completion):
        guard beginNoted() else { return }
        // Before those of inner updates (behaviour 15.1).
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
  }

  /// Forgets an open update, as `reloadData` does.
  func discardUpdates() {
    session.discard()
    reconfigurations = []
    completions = []
  }
}

// MARK: - What is performed

extension ListEngine {
  /// Notes a call; outside an update, the call is an update of its own (behaviour 2.7).
  private func announce(_ change: AnnouncedChange, _ tag: Int) {
    guard let changes = change.changes(path: path), letsClientsUpdate() else { return }
    let call = UpdateCall(changes, site: callSite.take(), tag: tag)
    emit(.called(call, kind))  // before what it sets off, and also if that crashes
    if session.isOpen { return session.record(call) }
    guard begin(site: call.site) else { return }
    session.record(call)
    end()
  }

  /// Opens one level of an update, and tells observers.
  private func beginNoted() -> Bool {
    let site = callSite.take()
    emit(.beganUpdate(site))
    return begin(site: site)
  }

  /// Opens one level of an update.
  ///
  /// - Returns: Whether it is open; not after a crash of what was laid out or asked before it.
  private func begin(site: CallSite?) -> Bool {
    if !session.isOpen {
      let hadCounts = cachedCounts != nil  // before anything below can load them
      owner.enginePreparesForUpdate()
      _ = counts()
      guard !hasCrashed else { return false }
      context = UpdateContext(loadedCountsForUpdate: !hadCounts)
    }
    session.begin(site: site)
    return true
  }

  /// Closes one level; commits when that was the outermost (behaviour 1.15). After a crash no level
  /// is open.
  private func end() {
    guard session.isOpen else { return }
    if let batch = session.end() { commit(batch) }
  }

  /// Configures cells again: now, or when the open update is over (behaviour 4.8).
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

  /// The path that a mutation names, or a crash at the call itself (crash families B5).
  private func path(_ indexPath: IndexPath) -> ItemPath? {
    if let path = ItemPath(indexPath), accepts(path) { return path }
    crash(.query(.invalidUpdatePath(description: owner.engineDescribes(indexPath))))
    return nil
  }

  /// Whether a call may name a path. A table's calls may not name `NSNotFound`.
  private func accepts(_ path: ItemPath) -> Bool {
    switch kind {
    case .table: (0..<NSNotFound).contains(path.item) && (0..<NSNotFound).contains(path.section)
    case .collection: true
    }
  }
}
