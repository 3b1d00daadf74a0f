// The module that clients import: the device and its views, the controllers, the lists, and a test's
// queries and touches. The components beside the lists are a module of their own. DynamicCreation is
// linked for what the floors ask of it; its names are UIKit's.
import DynamicCreation

@_exported import HeadlessControllers
@_exported import HeadlessControls
@_exported import HeadlessLists
@_exported import HeadlessViews
