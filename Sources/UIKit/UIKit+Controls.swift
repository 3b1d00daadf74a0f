// Controls and actions, under UIKit's names.
import HeadlessKit

public typealias UIControl = Control
public typealias UIRefreshControl = RefreshControl
public typealias UIAction = Action
public typealias UIActionHandler = Action.Handler
