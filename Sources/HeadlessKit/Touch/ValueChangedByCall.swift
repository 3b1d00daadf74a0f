import HeadlessViews

/// A view whose value a finger cannot change here, so that a call of the test changes it: a picker.
@MainActor
package protocol ValueChangedByCall: View {
  /// The call, for the message to a test that touches the view.
  var callThatChangesValue: String { get }
}

extension View {
  /// The call that changes the picker that the view is, or is in; `nil` if it is in none.
  var callThatChangesPicker: String? {
    var next: View? = self
    while let link = next {
      if let call = (link as? any ValueChangedByCall)?.callThatChangesValue { return call }
      next = link.superview
    }
    return nil
  }
}
