import ListCore

/// What the code in a report does with a list and with its model, in the order of the text.
///
/// Reporters paste the handler that crashes, and often the counting method. That is too little for
/// ``SourceSearch``, which follows whole types, and enough for the commonest mistakes: an array
/// that is changed while another one is counted, or a call before its change.
public struct PastedCode: Hashable, Sendable {
  /// One step of the code.
  enum Step: Hashable, Sendable {
    /// An array is changed.
    case change(name: String, Change)
    /// A list is told of a change.
    case call(ListCall)
    /// A list is reloaded.
    case reload
    /// An update begins.
    case begin
    /// What follows runs later on the main queue.
    case later
    /// A function begins.
    case function
    /// An observer is registered.
    case observe
  }

  /// How an array changes.
  enum Change: Hashable, Sendable { case insertion, deletion, replacement }

  /// The steps, in the order of the text.
  var steps: [Step] = []
  /// The arrays whose `count` the counting method returns.
  var counted: [String] = []
  /// The arrays that are read with a row or an item of an index path.
  var read: [String] = []
  /// The names that are declared as computed properties.
  var computed: [String] = []
  /// The objects that are observed.
  var observed: [String] = []
  /// The identifiers that are registered.
  var registered: [String] = []
  /// The identifiers that cells are dequeued with.
  var dequeued: [String] = []
  /// Whether a method of another object may add an element to the model.
  var mayAddElsewhere = false
  /// Whether a method of another object may remove an element of the model.
  var mayRemoveElsewhere = false

  init() {}
}

extension PastedCode {
  /// The steps, divided where a function begins.
  var functions: [ArraySlice<Step>] {
    steps.split { $0 == .function }
  }

  /// The arrays that change.
  var changed: [String] {
    steps.compactMap { if case .change(let name, _) = $0 { name } else { nil } }
  }

  /// The array that the code changes, and the one that it counts, if these are two and one is not
  /// made from the other.
  var otherArray: (changed: String, counted: String)? {
    guard counted.count == 1, let counted = counted.first, !computed.contains(counted),
      let changed = changed.first, !self.changed.contains(counted), hasCall
    else { return nil }
    return (changed, counted)
  }

  /// Whether a list is told of a change.
  var hasCall: Bool { steps.contains { if case .call = $0 { true } else { false } } }

  /// The array that a function deletes a row of without removing an element from any array; `nil` if
  /// there is no such function, or the code does not show the array.
  var unchangedOnDeletion: String? {
    guard let name = read.first ?? counted.first else { return nil }
    let forgets = functions.contains { function in
      function.contains { $0.deletes }
        && !function.contains { if case .change = $0 { true } else { false } }
    }
    return forgets && changed.isEmpty && !mayRemoveElsewhere ? name : nil
  }

  /// Whether rows or items are inserted in the list, and the code adds nothing to any array.
  var insertsNothing: Bool {
    changed.isEmpty && !mayAddElsewhere
      && steps.contains { $0 == .call(.insertRows) || $0 == .call(.insertItems) }
  }

  /// An array that is read with an index path, and the only other one that is counted.
  var uncounted: (read: String, counted: String)? {
    guard counted.count == 1, let counted = counted.first, !computed.contains(counted),
      let read = read.first(where: { $0 != counted })
    else { return nil }
    return (read, counted)
  }

  /// The identifier that a cell is dequeued with and that is not registered, and one that is.
  var otherIdentifier: (dequeued: String, registered: String)? {
    guard let registered = registered.first,
      let dequeued = dequeued.first(where: { !self.registered.contains($0) })
    else { return nil }
    return (dequeued, registered)
  }

  /// Whether a function makes a call outside an update and changes an array after that.
  var callsBeforeChange: Bool {
    functions.contains { function in
      guard let call = function.firstIndex(where: \.changesCounts),
        let change = function.firstIndex(where: \.isChange)
      else { return false }
      return call < change && !function[..<call].contains(.begin)
    }
  }

  /// Whether a function changes an array at once and tells the list later, on the main queue.
  var callsLater: Bool {
    functions.contains { function in
      guard let change = function.firstIndex(where: \.isChange),
        let later = function[change...].firstIndex(of: .later),
        let call = function[later...].firstIndex(where: { $0.changesCounts || $0 == .begin })
      else { return false }
      return !function[later..<call].contains(where: \.isChange)
    }
  }

  /// Whether a function reloads a list between a change and the call that announces it.
  var reloadsBeforeCall: Bool {
    functions.contains { function in
      guard let change = function.firstIndex(where: \.isChange),
        let reload = function[change...].firstIndex(of: .reload),
        let call = function[reload...].firstIndex(where: \.changesCounts)
      else { return false }
      return !function[reload..<call].contains(where: \.isChange)
    }
  }

  /// An object that is observed, and replaced elsewhere by another one; `nil` if there is none.
  var replacedObserved: String? {
    observed.first { name in
      functions.contains { function in
        function.contains(.change(name: name, .replacement)) && !function.contains(.observe)
      }
    }
  }

  /// The number of observers that are registered.
  var observers: Int { steps.count { $0 == .observe } }
}

extension PastedCode.Step {
  /// Whether an array changes.
  fileprivate var isChange: Bool { if case .change = self { true } else { false } }

  /// Whether a row or item is deleted in the list.
  fileprivate var deletes: Bool { self == .call(.deleteRows) || self == .call(.deleteItems) }

  /// Whether a list is told of insertions or deletions.
  fileprivate var changesCounts: Bool {
    if case .call(let call) = self { call.isChange && !call.isReload } else { false }
  }
}
