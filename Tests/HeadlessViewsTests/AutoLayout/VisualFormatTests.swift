import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct VisualFormatTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = View()
  private let second = View()

  init() {
    root.layoutMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func layOut(
    _ formats: [String], options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["first": first, "second": second]))
    }
    root.layoutIfNeeded()
  }

  @Test func hyphensAreStandardDistances() {
    layOut(["H:|-[first(100)]-[second]-|", "V:|[first]|", "V:|-[second]-|"])
    #expect(first.frame == CGRect(x: 16, y: 0, width: 100, height: 200))
    #expect(second.frame == CGRect(x: 124, y: 8, width: 160, height: 184))
  }

  @Test func numbersAndMetricsAreDistancesAndSizes() {
    layOut(
      ["|-5-[first(==side)]-gap-[second(first)]", "V:|-(top)-[first(>=30,<=30)]"],
      options: [.alignAllTop, .alignAllBottom],
      metrics: ["side": 40, "gap": 12 as CGFloat, "top": NSNumber(value: 7)])
    #expect(first.frame == CGRect(x: 5, y: 7, width: 40, height: 30))
    #expect(second.frame == CGRect(x: 57, y: 7, width: 40, height: 30))
  }

  @Test func prioritiesAndFactorsApply() {
    layOut([
      "H:|[first(100@250,120)]", "V:|[first(50)]", "H:|[second(first.width/2)]",
      "V:[first]-[second(first*2)]",
    ])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(second.frame == CGRect(x: 0, y: 58, width: 60, height: 100))
  }

  @Test func theDirectionTurnsARowAround() {
    layOut(["H:|-10-[first(20)]-5-[second(30)]", "V:|[first(1)]"], options: .directionRightToLeft)
    #expect(first.frame.minX == 270)
    #expect(second.frame.minX == 235)
  }

  @Test(arguments: [
    ("H:|-[nobody]", "nobody is not a key in the views dictionary.", 11),
    ("H:[first(gap)]", "gap is not a key in the metrics dictionary.", 12),
    ("H:[first", "Expected a ']' at the end of a view", 8),
    ("H:|-10[first]", "Expected a '-' after the distance", 6),
    ("[first(10]", "Expected a ',' or ')' after a predicate", 9),
    ("H:first", "Expected a view", 2),
  ])
  func aMistakeIsMarked(_ format: String, _ message: String, _ place: Int) {
    let report = captureCrash {
      _ = LayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["first": first])
    }
    #expect(
      report?.reason == """
        Unable to parse constraint format: 
        \(message) 
        \(format) 
        \(String(repeating: " ", count: place))^
        """)
  }
}
