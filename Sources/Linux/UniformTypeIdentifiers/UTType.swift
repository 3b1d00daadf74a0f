import Foundation

/// A type of data, such as that of files with an extension.
///
/// The types are those that the system declares. The types of an app's property list are not known:
/// create them with ``init(exportedAs:conformingTo:)`` or ``init(importedAs:conformingTo:)``.
///
/// Counterpart: `UTType`.
public struct UTType: Sendable {
  private let declaration: Declaration

  init(_ declaration: Declaration) {
    self.declaration = declaration
  }

  /// The type with the identifier of a declaration of the system, or else one without supertypes.
  init(declared identifier: String) {
    declaration = Declaration.ofTheSystem[identifier.lowercased()] ?? Declaration(identifier)
  }

  /// Creates a type that the system declares; `nil` for any other identifier.
  ///
  /// - Parameter identifier: The identifier, in upper or lower case.
  public init?(_ identifier: String) {
    guard let declaration = Declaration.ofTheSystem[identifier.lowercased()] else { return nil }
    self.declaration = declaration
  }

  /// Creates a type that the app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type it conforms to, or `nil` for data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    declaration =
      Declaration.ofTheSystem[identifier.lowercased()]
      ?? Declaration(identifier, [(parentType ?? .data).identifier])
  }

  /// Creates a type that another app declares.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type it conforms to, or `nil` for data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension; a dynamic type, if the system declares none.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a dot, in upper or lower case.
  ///   - supertype: The type it conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type; a dynamic type, if the system declares none.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, in upper or lower case.
  ///   - supertype: The type it conforms to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag; a dynamic type, if the system declares none.
  ///
  /// The identifier of a dynamic type is not that of a device, which encodes the tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, in upper or lower case.
  ///   - tagClass: The kind of tag.
  ///   - supertype: The type it conforms to, or `nil` for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    self = known ?? UTType(.dynamic(tag.lowercased(), tagClass, supertype?.identifier))
  }

  /// Returns the types that the system declares for a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, in upper or lower case.
  ///   - tagClass: The kind of tag.
  ///   - supertype: The type they conform to, or `nil` for any.
  /// - Complexity: O(*n*) in the number of declarations.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return Declaration.list.lazy.filter { $0.tags[tagClass]?.contains(tag) == true }
      .map(UTType.init(_:)).filter { type in supertype.map(type.conforms) ?? true }
  }

  /// The identifier.
  public var identifier: String { declaration.identifier }
  /// The extension that files of the type get.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type of data of the type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The tags of the type, preferred ones first.
  public var tags: [UTTagClass: [String]] { declaration.tags }
  /// Whether the type was made for a tag that the system declares no type for.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system declares the type.
  public var isDeclared: Bool { Declaration.ofTheSystem[identifier.lowercased()] != nil }
  /// Whether the type belongs to no company.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The types that this type conforms to, directly or not.
  public var supertypes: Set<UTType> {
    declaration.parents.reduce(into: []) { all, parent in
      let type = UTType(declared: parent)
      all.insert(type)
      all.formUnion(type.supertypes)
    }
  }

  /// Returns whether the type is another or has it among its supertypes.
  ///
  /// - Parameter type: The other type.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether another type is among the supertypes.
  ///
  /// - Parameter type: The other type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether the type is among another's supertypes.
  ///
  /// - Parameter type: The other type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Returns whether two types have the same identifier, in upper or lower case.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier.lowercased() == other.identifier.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of tag, by which other systems name types.
///
/// Counterpart: `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL of a file with the extension of a type, unless it has one of the type.
  ///
  /// - Parameters:
  ///   - partialName: The name of the file.
  ///   - contentType: The type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the extension of a type, unless it has one of the type.
  ///
  /// - Parameter contentType: The type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let types = UTType.types(
      tag: pathExtension, tagClass: .filenameExtension, conformingTo: contentType)
    guard types.isEmpty, let preferred = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(preferred)
  }

  /// Adds the extension of a type, unless the URL has one of the type.
  ///
  /// - Parameter contentType: The type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
