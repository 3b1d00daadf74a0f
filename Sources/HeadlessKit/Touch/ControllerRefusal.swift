/// The reason why a simulated touch on a controller's content is impossible.
package enum ControllerRefusal: Refusal, Equatable {
  /// The alert is not on screen.
  case alertNotShown(String)
  /// The alert is still appearing.
  case alertAppearing(String)
  /// The alert has no such button; its titles are listed.
  case noAction(String, titles: [String])
  /// The alert's button is disabled.
  case disabledAction(String)
  /// No bar on screen has the button; the titles on screen are listed.
  case noButton(String, titles: [String])
  /// The button is disabled.
  case disabledButton(String)
  /// The button has no action.
  case idleButton(String)
  /// The button's menu has no such element; its titles are listed.
  case noChoice(String, String, titles: [String])
  /// The bar shows no back button.
  case noBackButton(String)
  /// The stack does not let the swipe-back gesture begin.
  case noSwipeBack(String)
  /// No tab bar on screen has the tab; the titles on screen are listed.
  case noTab(String, titles: [String])
  /// The view is not in a window.
  case notShown(String)
  /// The scroll view has no refresh control.
  case noRefreshControl(String)
  /// The content is already being refreshed.
  case refreshing(String)
  /// The control is disabled.
  case disabledControl(String)
  /// The search bar does not allow editing.
  case refusesEditing(String)
  /// The return key of the empty field is disabled.
  case disabledReturnKey(String)
  /// The controller is not presented as a sheet.
  case noSheet(String)
  /// The search bar shows no cancel button.
  case noCancelButton(String)
  /// The controller is not presented.
  case notPresented(String)
  /// The controller has no such segue.
  case noSegue(String, of: String, className: String)
  /// No object in the responder chain has an enabled command for the key; those there are listed.
  case noCommand(String, known: [String])
  /// The edit menu has no such item; its titles are listed.
  case noMenuItem(String, titles: [String])
  /// The context menu is closed.
  case closedMenu(String)
  /// Neither the view nor a view around it has a context menu.
  case noContextMenu(String)
  /// The list has no delegate, which would provide a context menu.
  case noDelegate(String)
  /// The picker allows one document.
  case tooManyDocuments(Int, String)
  /// The controller excludes the activity.
  case excludedActivity(String, String)
}

extension ControllerRefusal {
  /// The message without the name of the touch.
  package var reason: String {
    switch self {
    case .alertNotShown(let alert):
      "\(alert) is not on screen. Present it first, and let the presentation settle."
    case .alertAppearing(let title):
      "the alert \(title.quoted) is still appearing. Settle first, by `try simulator.settle()`."
    case .noAction(let title, let titles):
      "the alert has no action '\(title)'; it has \(titles)."
    case .disabledAction(let title):
      "the alert's action '\(title)' is disabled."
    case .noButton(let title, let titles):
      "no bar that a finger can reach shows the button '\(title)'; there are \(titles)."
    case .disabledButton(let title):
      "the button '\(title)' is disabled."
    case .idleButton(let title):
      "the button '\(title)' does nothing. Give it an action first."
    case .noChoice(let choice, let title, let titles):
      "the button '\(title)' has no enabled choice '\(choice)'; it has \(titles)."
    case .noBackButton(let controller):
      "the bar of \(controller) shows no back button."
    case .noSwipeBack(let controller):
      "\(controller) does not let the swipe-back gesture begin: it needs a back button or a gesture "
        + "delegate that allows it."
    case .noTab(let title, let titles):
      "no tab bar that a finger can reach shows the tab '\(title)'; there are \(titles)."
    case .notShown(let view):
      "\(view) is not in a window of this simulator. Show it first."
    case .noRefreshControl(let view):
      "\(view) has no refresh control. Set its refreshControl first."
    case .refreshing(let view):
      "\(view) is refreshing already. Call endRefreshing() on its refresh control first."
    case .disabledControl(let control):
      "\(control) is disabled."
    case .refusesEditing(let bar):
      "\(bar) does not begin editing: its delegate returned false."
    case .disabledReturnKey(let field):
      "the return key is disabled while \(field) is empty. Type something first, or set "
        + "enablesReturnKeyAutomatically to false."
    case .noSheet(let controller):
      "\(controller) is not a sheet that can be swiped away."
    case .noCancelButton(let bar):
      "\(bar) shows no cancel button. Begin the search first, or set showsCancelButton."
    case .notPresented(let controller):
      "\(controller) is not on screen. Present it first."
    case .noSegue(let identifier, let controller, let className):
      "\(controller) has no segue '\(identifier)'. Register it first: simulator.interfaces"
        + ".register(segue: \(identifier.quoted), from: \(className).self, .show) { … }"
    case .noCommand(let input, let known):
      "no object in the responder chain has an enabled command for '\(input)'; there are \(known)."
    case .noMenuItem(let title, let titles):
      "the menu offers no '\(title)'; it offers \(titles)."
    case .closedMenu(let title):
      "the menu is closed, so '\(title)' cannot be chosen. Open it again."
    case .noContextMenu(let view):
      "neither \(view) nor a view around it has a menu. Add a context menu interaction first."
    case .noDelegate(let list):
      "\(list) has no delegate, which would provide the menu."
    case .tooManyDocuments(let count, let picker):
      "\(count) documents, but \(picker) allows one."
    case .excludedActivity(let controller, let activity):
      "\(controller) excludes \(activity)."
    }
  }
}
