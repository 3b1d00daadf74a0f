import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension Menu.Identifier {
  /// The menu “application”.
  public static let application = Self("com.apple.menu.application")
  /// The menu “about”.
  public static let about = Self("com.apple.menu.about")
  /// The menu “preferences”.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu “services”.
  public static let services = Self("com.apple.menu.services")
  /// The menu “hide”.
  public static let hide = Self("com.apple.menu.hide")
  /// The menu “quit”.
  public static let quit = Self("com.apple.menu.quit")
  /// The menu “file”.
  public static let file = Self("com.apple.menu.file")
  /// The menu “new scene”.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The menu “open”.
  public static let open = Self("com.apple.menu.open")
  /// The menu “open recent”.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The menu “close”.
  public static let close = Self("com.apple.menu.close")
  /// The menu “print”.
  public static let print = Self("com.apple.menu.print")
  /// The menu “document”.
  public static let document = Self("com.apple.menu.document")
  /// The menu “edit”.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu “undo redo”.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu “standard edit”.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu “find”.
  public static let find = Self("com.apple.menu.find")
  /// The menu “replace”.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu “share”.
  public static let share = Self("com.apple.menu.share")
  /// The menu “text style”.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu “spelling”.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu “spelling panel”.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The menu “spelling options”.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The menu “substitutions”.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu “substitutions panel”.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The menu “substitution options”.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The menu “transformations”.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu “speech”.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu “lookup”.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu “learn”.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu “format”.
  public static let format = Self("com.apple.menu.format")
  /// The menu “font”.
  public static let font = Self("com.apple.menu.font")
  /// The menu “text size”.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu “text color”.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The menu “text style pasteboard”.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The menu “text”.
  public static let text = Self("com.apple.menu.text")
  /// The menu “writing direction”.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The menu “alignment”.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu “view”.
  public static let view = Self("com.apple.menu.view")
  /// The menu “toolbar”.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu “sidebar”.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu “fullscreen”.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu “window”.
  public static let window = Self("com.apple.menu.window")
  /// The menu “minimize and zoom”.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The menu “bring all to front”.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
  /// The menu “help”.
  public static let help = Self("com.apple.menu.help")
  /// The main menu itself.
  public static let root = Self("com.apple.menu.root")
  /// The menu “auto fill”.
  public static let autoFill = Self("com.apple.menu.auto-fill")
}

extension Command {
  /// Creates a command. Its alternates are left out: no menu is shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - propertyList: Additional data of the app.
  ///   - alternates: What replaces the command while modifier keys are held.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public convenience init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [CommandAlternate], discoverabilityTitle: String? = nil,
    attributes: Action.Attributes = [], state: Action.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

extension KeyCommand {
  /// Creates a command with a key. Its alternates are left out: no menu is shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys to hold.
  ///   - propertyList: Additional data of the app.
  ///   - alternates: What replaces the command while modifier keys are held.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public convenience init(
    title: String = "", image: Image? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [CommandAlternate], discoverabilityTitle: String? = nil,
    attributes: Action.Attributes = [], state: Action.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }
}
