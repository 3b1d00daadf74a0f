import ListCore

extension BatchUpdate {
  /// The changes as calls, as a client would write them: adjacent positions in one call, but
  /// repeated sections in separate calls, since an index set contains a section once.
  var callsOfClient: [UpdateCall] {
    var calls: [UpdateCall] = []
    var announced: Set<Change> = []
    for change in changes {
      if calls.isEmpty || !announced.insert(change).inserted {
        calls.append(UpdateCall([]))
        announced = [change]
      }
      calls[calls.count - 1].changes.append(change)
    }
    return calls
  }
}
