#if os(Linux)
  import Foundation
  import Testing
  @testable import os

  // The text of each value that an app can put into a message.

  @Suite struct MessageTests {
    private enum Failure: Error { case noAnswer }

    private struct Offline: Error, CustomStringConvertible {
      var description: String { "offline" }
    }

    private final class Shelf: NSObject {
      override var description: String { "<Shelf>" }
    }

    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("a literal is the whole message")
    func literal() {
      #expect(text("100% of 3 %d") == "100% of 3 %d")
      #expect(text("") == "")
    }

    @Test("integers are decimal by default")
    func integers() {
      #expect(
        text("\(-7) \(UInt8(7)) \(Int64.min) \(UInt64.max)") == "-7 7 \(Int64.min) \(UInt64.max)")
      #expect(text("\([1, 2].count) of \(1 + 2)") == "2 of 3")
    }

    @Test("integers have a base, a sign, a prefix and a number of digits")
    func integerFormats() {
      #expect(text("\(255, format: .hex)") == "ff")
      #expect(text("\(255, format: .hex(includePrefix: true))") == "0xff")
      #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0XFF")
      #expect(text("\(255, format: .hex(uppercase: true, minDigits: 4))") == "00FF")
      #expect(text("\(Int8(-1), format: .hex) \(Int16(-1), format: .octal)") == "ff 177777")
      #expect(text("\(8, format: .octal) \(8, format: .octal(includePrefix: true))") == "10 010")
      #expect(text("\(5, format: .decimal(explicitPositiveSign: true))") == "+5")
      #expect(text("\(-5, format: .decimal(minDigits: 3)) \(5, format: .decimal)") == "-005 5")
      #expect(text("\(UInt64.max, format: .decimal(minDigits: 2))") == "\(UInt64.max)")
    }

    @Test("numbers with a fraction have six digits after the point by default")
    func fractions() {
      #expect(text("\(1.5) \(Float(0.25)) \(CGFloat(2.5))") == "1.500000 0.250000 2.5")
      #expect(text("\(1.25, format: .fixed(precision: 1))") == "1.2")
      #expect(text("\(CGFloat(2), format: .fixed(precision: 2))") == "2.00")
      #expect(text("\(1.5, format: .exponential(precision: 1, uppercase: true))") == "1.5E+00")
      #expect(text("\(1.5, format: .hybrid) \(1e20, format: .hybrid)") == "1.5 1e+20")
      #expect(
        text("\(1.5, format: .hex) \(1.5, format: .fixed(explicitPositiveSign: true))")
          == "0x1.8p+0 +1.500000")
    }

    @Test("truth values, texts, types and values with a description show as in Swift")
    func values() {
      #expect(text("\(true) \(false, format: .truth) \(true, format: .answer)") == "true false YES")
      #expect(text("\("Emma") \("Emma".dropFirst(2)) \(["Emma"])") == "Emma ma [\"Emma\"]")
      #expect(text("\(Shelf.self) \(type(of: 1.5))") == "Shelf Double")
      #expect(text("\(Date(timeIntervalSince1970: 0))") == "1970-01-01 00:00:00 +0000")
      #expect(text("\(#function)") == "values()")
    }

    @Test("objects show their description, and nil shows as (null)")
    func objects() {
      let missing: NSNumber? = nil
      let present: NSNumber? = 3
      #expect(text("\(Shelf()) \(missing) \(present)") == "<Shelf> (null) 3")
    }

    @Test("errors show as in Swift, and nil shows as (null)")
    func errors() {
      let error: any Error = Failure.noAnswer
      let missing: (any Error)? = nil
      #expect(text("\(error) \(Failure.noAnswer) \(Offline())") == "noAnswer noAnswer offline")
      #expect(text("\(error as (any Error)?) \(missing)") == "noAnswer (null)")
      #expect(text("\(NSError(domain: "shop", code: 3))") == #"Error Domain=shop Code=3 "(null)""#)
    }

    @Test("values are aligned in columns")
    func alignment() {
      #expect(text("\("ab", align: .right(columns: 4))|") == "  ab|")
      #expect(text("\("ab", align: .left(columns: 4))|") == "ab  |")
      #expect(
        text("\(7, align: .right(columns: 3)) \(1.5, align: .left(columns: 9))|")
          == "  7 1.500000 |")
      #expect(text("\("abcde", align: .left(columns: 2)) \("a", align: .none)") == "abcde a")
    }

    @Test("only sensitive values are hidden")
    func privacy() {
      #expect(
        text(
          """
          \(1, privacy: .public) \("b", privacy: .private) \("c", privacy: .private(mask: .hash)) \
          \(4, privacy: .auto) \("e", privacy: .auto(mask: .hash)) \
          \("f", align: .right(columns: 2), privacy: .public) \("g", privacy: .sensitive) \
          \(Shelf(), privacy: .sensitive(mask: .hash))
          """) == "1 b c 4 e  f <private> <private>")
    }

    @Test("integers can stand for something")
    func meanings() {
      #expect(text("\(ENOENT, format: .darwinErrno)") == "[2: No such file or directory]")
      #expect(text("\(SIGSEGV, format: .darwinSignal)") == "[sigsegv: Segmentation fault]")
      #expect(text("\(0o100755, format: .darwinMode)") == "-rwxr-xr-x")
      #expect(text("\(0o041777, format: .darwinMode)") == "drwxrwxrwt")
      #expect(text("\(0o104644, format: .darwinMode)") == "-rwSr--r--")
      #expect(text("\(999, format: .byteCount) \(4_720, format: .byteCount)") == "999 B 4.72 kB")
      #expect(text("\(4_720, format: .byteCountIEC)") == "4.61 KiB")
      #expect(text("\(-3_000_000, format: .byteCount)") == "-3.00 MB")
      #expect(text("\(123_456, format: .bitrate)") == "123 kbps")
      #expect(text("\(120_832, format: .bitrateIEC)") == "118 Kibps")
      #expect(
        text("\(Int32(bitPattern: UInt32(127).littleEndian | 1 << 24), format: .ipv4Address)")
          == "127.0.0.1")
    }

    @Test("bytes can stand for something")
    func pointers() {
      let identifier = UUID()
      withUnsafeBytes(of: identifier.uuid) { bytes in
        #expect(text("\(bytes, format: .uuid)") == identifier.uuidString)
        #expect(bytes.baseAddress.map { text("\($0, format: .uuid)") } == identifier.uuidString)
      }
      let six = [UInt8](repeating: 0, count: 15) + [1]
      six.withUnsafeBytes { #expect(text("\($0, format: .ipv6Address)") == "::1") }
      [UInt8](0..<4).withUnsafeBytes {
        #expect(text("\($0) \($0, format: .uuid)") == "00010203 00010203")
      }
      #expect(UnsafeRawPointer(bitPattern: 4_096).map { text("\($0)") } == "0x1000")
    }

    @Test("values are evaluated when the message is written, and not before")
    func evaluation() {
      var count = 0
      func next() -> Int {
        count += 1
        return count
      }
      let message: OSLogMessage = "\(next()) \(next())"
      #expect(count == 0)
      #expect(message.text == "1 2")
    }
  }
#endif
