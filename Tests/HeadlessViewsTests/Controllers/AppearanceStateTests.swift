import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The appearance transitions of a view, as a value.
@Suite struct AppearanceStateTests {
  enum Step { case appear, disappear, arrive, end }

  @Test(arguments: [
    ([Step.appear, .arrive, .end], "news, news, appeared"),
    ([.appear, .appear, .arrive, .arrive, .end, .end], "news, -, news, -, appeared, -"),
    ([.disappear, .end, .arrive], "-, -, -"),
    ([.appear, .end, .disappear, .disappear, .end], "news, appeared, news, -, disappeared"),
    ([.appear, .disappear, .arrive, .end], "news, news, -, disappeared"),
    (
      [.appear, .arrive, .end, .disappear, .appear, .arrive, .end],
      "news, news, appeared, news, news, news, appeared"
    ),
  ])
  func everyStepIsNewsOnce(steps: [Step], told: String) {
    var state = AppearanceState()
    let answers = steps.map { step -> String in
      switch step {
      case .appear: state.begin(appearing: true, animated: false) ? "news" : "-"
      case .disappear: state.begin(appearing: false, animated: false) ? "news" : "-"
      case .arrive: state.arrive() ? "news" : "-"
      case .end: state.end().map { "\($0)" } ?? "-"
      }
    }
    #expect(answers.joined(separator: ", ") == told)
  }
}
