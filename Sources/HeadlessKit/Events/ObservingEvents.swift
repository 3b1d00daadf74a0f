extension TableView {
  /// What traces call a view of the table: a cell, a header, a footer.
  public func displayName(of view: View) -> ListViewName {
    engine.name(of: view, view is TableViewCell ? .cell : .header)
  }
}

extension CollectionView {
  /// What traces call a view of the collection view.
  public func displayName(of view: View) -> ListViewName {
    engine.name(of: view, view is CollectionViewCell ? .cell : .supplementary)
  }
}

extension Simulator {
  /// Has a closure called with every line on the console from now on.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation {
    let observation = ListObservation(handler)
    port.add(observation)
    return observation
  }

  /// Has a closure called with every table and collection view that is made by code that runs on
  /// this simulator, before anything is done with it.
  ///
  /// - Returns: The observation. It ends when it is released or cancelled.
  public func observeNewLists(_ handler: @escaping @MainActor (View) -> Void) -> ListObservation {
    let observation = ListObservation { _, list in
      if let list { handler(list) }
    }
    listPort.add(observation)
    return observation
  }

  func noteNewList(_ list: View) {
    guard listPort.isObserved else { return }
    for observation in listPort.audience() { observation.hear(.noted("made"), list) }
  }

  func write(_ line: ConsoleLine) {
    console.append(line)
    guard port.isObserved else { return }
    for observation in port.audience() { observation.hear(.logged(line), nil) }
  }
}
