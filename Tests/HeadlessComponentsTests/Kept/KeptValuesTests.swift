import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

@testable import HeadlessComponents

/// Values of properties that are declared in extensions.
@Suite @MainActor struct KeptValuesTests {
  @Test func aValueIsGivenBack() {
    let view = View()
    #expect(view.motionEffects == [])
    let effect = MotionEffect()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [])
  }

  @Test func nilIsAValue() {
    let view = View()
    view.largeContentImage = Image()
    #expect(view.largeContentImage != nil)
    view.largeContentImage = nil
    #expect(view.largeContentImage == nil)
  }

  @Test func objectsDoNotShareValues() {
    let (one, other) = (TextView(), TextView())
    one.isSecureTextEntry = true
    #expect(!other.isSecureTextEntry)
  }

  @Test func copiesOfAnAppearanceDoNotShareLaterValues() {
    let one = TabBarAppearance()
    one.stackedItemSpacing = 4
    let copy = TabBarAppearance(barAppearance: one)
    copy.stackedItemSpacing = 8
    #expect(one.stackedItemSpacing == 4)
  }

  @Test func aDelegateIsNotOwned() {
    final class Delegate: NSObject, TabBarDelegate {}
    let bar = TabBar()
    do {
      let delegate = Delegate()
      bar.delegate = delegate
      #expect(bar.delegate === delegate)
    }
    #expect(bar.delegate == nil)
  }

  @Test func aSnapEndsWhereItLeads() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = DynamicAnimator(referenceView: View())
    animator.addBehavior(SnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60)))
    #expect(view.center == CGPoint(x: 50, y: 60))
  }

  @Test func aChosenDayIsAskedForAndReported() {
    final class Delegate: NSObject, CalendarSelectionSingleDateDelegate {
      var chosen: [Int?] = []
      func dateSelection(
        _ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { chosen.append(dateComponents?.day) }
      func dateSelection(
        _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
      ) -> Bool { dateComponents?.day != 13 }
    }
    let delegate = Delegate()
    let selection = CalendarSelectionSingleDate(delegate: delegate)
    let calendar = CalendarView()
    calendar.selectionBehavior = selection
    calendar.choose(DateComponents(day: 13))
    calendar.choose(DateComponents(day: 14))
    #expect(delegate.chosen == [14])
    #expect(selection.selectedDate?.day == 14)
  }

  @Test func aMotionIsInterpolated() {
    let effect = InterpolatingMotionEffect(keyPath: "x", type: .tiltAlongVerticalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: Offset(horizontal: 1, vertical: 0.5))
    #expect(values?["x"] as? Double == 5)
  }

  @Test func aDocumentIsWrittenAndReadAgain() throws {
    final class Text: Document {
      var text = ""
      override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
    }
    let simulator = Simulator()
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let (written, read) = (Text(fileURL: url), Text(fileURL: url))
    written.text = "Hello"
    var done: [Bool] = []
    written.save(to: url, for: .forCreating) { done.append($0) }
    read.open { done.append($0) }
    #expect(done == [])
    try simulator.settle()
    #expect(done == [true, true])
    #expect(read.text == "Hello")
    #expect(read.documentState == .normal)
    let missing = Text(fileURL: url.appending(path: "none"))
    missing.open { done.append($0) }
    try simulator.settle()
    #expect(done == [true, true, false])
    #expect(missing.documentState == .closed)
  }
}
