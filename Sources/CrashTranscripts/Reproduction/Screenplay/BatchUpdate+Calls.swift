import ListCore

extension BatchUpdate {
  /// The changes as calls, as a client would write them: neighbours in one call, but nothing twice,
  /// since an index set holds a section once.
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
