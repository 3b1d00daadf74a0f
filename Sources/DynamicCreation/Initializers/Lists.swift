#if !WITHOUT_DYNAMIC_CREATION
  import Foundation
  import HeadlessLists
  import HeadlessViews

  // See Views.swift.

  extension TableViewCell {
    @_silgen_name("DynamicCreation_TableViewCell_style_reuseIdentifier")
    convenience init(
      dynamicStyle style: TableViewCell.CellStyle, dynamicReuseIdentifier reuseIdentifier: String?
    ) {
      self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("DynamicCreation_TableViewCell_style_reuseIdentifier")
    static func newInstance(
      style: TableViewCell.CellStyle, reuseIdentifier: __owned String?
    ) -> TableViewCell
  }

  /// A cell of a class that is known at run time only.
  public protocol CreatableTableViewCell: TableViewCell {}

  extension TableViewCell: CreatableTableViewCell {}

  extension CreatableTableViewCell {
    /// Creates a cell of the class that this is called on.
    @_silgen_name("DynamicCreation_TableViewCell_style_reuseIdentifier") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(style: TableViewCell.CellStyle, reuseIdentifier: String?)
  }

  extension TableViewHeaderFooterView {
    @_silgen_name("DynamicCreation_TableViewHeaderFooterView_reuseIdentifier")
    convenience init(dynamicReuseIdentifier reuseIdentifier: String?) {
      self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("DynamicCreation_TableViewHeaderFooterView_reuseIdentifier")
    static func newInstance(reuseIdentifier: __owned String?) -> TableViewHeaderFooterView
  }

  /// A header or footer of a class that is known at run time only.
  public protocol CreatableTableViewHeaderFooterView: TableViewHeaderFooterView {}

  extension TableViewHeaderFooterView: CreatableTableViewHeaderFooterView {}

  extension CreatableTableViewHeaderFooterView {
    /// Creates a header or footer of the class that this is called on.
    @_silgen_name("DynamicCreation_TableViewHeaderFooterView_reuseIdentifier") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(reuseIdentifier: String?)
  }

  extension TableView {
    @_silgen_name("DynamicCreation_TableView_frame_style")
    convenience init(dynamicFrame frame: CGRect, dynamicStyle style: TableView.Style) {
      self.init(frame: frame, style: style)
    }
  }

  /// A table of a class that is known at run time only.
  public protocol CreatableTableView: TableView {}

  extension TableView: CreatableTableView {}

  extension CreatableTableView {
    /// Creates a table of the class that this is called on.
    @_silgen_name("DynamicCreation_TableView_frame_style") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(frame: CGRect, style: TableView.Style)
  }

  extension CollectionView {
    @_silgen_name("DynamicCreation_CollectionView_frame_collectionViewLayout")
    convenience init(
      dynamicFrame frame: CGRect, dynamicCollectionViewLayout layout: CollectionViewLayout
    ) {
      self.init(frame: frame, collectionViewLayout: layout)
    }
  }

  /// A collection view of a class that is known at run time only.
  public protocol CreatableCollectionView: CollectionView {}

  extension CollectionView: CreatableCollectionView {}

  extension CreatableCollectionView {
    /// Creates a collection view of the class that this is called on.
    @_silgen_name("DynamicCreation_CollectionView_frame_collectionViewLayout") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout)
  }

  extension TableViewController {
    @_silgen_name("DynamicCreation_TableViewController_style")
    convenience init(dynamicStyle style: TableView.Style) {
      self.init(style: style)
    }
  }

  /// A controller of a class that is known at run time only.
  public protocol CreatableTableViewController: TableViewController {}

  extension TableViewController: CreatableTableViewController {}

  extension CreatableTableViewController {
    /// Creates a controller of the class that this is called on.
    @_silgen_name("DynamicCreation_TableViewController_style") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(style: TableView.Style)
  }

  extension CollectionViewController {
    @_silgen_name("DynamicCreation_CollectionViewController_collectionViewLayout")
    convenience init(dynamicCollectionViewLayout layout: CollectionViewLayout) {
      self.init(collectionViewLayout: layout)
    }
  }

  /// A controller of a class that is known at run time only.
  public protocol CreatableCollectionViewController: CollectionViewController {}

  extension CollectionViewController: CreatableCollectionViewController {}

  extension CreatableCollectionViewController {
    /// Creates a controller of the class that this is called on.
    @_silgen_name("DynamicCreation_CollectionViewController_collectionViewLayout")
    @_disfavoredOverload
    @preconcurrency @MainActor
    public init(collectionViewLayout layout: CollectionViewLayout)
  }
#endif
