// Code that deals with controls deals with views.
@_exported import HeadlessViews
