import DynamicCreation
import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// The members of classes by the names that documents give them: UIKit's, those that the adapter has
/// listed in the program, and those that a test registers.
@MainActor
struct ProgramMembers {
  private var table: [ObjectIdentifier: [String: InterfaceMember]] = [:]

  /// The members of UIKit and of the program. They describe code, and are collected once.
  static let ofProgram: ProgramMembers = {
    var members = ProgramMembers()
    members.add(SystemMembers.all)
    for type in ProgramType.all(prefix: "InterfaceMembers_") {
      if let list = type.type as? any InterfaceMemberList.Type { members.add(list.members) }
    }
    return members
  }()

  mutating func add(_ members: [InterfaceMember]) {
    for member in members {
      if let owner = member.owner {
        table[ObjectIdentifier(owner), default: [:]][member.name] = member
      }
    }
  }

  /// Returns the member of an object's class, or of its nearest superclass that has it.
  func member(_ name: String, of object: AnyObject) -> InterfaceMember? {
    for type in Self.classes(of: object) {
      if let member = table[ObjectIdentifier(type)]?[name] { return member }
    }
    return nil
  }

  /// Returns the names of the properties that an object's own classes have, in alphabetic order.
  func properties(of object: AnyObject) -> [String] {
    Self.classes(of: object).filter { !ProgramClasses.isOfSystem($0) }
      .flatMap { table[ObjectIdentifier($0), default: [:]].values.filter(\.isProperty).map(\.name) }
      .sorted()
  }

  private static var chains: [ObjectIdentifier: [AnyClass]] = [:]

  /// Returns the class of an object and its superclasses, the most derived first.
  static func classes(of object: AnyObject) -> [AnyClass] {
    let type: AnyClass = type(of: object)
    if let known = chains[ObjectIdentifier(type)] { return known }
    var classes: [AnyClass] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = mirror?.subjectType as? AnyClass {
      classes.append(type)
      mirror = mirror?.superclassMirror
    }
    chains[ObjectIdentifier(type)] = classes
    return classes
  }
}

/// Values whose type is known at run time only.
enum Reflection {
  /// Returns the value inside an optional value; `nil` if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
