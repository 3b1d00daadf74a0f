import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct AppearanceTests {
  private final class Panel: View {}
  private final class PanelSwitch: Switch {}

  /// Shows a view in a window of a new simulator, after a preparation.
  private func show(_ view: View, after prepare: () -> Void) {
    let simulator = Simulator()
    simulator.run {
      prepare()
      let window = Window()
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
  }

  @Test func aViewTakesAValueWhenItEntersAWindow() {
    let control = Switch()
    show(control) {
      Switch.appearance().onTintColor = .red
      #expect(Switch.appearance().onTintColor == .red)
      #expect(control.onTintColor == nil)
    }
    #expect(control.onTintColor == .red)
  }

  @Test func aCollectionViewHasAnAppearanceThoughItNeedsALayout() {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewFlowLayout())
    show(view) { CollectionView.appearance().tintColor = .red }
    #expect(view.tintColor == .red)
  }

  @Test func aViewsOwnValueWins() {
    let control = Switch()
    control.onTintColor = .blue
    show(control) { Switch.appearance().onTintColor = .red }
    #expect(control.onTintColor == .blue)
  }

  @Test func theTemplateOfTheNearestClassWins() {
    let (control, other) = (PanelSwitch(), Switch())
    let panel = Panel()
    panel.addSubview(control)
    panel.addSubview(other)
    show(panel) {
      Switch.appearance().onTintColor = .red
      PanelSwitch.appearance().onTintColor = .green
    }
    #expect(control.onTintColor == .green)
    #expect(other.onTintColor == .red)
  }

  @Test func theTemplateForAContainerAppliesInsideItOnly() {
    let (inside, outside, panel, root) = (Label(), Label(), Panel(), View())
    panel.addSubview(inside)
    root.addSubview(panel)
    root.addSubview(outside)
    show(root) {
      Label.appearance().textColor = .green
      Label.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
      Label.appearance(whenContainedInInstancesOf: [Panel.self, Switch.self]).textColor = .blue
    }
    #expect(inside.textColor == .red)
    #expect(outside.textColor == .green)
  }

  @Test func aBarTakesAttributesAndAppearances() {
    let navigation = NavigationController(rootViewController: ViewController())
    let appearance = NavigationBarAppearance()
    let simulator = Simulator()
    simulator.run {
      NavigationBar.appearance().titleTextAttributes = [.foregroundColor: Color.red]
      NavigationBar.appearance().standardAppearance = appearance
      NavigationBar.appearance().tintColor = .green
      let window = Window()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    let bar = navigation.navigationBar
    #expect(bar.titleTextAttributes?[.foregroundColor] as? Color == .red)
    #expect(bar.standardAppearance === appearance)
    #expect(bar.tintColor == .green)
  }

  @Test func anItemWithoutAttributesHasThoseOfTheTemplate() {
    Simulator().run {
      let (item, tab) = (BarButtonItem(), TabBarItem())
      BarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
      #expect(tab.titleTextAttributes(for: .normal) == nil)
      item.setTitleTextAttributes([.kern: 3], for: .normal)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
    }
  }

  @Test func templatesBelongToTheirSimulator() {
    show(Switch()) { Switch.appearance().onTintColor = .red }
    let control = Switch()
    show(control) {}
    #expect(control.onTintColor == nil)
  }
}
