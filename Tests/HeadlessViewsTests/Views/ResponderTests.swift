import HeadlessKit
import Testing

@MainActor
@Suite struct ResponderTests {
  final class Field: View {
    var gives = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
  }

  @Test func onlyOneResponderIsFirst() {
    let simulator = Simulator()
    let (one, other) = (Field(), Field())
    #expect(!one.becomeFirstResponder())
    let window = simulator.show(one)
    one.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(window.firstResponder === one)
    #expect(other.becomeFirstResponder())
    #expect([one, other].map(\.isFirstResponder) == [false, true])
    other.gives = false
    #expect(!one.becomeFirstResponder())
    #expect(!other.resignFirstResponder())
    other.gives = true
    #expect(other.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  // behaviour 17.2
  @Test func aViewBecomesFirstResponderWhenItEntersAWindow() {
    final class Form: ViewController {
      let (name, notes) = (TextField(), TextView())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
        view.addSubview(notes)
        name.becomeFirstResponder()
      }
    }
    let (simulator, form) = (Simulator(), Form())
    form.loadViewIfNeeded()
    #expect(!form.name.isFirstResponder)
    simulator.show(NavigationController(rootViewController: form))
    #expect(form.name.isFirstResponder)
    let other = Form()
    other.loadViewIfNeeded()
    other.name.resignFirstResponder()
    simulator.show(other)
    #expect(!other.name.isFirstResponder)
  }

  @Test func mostViewsCannotBecomeFirstResponder() {
    let view = View()
    let simulator = Simulator()
    simulator.show(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test func leavingTheWindowResignsFirstResponder() {
    let simulator = Simulator()
    let field = Field()
    let window = simulator.show(View())
    window.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(!field.isFirstResponder)
  }

  @Test func theTintColorIsInherited() {
    final class Tinted: View {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, view, own) = (View(), Tinted(), Tinted())
    own.tintColor = .green
    root.addSubview(view)
    root.addSubview(own)
    let before = (view.changes, own.changes)
    root.tintColor = .red
    #expect(view.tintColor == .red)
    #expect(own.tintColor == .green)
    #expect(view.changes == before.0 + 1)
    #expect(own.changes == before.1)
    root.tintColor = nil
    #expect(view.tintColor == .systemBlue)
  }
}
