import HeadlessKit
import Testing

/// A field that leaves its window, or whose editing is ended by force, notifies its delegate although
/// that refuses.
@MainActor
@Suite struct ForcedEndOfEditingTests {
  let simulator = Simulator()
  let screen = View()
  let guardian = Guardian()

  init() { simulator.show(screen) }

  @Test func aTextFieldThatIsRemovedHasEnded() {
    let field = TextField()
    field.delegate = guardian
    screen.addSubview(field)
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder())
    field.removeFromSuperview()
    #expect(guardian.ended == ["field"])
    #expect(!field.isFirstResponder)
  }

  @Test func aTextViewInsideARemovedViewHasEnded() {
    let (outer, view) = (View(), TextView())
    view.delegate = guardian
    outer.addSubview(view)
    screen.addSubview(outer)
    view.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(guardian.ended == ["view"])
  }

  @Test func aSearchBarThatIsRemovedHasEnded() {
    let bar = SearchBar()
    bar.delegate = guardian
    screen.addSubview(bar)
    bar.becomeFirstResponder()
    #expect(!bar.resignFirstResponder())
    bar.removeFromSuperview()
    #expect(guardian.ended == ["bar"])
    #expect(!bar.isFirstResponder)
  }

  @Test func aForcedEndIsTold() {
    let field = TextField()
    field.delegate = guardian
    screen.addSubview(field)
    field.becomeFirstResponder()
    #expect(!screen.endEditing(false))
    #expect(screen.endEditing(true))
    #expect(guardian.ended == ["field"])
  }

  @Test func theDelegateMayKeepATextThatBeginningWouldClear() {
    let field = TextField()
    field.text = "Kim"
    field.clearsOnBeginEditing = true
    field.delegate = guardian
    screen.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.text == "Kim")
  }
}

/// A delegate that refuses every end of editing.
final class Guardian: NSObject, TextFieldDelegate, TextViewDelegate, SearchBarDelegate {
  var ended: [String] = []
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
  func textFieldShouldClear(_ textField: TextField) -> Bool { false }
  func textFieldDidEndEditing(_ textField: TextField) { ended.append("field") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { false }
  func textViewDidEndEditing(_ textView: TextView) { ended.append("view") }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { false }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { ended.append("bar") }
}
