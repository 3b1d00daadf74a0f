// Code that deals with controllers deals with views and controls.
@_exported import HeadlessControls
@_exported import HeadlessViews
