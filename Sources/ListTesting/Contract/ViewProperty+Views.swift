import HeadlessKit

extension ViewProperty {
  /// Returns the properties of a cell, a header or another view of a list.
  ///
  /// Views that a content configuration created are not included: the configuration represents
  /// them.
  static func all(of view: View) -> [ViewProperty] {
    var all = looks(of: view, "", canHide: false)
    var names = storedViews(of: view)
    var content = view
    var configuration: (any ContentConfiguration)?
    if let cell = view as? TableViewCell {
      all += accessories(of: cell)
      content = cell.contentView
      configuration = cell.contentConfiguration
      if configuration is ListContentConfiguration {
        all += texts({ cell.contentConfiguration }, { cell.contentConfiguration = $0 })
      }
      for (name, part) in cell.standardViews { names[ObjectIdentifier(part)] = name }
    } else if let cell = view as? CollectionViewCell {
      all += (cell as? CollectionViewListCell).map { [accessories(of: $0)] } ?? []
      content = cell.contentView
      configuration = cell.contentConfiguration
      if configuration is ListContentConfiguration {
        all += texts({ cell.contentConfiguration }, { cell.contentConfiguration = $0 })
      }
    } else if let bar = view as? TableViewHeaderFooterView {
      content = bar.contentView
      configuration = bar.contentConfiguration
      if configuration is ListContentConfiguration {
        all += texts({ bar.contentConfiguration }, { bar.contentConfiguration = $0 })
      }
      for (name, part) in bar.standardViews { names[ObjectIdentifier(part)] = name }
    }
    guard configuration == nil else { return all }
    if content !== view { all += looks(of: content, "contentView.", canHide: true) }
    let prefix = content === view ? "" : "contentView."
    return all + descendants(of: content, prefix, names)
  }

  private static func descendants(
    of view: View, _ prefix: String, _ names: [ObjectIdentifier: String]
  ) -> [ViewProperty] {
    var all: [ViewProperty] = []
    for (index, part) in view.subviews.enumerated() {
      let given = names[ObjectIdentifier(part)]
      let name = given ?? "\(prefix)subviews[\(index)]"
      all += looks(of: part, "\(name).", canHide: true)
      let usual: AnyHashable?? = isStandard(given) ? .some(nil) : .none
      if let label = part as? Label {
        let shown = { label.text.flatMap { $0.isEmpty ? nil : $0 } }
        all.append(text("\(name).text", usual: usual, shown, { label.text = $0 }))
        all.append(color("\(name).textColor", { label.textColor }, { label.textColor = $0 }))
      } else if let picture = part as? ImageView {
        all.append(image("\(name).image", usual: usual, { picture.image }, { picture.image = $0 }))
      } else {
        all += descendants(of: part, "\(name).", names)
      }
    }
    return all
  }

  private static func isStandard(_ name: String?) -> Bool {
    name.map { ["textLabel", "detailTextLabel", "imageView"].contains($0) } ?? false
  }

  /// Returns the views that a client's class stores, by the names of its properties.
  private static func storedViews(of view: View) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror, level.subjectType != TableViewCell.self,
      level.subjectType != CollectionReusableView.self, level.subjectType != View.self
    {
      for child in level.children {
        guard let part = child.value as? View, let label = child.label else { continue }
        names[ObjectIdentifier(part)] = label.replacing("$__lazy_storage_$_", with: "")
      }
      mirror = level.superclassMirror
    }
    return names
  }

  private static func texts(
    _ read: @escaping () -> (any ContentConfiguration)?,
    _ write: @escaping (any ContentConfiguration) -> Void
  ) -> [ViewProperty] {
    func property<Value>(
      _ path: WritableKeyPath<ListContentConfiguration, Value?>
    ) -> (read: () -> Value?, write: (Value?) -> Void) {
      (
        { (read() as? ListContentConfiguration)?[keyPath: path] },
        {
          guard var configuration = read() as? ListContentConfiguration else { return }
          configuration[keyPath: path] = $0
          write(configuration)
        }
      )
    }
    let (one, two) = (property(\.text), property(\.secondaryText))
    let picture = property(\.image)
    return [
      text("contentConfiguration.text", usual: .some(nil), one.read, one.write),
      text("contentConfiguration.secondaryText", usual: .some(nil), two.read, two.write),
      image("contentConfiguration.image", usual: .some(nil), picture.read, picture.write),
    ]
  }

  private static func accessories(of cell: TableViewCell) -> [ViewProperty] {
    let strange = View()
    return [
      ViewProperty(
        "accessoryType", .content, usual: TableViewCell.AccessoryType.none,
        unwanted: TableViewCell.AccessoryType.detailButton, read: { cell.accessoryType },
        write: { cell.accessoryType = $0 as? TableViewCell.AccessoryType ?? .none }),
      // Two views that look the same are different objects, so only the presence of a view is
      // compared.
      ViewProperty(
        "accessoryView", .looks, usual: .some(nil), unwanted: strange,
        read: { cell.accessoryView }, write: { cell.accessoryView = $0 as? View }),
    ]
  }

  private static func accessories(of cell: CollectionViewListCell) -> ViewProperty {
    let strange: [CellAccessory] = [.insert(), .reorder(), .delete(), .detail()]
    let kinds = strange.map(AccessoryKind.init)
    return ViewProperty(
      "accessories", .content, usual: [AccessoryKind](), unwanted: kinds,
      read: { cell.accessories.map(AccessoryKind.init) },
      write: { cell.accessories = $0 == AnyHashable(kinds) ? strange : [] })
  }
}

/// The content of a list cell's accessory. Each cell has its own custom views, so only the presence
/// of such a view is compared.
private struct AccessoryKind: Hashable, CustomStringConvertible {
  let description: String

  init(_ accessory: CellAccessory) {
    let type = accessory.accessoryType
    description = if case .customView = type { "a view" } else { "\(type)" }
  }
}
