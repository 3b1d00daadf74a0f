import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Date pickers, as a person and a test see them.
@MainActor
@Suite struct DatePickerTouchTests {
  private let simulator = Simulator()
  private let picker = DatePicker()
  private let controller = ViewController()

  init() {
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.accessibilityLabel = "Birthday"
    picker.date = Self.day(0)
    picker.frame = CGRect(x: 20, y: 100, width: 197, height: 34.5)
    controller.view.addSubview(picker)
    simulator.show(controller)
  }

  /// A day after 1 January 1990.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 631_152_000 + Double(number) * 86_400)
  }

  private var drawing: String {
    simulator.screenDrawing.split(separator: "\n").filter { $0.contains("19") }
      .map { $0.trimmingCharacters(in: ["│", " "]) }.joined(separator: "\n")
  }

  // MARK: Seen

  @Test func aDatePickerIsDrawnWithItsDate() {
    #expect(drawing == "[Jan 1, 1990]")
    picker.preferredDatePickerStyle = .wheels
    picker.frame.size.height = 216
    #expect(drawing == "<Jan 1, 1990>")
    picker.isEnabled = false
    #expect(drawing == "(Jan 1, 1990)")
  }

  @Test func itsTextFollowsTheModeAndTheLocale() throws {
    picker.datePickerMode = .yearAndMonth
    #expect(try simulator.find(.datePicker).text == "January 1990")
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "de_DE")
    #expect(try simulator.find(.datePicker).text == "01.01.1990")
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(try simulator.find(.datePicker).text == "1 h 30 min")
  }

  @Test func aDatePickerIsFoundByItsLabelOrItsText() throws {
    for query in [
      ScreenQuery.datePicker, .datePicker("Birthday"), .datePicker("Jan 1, 1990"),
      .label("Birthday"), .text("Jan 1, 1990"), .view(DatePicker.self),
    ] {
      #expect(try simulator.find(query, as: DatePicker.self) === picker)
    }
    let element = try simulator.find(.datePicker)
    #expect(element.role == .datePicker)
    #expect(element.value == "Jan 1, 1990")
    #expect(element.description == #"date picker "Jan 1, 1990""#)
  }

  // MARK: Changed

  @Test func choosingADateChangesItAndNotifies() throws {
    var heard: [Date] = []
    picker.addAction(
      Action { [unowned picker] _ in heard.append(picker.date) }, for: .valueChanged)
    try simulator.choose(Self.day(1), in: .datePicker("Birthday"))
    try simulator.choose(Self.day(2), in: picker)
    #expect(heard == [Self.day(1), Self.day(2)])
    #expect(try simulator.find(.datePicker).text == "Jan 3, 1990")
  }

  @Test func aCompactPickerDoesNotOfferDatesOutOfItsRange() throws {
    picker.minimumDate = Self.day(0)
    picker.maximumDate = Self.day(5)
    #expect(
      verdict { () throws(QueryFailure) in
        try simulator.choose(Self.day(6), in: .datePicker)
      } == "the picker does not offer Jan 7, 1990: its maximumDate is Jan 6, 1990.")
    #expect(
      verdict { () throws(QueryFailure) in
        try simulator.choose(Self.day(-1), in: .datePicker)
      } == "the picker does not offer Dec 31, 1989: its minimumDate is Jan 1, 1990.")
    #expect(picker.date == Self.day(0))
  }

  @Test func wheelsRollBackToTheRange() throws {
    picker.preferredDatePickerStyle = .wheels
    picker.maximumDate = Self.day(5)
    try simulator.choose(Self.day(9), in: .datePicker)
    #expect(picker.date == Self.day(5))
  }

  @Test func onlyAPickerThatAFingerReachesIsChanged() throws {
    func choose() throws(QueryFailure) { try simulator.choose(Self.day(1), in: picker) }
    picker.isEnabled = false
    #expect(verdict(choose)?.hasSuffix("is disabled.") == true)
    picker.isEnabled = true
    let cover = View(frame: controller.view.bounds)
    controller.view.addSubview(cover)
    #expect(verdict(choose)?.contains("is covered by") == true)
    cover.removeFromSuperview()
    picker.frame.origin.y = 2000
    #expect(verdict(choose)?.contains("is not on screen") == true)
    #expect(picker.date == Self.day(0))
    picker.frame.origin.y = 100
    try choose()
    #expect(picker.date == Self.day(1))
  }

  @Test func aDateInAnotherControlIsRefused() throws {
    let button = Button(frame: CGRect(x: 20, y: 300, width: 80, height: 40))
    button.setTitle("Save", for: .normal)
    controller.view.addSubview(button)
    #expect(
      verdict { () throws(QueryFailure) in
        try simulator.choose(Self.day(1), in: .button("Save"))
      } == #"button "Save" is not a date picker. Choose a date in a UIDatePicker."#)
  }

  // MARK: The range

  @Test func theDateIsMovedIntoTheRange() {
    picker.minimumDate = Self.day(3)
    #expect(picker.date == Self.day(3))
    picker.maximumDate = Self.day(5)
    picker.date = Self.day(9)
    #expect(picker.date == Self.day(5))
    picker.setDate(Self.day(1), animated: true)
    #expect(picker.date == Self.day(3))
  }

  @Test func aRangeThatEndsBeforeItBeginsIsIgnored() {
    picker.minimumDate = Self.day(3)
    picker.maximumDate = Self.day(1)
    picker.date = Self.day(9)
    #expect(picker.date == Self.day(9))
  }

  @Test func aCountdownIgnoresTheRange() {
    picker.datePickerMode = .countDownTimer
    picker.maximumDate = Self.day(1)
    picker.date = Self.day(9)
    #expect(picker.date == Self.day(9))
  }

  // MARK: Taps

  @Test func aTapThatWouldOpenThePickerIsRefused() throws {
    #expect(
      verdict { () throws(QueryFailure) in try simulator.tap(.datePicker) }?
        .hasSuffix(
          "opens or turns under a finger, which is not simulated. Call "
            + "choose(date, in: .datePicker).") == true)
    let wheels = PickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
    controller.view.addSubview(wheels)
    #expect(
      verdict { () throws(QueryFailure) in try simulator.tap(wheels) }?
        .hasSuffix("Call turn(picker, to: row, inComponent: component).") == true)
  }

  @Test func aTapGestureOnAPickerIsRecognised() throws {
    var taps = 0
    let recognizer = TapGestureRecognizer()
    recognizer.addHandler { _ in taps += 1 }
    picker.addGestureRecognizer(recognizer)
    try simulator.tap(.datePicker)
    #expect(taps == 1)
  }

  /// The reason why a call is impossible; `nil` if it is not.
  private func verdict(_ call: () throws(QueryFailure) -> Void) -> String? {
    do {
      try call()
      return nil
    } catch {
      switch error.reason {
      case .refused(_, let why), .impossible(let why): return why
      case .nothing, .several, .scrolledInVain: return "\(error)"
      }
    }
  }
}
