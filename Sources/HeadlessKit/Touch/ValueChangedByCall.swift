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
    sequence(first: self, next: \.superview).lazy
      .compactMap { ($0 as? any ValueChangedByCall)?.callThatChangesValue }.first
  }
}
