import Foundation

/// One specifier of a format, such as `%{public, darwin.errno}-10.3ld`.
struct FormatSpecifier {
  private enum Amount {
    case fixed(Int)
    /// The next value is the amount.
    case value
  }

  private let source: String
  private var attributes: [String] = []
  private var flags = ""
  private var width: Amount?
  private var precision: Amount?
  private var length = ""
  private let letter: Character

  /// Reads a specifier at the start of a text, and removes it; `nil` if there is none.
  init?(readingFrom text: inout Substring) {
    var rest = text.dropFirst()
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      attributes = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      rest = rest[rest.index(after: end)...]
    }
    flags = String(Self.take(from: &rest) { "-+ #0'".contains($0) })
    width = Self.amount(from: &rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.amount(from: &rest) ?? .fixed(0)
    }
    length = String(Self.take(from: &rest) { "hlqjztL".contains($0) })
    guard let letter = rest.popFirst(), "diDuUoOxXcCfFeEgGaAsS@pPm%".contains(letter) else {
      return nil
    }
    // A per cent sign has no attributes, flags or amounts.
    if letter == "%", !text.hasPrefix("%%") { return nil }
    self.letter = letter
    source = String(text[..<rest.startIndex])
    text = rest
  }

  private static func take(
    from text: inout Substring, while isTaken: (Character) -> Bool
  ) -> Substring {
    let taken = text.prefix(while: isTaken)
    text = text[taken.endIndex...]
    return taken
  }

  private static func amount(from text: inout Substring) -> Amount? {
    if text.first == "*" {
      text.removeFirst()
      return .value
    }
    return Int(take(from: &text) { ("0"..."9").contains($0) }).map { .fixed($0) }
  }
}

extension FormatSpecifier {
  /// Returns the text of the specifier, and removes the values that it takes.
  func text(taking values: inout ArraySlice<Any>, _ error: Int32) -> String {
    if letter == "%" { return "%" }
    var conversion = Conversion(letter: base)
    conversion.flags = flags
    conversion.width = Self.number(width, from: &values)
    conversion.precision = Self.number(precision, from: &values)
    if letter == "m" { return conversion.text(of: String(cString: strerror(error))) }
    guard let value = values.popFirst() else { return "<decode: missing data>" }
    if attributes.contains(where: { $0.lowercased() == "sensitive" }) { return "<private>" }
    return text(of: value, conversion)
      ?? "<decode: mismatch for [\(source)] got [\(type(of: value))]>"
  }

  private static func number(_ amount: Amount?, from values: inout ArraySlice<Any>) -> Int? {
    switch amount {
    case .fixed(let number): number
    case .value: (values.popFirst() as? any BinaryInteger).map { Int(clamping: $0) }
    case nil: nil
    }
  }

  /// The letter that C's functions know.
  private var base: Character {
    switch letter {
    case "i", "D": "d"
    case "U": "u"
    case "O": "o"
    default: letter
    }
  }

  /// What the value stands for.
  private var meaning: Meaning? { attributes.lazy.compactMap { Meaning(rawValue: $0) }.first }

  /// Returns the text of a value; `nil` if it has another type than the specifier.
  private func text(of value: Any, _ conversion: Conversion) -> String? {
    switch base {
    case "d", "u", "o", "x", "X":
      guard let number = FormatValue.integer(value) else { return nil }
      if let meaning { return conversion.text(of: meaning.text(of: number)) }
      return sized(number, conversion)
    case "c", "C":
      guard let number = FormatValue.integer(value) else { return nil }
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else { return nil }
      return conversion.text(of: String(Character(scalar)))
    case "p":
      return FormatValue.address(value).map { conversion.text(of: Conversion.address($0)) }
    case "P":
      return FormatValue.pointer(value).map { bytes(at: $0, count: conversion.precision ?? 0) }
    case "s", "S":
      return FormatValue.cString(value).map(conversion.text(of:))
    case "@":
      return conversion.text(of: FormatValue.description(value))
    default:
      return FormatValue.fraction(value).map(conversion.text(of:))
    }
  }

  /// Returns the text of an integer in the number of bits that the specifier reads.
  private func sized(_ number: Int64, _ conversion: Conversion) -> String {
    let isSigned = base == "d"
    return switch length {
    case "hh":
      isSigned
        ? conversion.text(of: Int8(truncatingIfNeeded: number))
        : conversion.text(of: UInt8(truncatingIfNeeded: number))
    case "h":
      isSigned
        ? conversion.text(of: Int16(truncatingIfNeeded: number))
        : conversion.text(of: UInt16(truncatingIfNeeded: number))
    case "":
      isSigned
        ? conversion.text(of: Int32(truncatingIfNeeded: number))
        : conversion.text(of: UInt32(truncatingIfNeeded: number))
    default:
      isSigned ? conversion.text(of: number) : conversion.text(of: UInt64(bitPattern: number))
    }
  }

  /// Returns what bytes stand for.
  private func bytes(at pointer: UnsafeRawPointer, count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
    for attribute in attributes {
      if let format = OSLogPointerFormat(attribute: attribute) { return format.text(of: bytes) }
    }
    return StoredValue.hexadecimal(bytes)
  }
}

extension OSLogPointerFormat {
  fileprivate init?(attribute: String) {
    switch attribute {
    case "timeval": self = .timeval
    case "timespec": self = .timespec
    case "uuid_t": self = .uuid
    case "network:sockaddr": self = .sockaddr
    case "network:in6_addr": self = .ipv6Address
    default: return nil
    }
  }
}
