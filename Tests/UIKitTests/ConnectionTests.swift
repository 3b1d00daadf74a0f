#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Testing
  import UIKit

  @Suite struct ConnectionTests {
    @Test func `a session in the background is configured like another one`() {
      let configuration = URLSessionConfiguration.background(withIdentifier: "books")
      configuration.waitsForConnectivity = true
      #expect(
        configuration.timeoutIntervalForRequest
          == URLSessionConfiguration.default.timeoutIntervalForRequest)
    }

    @Test func `no challenge is about the certificates of a server`() {
      let space = URLProtectionSpace(
        host: "a.example", port: 443, protocol: "https", realm: nil,
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
      #expect(space.serverTrust == nil)
      #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
    }

    @Test func `the errors of connections have the codes of URLError`() {
      #expect(
        Int(CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue)
          == URLError.Code.notConnectedToInternet.rawValue)
      #expect(
        Int(CFNetworkErrors.cfurlErrorTimedOut.rawValue) == URLError.Code.timedOut.rawValue)
    }

    @Test func `a bookmark leads to its file until the file is gone`() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data("a".utf8).write(to: file)
      let bookmark = try file.bookmarkData(options: .minimalBookmark)
      var isStale = true
      let found = try URL(
        resolvingBookmarkData: bookmark, options: [.withoutUI], relativeTo: nil,
        bookmarkDataIsStale: &isStale)
      #expect(found == file)
      #expect(!isStale)
      try FileManager.default.removeItem(at: file)
      #expect(throws: CocoaError.self) {
        try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
      }
      #expect(throws: CocoaError.self) { try file.bookmarkData() }
      #expect(throws: CocoaError(.fileReadCorruptFile)) {
        try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale)
      }
    }

    @Test func `counters of Darwin count`() {
      var counter: Int32 = 0
      let raised = OSAtomicIncrement32(&counter)
      let lowered = OSAtomicDecrement32Barrier(&counter)
      #expect([raised, lowered, OSAtomicAdd32(5, &counter)] == [1, 0, 5])
      #expect(OSAtomicCompareAndSwap32(5, 9, &counter))
      #expect(!OSAtomicCompareAndSwap32(5, 1, &counter))
      #expect(counter == 9)
    }

    @Test func `memory is filled, and that of an empty buffer needs none`() {
      var bytes: [UInt8] = [1, 2, 3]
      bytes.withUnsafeMutableBytes { _ = memset($0.baseAddress, 7, 2) }
      #expect(bytes == [7, 7, 3])
      #expect(memset(nil as UnsafeMutableRawPointer?, 0, 0) == nil)
    }

    @Test func `numbers and locales have the names of Apple's systems`() {
      #expect(CGFloat(truncating: (3.0 / 2) as NSNumber) == 1.5)
      #expect(NSLocale.autoupdatingCurrent == Locale.autoupdatingCurrent)
    }
  }
#endif
