import XCTest

extension XCTestCase {
  /// Fails the test if the object still exists at its end.
  func trackForMemoryLeaks(
    _ instance: AnyObject & Sendable, file: StaticString = #filePath, line: UInt = #line
  ) {
    addTeardownBlock { [weak instance] in
      XCTAssertNil(instance, "Potential memory leak.", file: file, line: line)
    }
  }
}
