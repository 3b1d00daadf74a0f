import Foundation
import HeadlessKit
import HeadlessViews
import ListCore

/// An outlet of a document without a property of that name (behaviour 23.12).
@MainActor
struct InterfaceOutletFault {
  let object: AnyObject
  let key: String
  let document: InterfaceDocument
  let line: Int
  /// The properties that the object's classes have.
  let known: [String]

  /// UIKit's message.
  var reason: String {
    ObjectName.refusal(of: key, "setValue:forUndefinedKey:", by: object)
  }

  /// A description of the connection in the document, and of the members of the class.
  var explanation: String {
    let name = ObjectName.name(of: type(of: object))
    let place = "\(document.file):\(line): the document connects the outlet \(key)"
    guard !known.isEmpty else {
      return place
        + ". No outlet of \(name) is known. Let its target use the plugin AdaptObjectiveC, or "
        + "register the property: simulator.resources.register(.property(\"\(key)\", \\\(name).\(key)))."
    }
    let nearest = known.min { key.distance(to: $0) < key.distance(to: $1) }
    let hint = nearest.map { key.distance(to: $0) <= key.count / 2 ? " The nearest is \($0)." : "" }
    return place + ", but \(name) has only \(known.joined(separator: ", "))." + (hint ?? "")
  }

  func raise() {
    CrashReport(MisuseFault(.undefinedKey, reason), explanation: explanation).deliver()
  }
}

extension String {
  /// Returns the number of characters to insert, remove or replace until the other text is reached.
  func distance(to other: String) -> Int {
    let (one, two) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...two.count)
    for (index, character) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in two.indices {
        let replaced = corner + (character == two[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[two.count]
  }
}
