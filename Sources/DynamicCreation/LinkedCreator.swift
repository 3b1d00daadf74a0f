import Foundation
@_spi(Hooks) import HeadlessLists
@_spi(Hooks) import HeadlessViews

/// Calls initializers of classes that are known at run time only. The floors below find it by its name.
final class LinkedCreator: DynamicCreator, DynamicViewCreator {
  override func makeObject(_ type: NSObject.Type) -> NSObject? {
    if let make = StandardClasses.objects[ObjectIdentifier(type)] { return make() }
    #if WITHOUT_DYNAMIC_CREATION
      return nil
    #else
      return type.newInstance(())
    #endif
  }

  func makeView(_ type: View.Type, frame: CGRect) -> View? {
    if let make = StandardClasses.views[ObjectIdentifier(type)] { return make(frame) }
    #if WITHOUT_DYNAMIC_CREATION
      return nil
    #else
      return type.newInstance(frame: frame)
    #endif
  }
}

#if !WITHOUT_DYNAMIC_CREATION
  extension LinkedCreator: DynamicCellCreator {
    func makeCell(
      _ type: TableViewCell.Type, style: TableViewCell.CellStyle, reuseIdentifier: String?
    ) -> TableViewCell? {
      type.newInstance(style: style, reuseIdentifier: reuseIdentifier)
    }

    func makeHeaderFooterView(
      _ type: TableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> TableViewHeaderFooterView? {
      type.newInstance(reuseIdentifier: reuseIdentifier)
    }
  }

  extension LinkedCreator: MethodFinder {
    func methods(
      of owners: [String], notOf others: [String], requiredBy name: String
    ) -> [String] {
      SymbolNames.methods(of: owners, notOf: others, requiredBy: name)
    }
  }
#endif
