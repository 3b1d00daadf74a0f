@_exported import HeadlessViews
