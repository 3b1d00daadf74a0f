import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessLists
import HeadlessViews

/// The initializers of the package's own classes, which need no dynamic creation.
@MainActor
enum StandardClasses {
  static let views: [ObjectIdentifier: @MainActor (CGRect) -> View] = [
    ObjectIdentifier(ActivityIndicatorView.self): { ActivityIndicatorView(frame: $0) },
    ObjectIdentifier(Button.self): { Button(frame: $0) },
    ObjectIdentifier(CollectionReusableView.self): { CollectionReusableView(frame: $0) },
    // The template of its appearance needs no layout of its own.
    ObjectIdentifier(CollectionView.self): {
      CollectionView(frame: $0, collectionViewLayout: CollectionViewLayout())
    },
    ObjectIdentifier(CollectionViewCell.self): { CollectionViewCell(frame: $0) },
    ObjectIdentifier(CollectionViewListCell.self): { CollectionViewListCell(frame: $0) },
    ObjectIdentifier(Control.self): { Control(frame: $0) },
    ObjectIdentifier(ImageView.self): { ImageView(frame: $0) },
    ObjectIdentifier(Label.self): { Label(frame: $0) },
    ObjectIdentifier(NavigationBar.self): { NavigationBar(frame: $0) },
    ObjectIdentifier(PageControl.self): { PageControl(frame: $0) },
    ObjectIdentifier(ProgressView.self): { ProgressView(frame: $0) },
    ObjectIdentifier(RefreshControl.self): { RefreshControl(frame: $0) },
    ObjectIdentifier(ScrollView.self): { ScrollView(frame: $0) },
    ObjectIdentifier(SearchBar.self): { SearchBar(frame: $0) },
    ObjectIdentifier(SearchTextField.self): { SearchTextField(frame: $0) },
    ObjectIdentifier(SegmentedControl.self): { SegmentedControl(frame: $0) },
    ObjectIdentifier(Slider.self): { Slider(frame: $0) },
    ObjectIdentifier(StackView.self): { StackView(frame: $0) },
    ObjectIdentifier(Stepper.self): { Stepper(frame: $0) },
    ObjectIdentifier(Switch.self): { Switch(frame: $0) },
    ObjectIdentifier(TabBar.self): { TabBar(frame: $0) },
    ObjectIdentifier(TableView.self): { TableView(frame: $0) },
    ObjectIdentifier(TableViewCell.self): { TableViewCell(frame: $0) },
    ObjectIdentifier(TableViewHeaderFooterView.self): { TableViewHeaderFooterView(frame: $0) },
    ObjectIdentifier(TextField.self): { TextField(frame: $0) },
    ObjectIdentifier(TextView.self): { TextView(frame: $0) },
    ObjectIdentifier(Toolbar.self): { Toolbar(frame: $0) },
    ObjectIdentifier(Window.self): { Window(frame: $0) },
  ]

  static let objects: [ObjectIdentifier: @MainActor () -> NSObject] = [
    ObjectIdentifier(BarButtonItem.self): { BarButtonItem() },
    ObjectIdentifier(BarItem.self): { BarItem() },
    ObjectIdentifier(GradientLayer.self): { GradientLayer() },
    ObjectIdentifier(Layer.self): { Layer() },
    ObjectIdentifier(ShapeLayer.self): { ShapeLayer() },
    ObjectIdentifier(TabBarItem.self): { TabBarItem() },
  ]
}
