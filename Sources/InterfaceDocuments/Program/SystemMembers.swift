import Foundation
import HeadlessComponents
import HeadlessControllers
import HeadlessControls
import HeadlessKit
@_spi(Hooks) import HeadlessLists
import HeadlessViews

/// The properties of UIKit's classes that documents set by name: outlets between the objects of a
/// document, and what runtime attributes are used for.
@MainActor
enum SystemMembers {
  static let all = controllers + lists + delegates + views + layers + texts

  private static let controllers: [InterfaceMember] = [
    .property("title", \ViewController.title),
    .property("titleView", \NavigationItem.titleView),
    .property("prompt", \NavigationItem.prompt),
    .property("customView", \BarButtonItem.customView),
    .property("rootViewController", \Window.rootViewController),
    .property("hidesBottomBarWhenPushed", \ViewController.hidesBottomBarWhenPushed),
    .property("definesPresentationContext", \ViewController.definesPresentationContext),
    .property("selectedIndex", \TabBarController.selectedIndex),
  ]

  private static let lists: [InterfaceMember] = [
    .property("dataSource", \TableView.dataSource),
    .property("prefetchDataSource", \TableView.prefetchDataSource),
    .property("dragDelegate", \TableView.dragDelegate),
    .property("dropDelegate", \TableView.dropDelegate),
    .property("backgroundView", \TableView.backgroundView),
    .property("tableHeaderView", \TableView.tableHeaderView),
    .property("tableFooterView", \TableView.tableFooterView),
    .property("dataSource", \CollectionView.dataSource),
    .property("prefetchDataSource", \CollectionView.prefetchDataSource),
    .property("dragDelegate", \CollectionView.dragDelegate),
    .property("dropDelegate", \CollectionView.dropDelegate),
    .property("backgroundView", \CollectionView.backgroundView),
    .property("collectionViewLayout", \CollectionView.collectionViewLayout),
    .property("accessoryView", \TableViewCell.accessoryView),
    .property("editingAccessoryView", \TableViewCell.editingAccessoryView),
    .property("backgroundView", \TableViewCell.backgroundView),
    .property("selectedBackgroundView", \TableViewCell.selectedBackgroundView),
    .property("multipleSelectionBackgroundView", \TableViewCell.multipleSelectionBackgroundView),
    .property("backgroundView", \TableViewHeaderFooterView.backgroundView),
    .property("backgroundView", \CollectionViewCell.backgroundView),
    .property("selectedBackgroundView", \CollectionViewCell.selectedBackgroundView),
    .property("refreshControl", \ScrollView.refreshControl),
  ]

  private static let delegates: [InterfaceMember] = [
    .property("delegate", \TableView.delegate), .property("delegate", \CollectionView.delegate),
    .property("delegate", \TextView.delegate), .property("delegate", \ScrollView.delegate),
    .property("delegate", \TextField.delegate), .property("delegate", \SearchBar.delegate),
    .property("delegate", \TabBar.delegate), .property("delegate", \NavigationBar.delegate),
    .property("delegate", \Toolbar.delegate), .property("delegate", \PickerView.delegate),
    .property("dataSource", \PickerView.dataSource),
    .property("delegate", \GestureRecognizer.delegate),
    .property("delegate", \NavigationController.delegate),
    .property("delegate", \TabBarController.delegate),
    .property("delegate", \SplitViewController.delegate),
    .property("delegate", \PageViewController.delegate),
    .property("dataSource", \PageViewController.dataSource),
    .property("delegate", \Application.delegate),
  ]

  private static let views: [InterfaceMember] = [
    .readOnly("layer", \View.layer), .property("hidden", \View.isHidden),
    .property("isHidden", \View.isHidden), .property("alpha", \View.alpha),
    .property("tag", \View.tag), .property("clipsToBounds", \View.clipsToBounds),
    .property("opaque", \View.isOpaque),
    .property("userInteractionEnabled", \View.isUserInteractionEnabled),
    .property("exclusiveTouch", \View.isExclusiveTouch),
    .property("multipleTouchEnabled", \View.isMultipleTouchEnabled),
    .property("backgroundColor", \View.backgroundColor), .property("tintColor", \View.tintColor),
    .property("mask", \View.mask), .property("maskView", \View.mask),
    .property("frame", \View.frame), .property("bounds", \View.bounds),
    .property("preservesSuperviewLayoutMargins", \View.preservesSuperviewLayoutMargins),
    .property("accessibilityIdentifier", \View.accessibilityIdentifier),
    .property("accessibilityLabel", \View.accessibilityLabel),
    .property("isAccessibilityElement", \View.isAccessibilityElement),
    .property("enabled", \Control.isEnabled), .property("selected", \Control.isSelected),
    .property("highlighted", \Control.isHighlighted),
    .property("image", \ImageView.image),
    .property("highlightedImage", \ImageView.highlightedImage),
    .property("spacing", \StackView.spacing),
    .property("barTintColor", \NavigationBar.barTintColor),
    .property("barTintColor", \TabBar.barTintColor),
    .property("barTintColor", \SearchBar.barTintColor),
    .property("translucent", \NavigationBar.isTranslucent),
    .property("alwaysBounceVertical", \ScrollView.alwaysBounceVertical),
    .property("pagingEnabled", \ScrollView.isPagingEnabled),
    .property("scrollsToTop", \ScrollView.scrollsToTop),
    .property("separatorColor", \TableView.separatorColor),
    .property("tintColor", \BarButtonItem.tintColor),
    .property("identifier", \LayoutConstraint.identifier),
    .property("constant", \LayoutConstraint.constant),
  ]

  private static let layers: [InterfaceMember] = [
    .property("cornerRadius", \Layer.cornerRadius), .property("borderWidth", \Layer.borderWidth),
    .property("borderColor", \Layer.borderColor), .property("masksToBounds", \Layer.masksToBounds),
    .property("shadowColor", \Layer.shadowColor), .property("shadowOffset", \Layer.shadowOffset),
    .property("shadowOpacity", \Layer.shadowOpacity),
    .property("shadowRadius", \Layer.shadowRadius), .property("zPosition", \Layer.zPosition),
    .property("opacity", \Layer.opacity), .property("hidden", \Layer.isHidden),
    .property("shouldRasterize", \Layer.shouldRasterize),
    .property("rasterizationScale", \Layer.rasterizationScale),
    .property("backgroundColor", \Layer.backgroundColor),
    .property("allowsEdgeAntialiasing", \Layer.allowsEdgeAntialiasing),
  ]

  private static let texts: [InterfaceMember] = [
    .property("text", \Label.text), .property("textColor", \Label.textColor),
    .property("font", \Label.font), .property("numberOfLines", \Label.numberOfLines),
    .property("highlightedTextColor", \Label.highlightedTextColor),
    .property("textAlignment", \Label.textAlignment),
    .property("lineBreakMode", \Label.lineBreakMode),
    .property("adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth),
    .property("minimumScaleFactor", \Label.minimumScaleFactor),
    .property("preferredMaxLayoutWidth", \Label.preferredMaxLayoutWidth),
    .property("text", \TextField.text), .property("placeholder", \TextField.placeholder),
    .property("textColor", \TextField.textColor), .property("font", \TextField.font),
    .property("leftView", \TextField.leftView), .property("rightView", \TextField.rightView),
    .property("text", \TextView.text), .property("textColor", \TextView.textColor),
    .property("placeholder", \SearchBar.placeholder),
    .property("contentEdgeInsets", \Button.contentEdgeInsets),
    .readOnly("titleLabel", \Button.titleLabel), .readOnly("imageView", \Button.imageView),
  ]
}
