#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  @MainActor
  @Suite struct MoreFoundationTests {
    @Test func aFormatHasTheNumbersOfTheRegion() {
      let text = NSString.localizedStringWithFormat("%d of %@", 3, "ten" as NSString)
      #expect(text == "3 of ten")
    }

    @Test func foldersOfTheUser() {
      let manager = FileManager.default
      #expect(
        URL.documentsDirectory == manager.urls(for: .documentDirectory, in: .userDomainMask).first)
      #expect(URL.cachesDirectory != URL.documentsDirectory)
      #expect(manager.ubiquityIdentityToken == nil)
    }

    @Test func timesAndTheirDistance() {
      let now = DispatchTime.now()
      let later = now.advanced(by: .seconds(2))
      #expect(now.distance(to: later) == .nanoseconds(2_000_000_000))
      #expect(later.distance(to: now) == .nanoseconds(-2_000_000_000))
    }

    @Test func dictionariesAreWrittenAsPropertyLists() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("MoreFoundationTests.plist")
      defer { try? FileManager.default.removeItem(at: file) }
      try (["a": 1] as NSDictionary).write(to: file)
      let data = try Data(contentsOf: file)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(list as? [String: Int] == ["a": 1])
    }

    @Test func theStateOfTheMachine() {
      #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
      #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }

    @Test func notificationsArriveInOrder() async {
      let center = NotificationCenter()
      let iterator = center.notifications(named: Notification.Name("page")).makeAsyncIterator()
      for page in 1...3 {
        center.post(name: Notification.Name("page"), object: nil, userInfo: ["page": page])
      }
      center.post(name: Notification.Name("other"), object: nil)
      var pages: [Int] = []
      for _ in 1...3 {
        let notification = await iterator.next()
        pages.append(notification?.userInfo?["page"] as? Int ?? 0)
      }
      #expect(pages == [1, 2, 3])
    }

    @Test func aLocaleTellsItsCodes() {
      let locale = NSLocale(localeIdentifier: "pt_BR")
      #expect(locale.languageCode == "pt" && locale.countryCode == "BR")
      #expect(NSLocale(localeIdentifier: "pt").countryCode == nil)
    }

    @Test func anAnimationRepeatsHugelyOften() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.repeatCount = HUGE
      #expect(animation.repeatCount == .greatestFiniteMagnitude)
    }

    @Test func onlyAnObjectsNotificationsAndOnlyUntilTheTaskEnds() async {
      let (center, sender) = (NotificationCenter(), NSObject())
      let iterator = center.notifications(named: Notification.Name("a"), object: sender)
        .makeAsyncIterator()
      center.post(name: Notification.Name("a"), object: NSObject())
      center.post(name: Notification.Name("a"), object: sender)
      #expect(await iterator.next()?.object as? NSObject === sender)
      let task = Task { () -> Bool in
        for await _ in center.notifications(named: Notification.Name("b")) {}
        return true
      }
      task.cancel()
      #expect(await task.value)
    }
  }
#endif
