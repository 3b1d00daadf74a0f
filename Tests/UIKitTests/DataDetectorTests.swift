#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  @Suite struct DataDetectorTests {
    /// Links and telephone numbers, by their bits: Foundation on Linux deprecates the names.
    private static let all: UInt64 = 1 << 6 | 1 << 11

    /// What a detector finds: the text and the address or the number.
    private func found(in text: String, _ types: UInt64 = all) throws -> [String] {
      try NSDataDetector(types: types)
        .matches(in: text, range: NSRange(text.startIndex..., in: text))
        .map {
          let part = (text as NSString).substring(with: $0.range)
          return "\(part) → \($0.url?.absoluteString ?? $0.phoneNumber ?? "")"
        }
    }

    @Test(arguments: [
      (
        "See http://a.org/x?y=1, or www.b.com. Mail me@c.de (or shop.com/d) now!",
        [
          "http://a.org/x?y=1 → http://a.org/x?y=1", "www.b.com → http://www.b.com",
          "me@c.de → mailto:me@c.de", "shop.com/d → http://shop.com/d",
        ]
      ),
      (
        "Call (555) 555-5555 or +49 30 1234567, not 12345, and not on 2026-11-28",
        ["(555) 555-5555 → (555) 555-5555", "+49 30 1234567 → +49 30 1234567"]
      ),
      ("v1.2.3 e.g. nothing.here", []),
      (
        "(see https://a.org/wiki/A_(b))",
        ["https://a.org/wiki/A_(b) → https://a.org/wiki/A_(b)"]
      ),
    ])
    func `links and telephone numbers are found in their order`(text: String, expected: [String])
      throws
    {
      #expect(try found(in: text) == expected)
    }

    @Test func `a detector looks only for its kinds, in its part of the text`() throws {
      let text = "a.com b.com 555-555-5555"
      let links: UInt64 = 1 << 6
      #expect(try found(in: text, links) == ["a.com → http://a.com", "b.com → http://b.com"])
      let detector = try NSDataDetector(types: links)
      let part = NSRange(location: 6, length: 5)
      #expect(detector.numberOfMatches(in: text, range: part) == 1)
      #expect(detector.firstMatch(in: text, range: part)?.url == URL(string: "http://b.com"))
      var seen = 0
      detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 24)) { _, _, stop in
        seen += 1
        stop.pointee = true
      }
      #expect(seen == 1)
      #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test func `a result for a link has its address`() throws {
      let url = try #require(URL(string: "https://a.org"))
      let range = NSRange(location: 2, length: 3)
      let result = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
      #expect(result.url == url && result.range == range && result.resultType.rawValue == 1 << 6)
    }
  }

  /// Parts of tests, as XCTest has them.
  @MainActor
  @Suite struct ActivityTests {
    private struct Failure: Error {}

    @Test func `a part of a test runs, and returns what it returns`() throws {
      let name = XCTContext.runActivity(named: "Part") { activity in
        activity.add(XCTAttachment(string: "a"))
        return activity.name
      }
      #expect(name == "Part")
      #expect(throws: Failure.self) {
        try XCTContext.runActivity(named: "Part") { _ in throw Failure() }
      }
    }
  }
#endif
