@_spi(Hooks) import HeadlessViews

extension BarButtonItem.SystemItem {
  /// The accessibility label of the system item; `nil` for other buttons.
  package var spokenName: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .pageCurl: "Page curl"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Whether the system draws the button as text instead of an image.
  package var isWord: Bool {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: true
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .pageCurl, .close, .flexibleSpace,
      .fixedSpace:
      false
    }
  }
}
