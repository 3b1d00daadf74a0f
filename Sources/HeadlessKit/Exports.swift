// The module that clients import: the device and its views, the components, the lists, and a test's
// queries and touches.
@_exported import HeadlessComponents
@_exported import HeadlessControllers
@_exported import HeadlessControls
@_exported import HeadlessLists
@_exported import HeadlessViews
