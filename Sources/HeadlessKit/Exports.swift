// The name that clients import: the device and its views, the lists, and a test's fingers and eyes.
@_exported import HeadlessLists
@_exported import HeadlessViews
