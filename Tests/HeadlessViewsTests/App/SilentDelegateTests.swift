import Foundation
import HeadlessKit
import Testing

/// A delegate that implements nothing: each of its methods answers what UIKit assumes of a delegate
/// without the method.
@MainActor
@Suite struct SilentDelegateTests {
  private final class Silent: NSObject, ApplicationDelegate, GestureRecognizerDelegate,
    ScrollViewDelegate, SearchBarDelegate, TextFieldDelegate, TextViewDelegate,
    NavigationBarDelegate, NavigationControllerDelegate, TabBarControllerDelegate,
    SplitViewControllerDelegate, ViewControllerTransitioningDelegate,
    PopoverPresentationControllerDelegate
  {}

  private let silent = Silent()
  private let simulator = Simulator()

  @Test func anApplicationLaunches() throws {
    let application = Application.shared
    #expect(silent.application(application, willFinishLaunchingWithOptions: nil))
    #expect(silent.application(application, didFinishLaunchingWithOptions: nil))
    let url = try #require(URL(string: "app://list"))
    #expect(!silent.application(application, open: url, options: [:]))
    let masks = silent.application(application, supportedInterfaceOrientationsFor: nil)
    #expect(masks == .allButUpsideDown)
  }

  @Test func gesturesBeginAlone() {
    let (one, other) = (TapGestureRecognizer(), PanGestureRecognizer())
    #expect(silent.gestureRecognizerShouldBegin(one))
    #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  @Test func textsCanBeEdited() throws {
    let (field, view, bar) = (TextField(), TextView(), SearchBar())
    let range = NSRange(location: 0, length: 0)
    #expect(silent.textFieldShouldBeginEditing(field))
    #expect(silent.textFieldShouldEndEditing(field))
    #expect(silent.textFieldShouldClear(field))
    #expect(silent.textFieldShouldReturn(field))
    #expect(silent.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
    #expect(silent.textViewShouldBeginEditing(view))
    #expect(silent.textViewShouldEndEditing(view))
    #expect(silent.textView(view, shouldChangeTextIn: range, replacementText: "a"))
    let url = try #require(URL(string: "https://example.com"))
    #expect(
      silent.textView(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction))
    #expect(silent.searchBarShouldBeginEditing(bar))
    #expect(silent.searchBarShouldEndEditing(bar))
    #expect(silent.searchBar(bar, shouldChangeTextIn: range, replacementText: "a"))
  }

  @Test func aScrollViewScrollsToItsTopAndDoesNotZoom() {
    let view = ScrollView()
    #expect(silent.scrollViewShouldScrollToTop(view))
    #expect(silent.viewForZooming(in: view) == nil)
  }

  @Test func controllersDecideThemselves() {
    let (one, other) = (ViewController(), ViewController())
    let (bar, item) = (NavigationBar(), NavigationItem(title: ""))
    #expect(silent.navigationBar(bar, shouldPush: item))
    #expect(silent.navigationBar(bar, shouldPop: item))
    let stack = NavigationController(rootViewController: one)
    #expect(
      silent.navigationController(stack, animationControllerFor: .push, from: one, to: other)
        == nil)
    #expect(
      silent.navigationControllerSupportedInterfaceOrientations(stack) == .allButUpsideDown)
    #expect(
      silent.navigationControllerPreferredInterfaceOrientationForPresentation(stack) == .portrait)
    let tabs = TabBarController()
    #expect(silent.tabBarController(tabs, shouldSelect: one))
    #expect(
      silent.tabBarController(tabs, animationControllerForTransitionFrom: one, to: other) == nil)
    #expect(silent.tabBarControllerSupportedInterfaceOrientations(tabs) == .allButUpsideDown)
    #expect(
      silent.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) == .portrait)
    let split = SplitViewController()
    #expect(!silent.splitViewController(split, show: one, sender: nil))
    #expect(!silent.splitViewController(split, showDetail: one, sender: nil))
    #expect(!silent.splitViewController(split, collapseSecondary: one, onto: other))
    #expect(silent.splitViewController(split, separateSecondaryFrom: one) == nil)
    #expect(silent.primaryViewController(forCollapsing: split) == nil)
    #expect(silent.primaryViewController(forExpanding: split) == nil)
    for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
      #expect(
        silent.splitViewController(split, topColumnForCollapsingToProposedTopColumn: column)
          == column)
    }
    #expect(silent.animationController(forPresented: one, presenting: other, source: other) == nil)
    #expect(silent.animationController(forDismissed: one) == nil)
    #expect(
      silent.presentationController(forPresented: one, presenting: other, source: other) == nil)
  }
}
