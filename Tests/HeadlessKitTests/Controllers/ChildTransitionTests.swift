import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// One child's view in another one's place, and updates of constraints by controllers.
@MainActor
@Suite struct ChildTransitionTests {
  final class Child: ViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { diary.note("\(name) appeared") }
    override func viewDidDisappear(_ animated: Bool) { diary.note("\(name) disappeared") }
    override func updateViewConstraints() {
      diary.note("\(name) updates")
      super.updateViewConstraints()
    }
  }

  @Test func childrenHearOfIt() {
    let (simulator, diary, parent) = (Simulator(), Diary(), ViewController())
    let (old, new) = (Child("old", diary), Child("new", diary))
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    simulator.show(parent)
    #expect(diary.take() == "old appeared")
    simulator.run {
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
        diary.note("done")
      }
    }
    simulator.settle()
    #expect(diary.take() == "old disappeared\nnew appeared\ndone")
    #expect(parent.view.subviews == [new.view])
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    let (simulator, diary) = (Simulator(), Diary())
    let screen = Child("screen", diary)
    simulator.show(screen)
    _ = diary.take()
    screen.view.setNeedsUpdateConstraints()
    simulator.layoutIfNeeded()
    #expect(diary.take() == "screen updates")
  }
}
