import Foundation
@_spi(Hooks) import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

// User-defined runtime attributes: values by key path, in their order (behaviour 23.11, 23.12).

extension InterfaceLoading {
  func applyRuntimeAttributes() {
    for (element, object) in created {
      for attribute in element.list("userDefinedRuntimeAttributes") {
        guard let path = attribute["keyPath"] else { continue }
        apply(path, attribute, to: object)
      }
    }
  }

  private func apply(_ path: String, _ e: DocumentElement, to object: NSObject) {
    let value = runtimeValue(e)
    if path == "accessibilityIdentifier" || path == "accessibilityLabel",
      let object = object as? AccessibleObject, let text = value as? String
    {
      if path.hasSuffix("Label") {
        object.accessibilityLabel = text
      } else {
        object.accessibilityIdentifier = text
      }
      return
    }
    var receiver: AnyObject = object
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard let next = resources.member(key, of: receiver)?.value(of: receiver) else {
        return refuse(path, key, of: receiver, object)
      }
      // A value that is missing ends the path silently, as in Objective-C.
      guard let inner = Reflection.unwrapped(next) else { return }
      receiver = inner as AnyObject
    }
    guard let key = keys.last else { return }
    if let member = resources.member(key, of: receiver), member.set(value, of: receiver) { return }
    refuse(path, key, of: receiver, object)
  }

  private func refuse(
    _ path: String, _ key: String, of receiver: AnyObject, _ object: NSObject
  ) {
    resources.simulator?.log(
      "Failed to set (\(path)) user defined inspected property on "
        + "(\(ObjectName.name(of: type(of: object)))): "
        + ObjectName.refusal(of: key, "setValue:forUndefinedKey:", by: receiver),
      category: "InterfaceDocuments")
  }

  private func runtimeValue(_ e: DocumentElement) -> Any? {
    let inner = e.value("value")
    switch e["type"] {
    case "boolean": return e["value"] == "YES"
    case "number":
      return (inner?["value"] ?? e["value"]).flatMap(DocumentElement.number).map(Double.init)
    case "color": return color(inner)
    case "image": return e["value"] == nil ? nil : image(e, "value")
    case "point": return inner?.point
    case "size": return inner?.size
    case "rect": return inner?.rect
    case "range":
      return inner.map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    case "string", "localizedString":
      return e["value"] ?? inner?.text
    default: return nil
    }
  }
}
