#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  /// The formatters that Foundation on Linux lacks, as Apple's documentation shows their texts.
  @Suite struct FoundationFormatterTests {
    private func duration(
      _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
      _ units: NSCalendar.Unit = [],
      zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      formatter.zeroFormattingBehavior = zeros
      return formatter.string(from: seconds)
    }

    @Test func `a duration is written in each style`() {
      #expect(duration(3_900, .positional, [.hour, .minute, .second]) == "1:05:00")
      #expect(duration(3_900, .abbreviated, [.hour, .minute]) == "1h 5m")
      #expect(duration(3_900, .brief, [.hour, .minute]) == "1hr 5min")
      #expect(duration(3_900, .short, [.hour, .minute]) == "1 hr, 5 min")
      #expect(duration(3_900, .full, [.hour, .minute]) == "1 hour, 5 minutes")
      #expect(duration(65, .positional, [.minute, .second], zeros: .pad) == "01:05")
      #expect(duration(5, .positional, [.minute, .second], zeros: .pad) == "00:05")
      #expect(duration(86_400, .full, [.day, .hour]) == "1 day")
    }

    @Test func `the number of units can be limited`() {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = 1
      #expect(formatter.string(from: 7_260) == "2 hours")
      formatter.includesTimeRemainingPhrase = true
      #expect(formatter.string(from: 7_260) == "2 hours remaining")
    }

    @Test func `a date is written relative to another`() {
      let formatter = RelativeDateTimeFormatter()
      #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
      #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
      #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
      formatter.dateTimeStyle = .named
      #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
      formatter.unitsStyle = .short
      #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    }

    @Test func `names, lists and measurements are written`() {
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = ("Ada", "Lovelace")
      let formatter = PersonNameComponentsFormatter()
      #expect(formatter.string(from: name) == "Ada Lovelace")
      formatter.style = .abbreviated
      #expect(formatter.string(from: name) == "AL")
      #expect(formatter.personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
      #expect(
        MeasurementFormatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers))
          == "5 km")
    }

    @Test func `a number is an argument of a format`() {
      #expect(String(format: "%@ of %d", NSNumber(value: 3.5), 4) == "3.5 of 4")
    }

    @Test func `rectangles that touch do not overlap`() {  // behaviour 25.52
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)))
      #expect(rect.overlaps(CGRect(x: 9, y: 9, width: 10, height: 10)))
      #expect(!rect.overlaps(.null))
    }

    @Test func `a file coordinator grants every access at once`() throws {
      var urls: [URL] = []
      let url = URL(fileURLWithPath: "/tmp/a")
      NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { urls.append($0) }
      NSFileCoordinator(filePresenter: nil)
        .coordinate(writingItemAt: url, options: .forReplacing, error: nil) { urls.append($0) }
      #expect(urls == [url, url])
    }
  }

#endif
