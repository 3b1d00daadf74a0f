#if os(Linux)
  import Foundation
  import Testing
  @testable import os

  // The formats of os_log.

  @Suite struct FormatTests {
    private enum Failure: Error { case noAnswer }

    private func text(_ format: String, _ values: Any...) -> String {
      FormatString(format).text(with: values, error: ENOENT)
    }

    @Test("objects and texts show their description")
    func objects() {
      #expect(
        text("%@, %{public}@ and %{PUBLIC}@", "Emma", 3, [15]) == "Emma, 3 and (\n    15\n)")
      #expect(text("%@", ["year": 1815]) == "{\n    year = 1815;\n}")
      #expect(text("%@", URL(string: "https://example.com") as Any) == "https://example.com")
      #expect(text("%@ %@", String?.none as Any, NSNull()) == "(null) <null>")
      #expect(text("%@", Failure.noAnswer).hasSuffix(#"Failure Code=0 "(null)""#))
      #expect(text("%{private}s|%6s|%-6s|%.2s", "a", "bc", "de", "fgh") == "a|    bc|de    |fg")
      "Emma".withCString { #expect(text("%s", $0) == "Emma") }
    }

    @Test("integers have the size, the base and the width of their specifier")
    func integers() {
      #expect(
        text("%d %i %ld %lld %zd", 1, 2, 3, Int64.min, Int.max) == "1 2 3 \(Int64.min) \(Int.max)")
      #expect(text("%u %lu %llu", 1, 2, UInt64.max) == "1 2 \(UInt64.max)")
      #expect(text("%d %hd %hhd %u", Int.max, 65_537, 257, -1) == "-1 1 1 4294967295")
      #expect(text("%x %X %#x %o %lx", 255, 255, 255, 8, -1) == "ff FF 0xff 10 ffffffffffffffff")
      #expect(
        text("%5d|%-5d|%05d|%+d|%.3d|%*d", 5, 5, 5, 5, 5, 3, 5) == "    5|5    |00005|+5|005|  5")
      #expect(text("%d %d %d %c", true, UInt8(7), NSNumber(value: 8), 65) == "1 7 8 A")
    }

    @Test("numbers with a fraction have the precision of their specifier")
    func fractions() {
      #expect(text("%f %.2f %.0f %6.1f|", 1.5, 2.345, 2.5, 1.25) == "1.500000 2.35 2    1.2|")
      #expect(text("%g %e %G %a", 1.5, 1.5, 1e-10, 1.5) == "1.5 1.500000e+00 1E-10 0x1.8p+0")
      #expect(text("%.1f %.1f %.*f", Float(0.5), CGFloat(1.5), 3, 1.0) == "0.5 1.5 1.000")
    }

    @Test("a per cent sign, an error number and an address")
    func others() {
      #expect(text("100%% %m") == "100% No such file or directory")
      #expect(text("%p", UnsafeRawPointer(bitPattern: 4_096) as Any) == "0x1000")
      let object = NSObject()
      #expect(
        text("%p", object) == "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))
    }

    @Test("an attribute says what a value stands for")
    func attributes() {
      #expect(text("%{bool}d %{BOOL}d", 1, 0) == "true NO")
      #expect(
        text("%{errno}d %{public, darwin.errno}d", 2, 2)
          == "No such file or directory [2: No such file or directory]")
      #expect(text("%{public,bytes}ld %{iec-bytes}10ld", 4_720, 4_720) == "4.72 kB   4.61 KiB")
      let identifier = UUID()
      withUnsafePointer(to: identifier.uuid) {
        #expect(text("%{uuid_t}.16P", $0) == identifier.uuidString)
        #expect(text("%{private, uuid_t}.*P", 16, $0) == identifier.uuidString)
      }
      #expect(text("%{sensitive}@ %{SENSITIVE}d %d", "a", 1, 2) == "<private> <private> 2")
    }

    @Test("missing and mismatched values say so")
    func mismatches() {
      #expect(text("%d of %@", 1) == "1 of <decode: missing data>")
      #expect(text("%{public}d", "a") == "<decode: mismatch for [%{public}d] got [String]>")
      #expect(
        text("%f %s", "a", 1)
          == "<decode: mismatch for [%f] got [String]> <decode: mismatch for [%s] got [Int]>")
      #expect(text("%d", 1, 2) == "1")
    }

    @Test("text that is not a specifier is part of the message")
    func literals() {
      #expect(text("50% %y %{public %") == "50% %y %{public %")
    }
  }
#endif
