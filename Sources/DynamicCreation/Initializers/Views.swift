import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews
import struct HeadlessViews.Selector

/// A view of a class that is known at run time only.
public protocol CreatableView: View {}

extension View: CreatableView {}

#if !WITHOUT_DYNAMIC_CREATION
  // Creating objects of a class that is not known at compile time. Swift's own dispatch can do it: a
  // convenience initializer finds the class's designated one by the class it is called on. The compiler
  // only refuses to *call* it on such a class. So each initializer below has one symbol name for up to
  // three declarations: the convenience initializer, which is the function; a static method, which may
  // be called on any class; and an initializer of a protocol, which an app may call on any class:
  // `screen.init(nibName: nil, bundle: nil)`. The article Dynamic Creation says why that works.
  //
  // A static method consumes only what is `__owned`; initializers consume everything.

  extension View {
    @_silgen_name("DynamicCreation_View_frame")
    convenience init(dynamicFrame frame: CGRect) {
      self.init(frame: frame)
    }

    @_silgen_name("DynamicCreation_View_frame")
    static func newInstance(frame: CGRect) -> View
  }

  extension CreatableView {
    /// Creates a view of the class that this is called on.
    @_silgen_name("DynamicCreation_View_frame") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(frame: CGRect)
  }

  extension Window {
    @_silgen_name("DynamicCreation_Window_windowScene")
    convenience init(dynamicWindowScene windowScene: WindowScene) {
      self.init(windowScene: windowScene)
    }
  }

  /// A window of a class that is known at run time only.
  public protocol CreatableWindow: Window {}

  extension Window: CreatableWindow {}

  extension CreatableWindow {
    /// Creates a window of the class that this is called on.
    @_silgen_name("DynamicCreation_Window_windowScene") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(windowScene: WindowScene)
  }

  extension Button {
    @_silgen_name("DynamicCreation_Button_type")
    convenience init(dynamicType buttonType: Button.ButtonType) {
      self.init(type: buttonType)
    }
  }

  /// A button of a class that is known at run time only.
  public protocol CreatableButton: Button {}

  extension Button: CreatableButton {}

  extension CreatableButton {
    /// Creates a button of the class that this is called on.
    @_silgen_name("DynamicCreation_Button_type") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(type buttonType: Button.ButtonType)
  }

  extension GestureRecognizer {
    @_silgen_name("DynamicCreation_GestureRecognizer_target_action")
    convenience init(dynamicTarget target: Any?, dynamicAction action: Selector?) {
      self.init(target: target, action: action)
    }

    @_silgen_name("DynamicCreation_GestureRecognizer_target_action")
    static func newInstance(target: __owned Any?, action: __owned Selector?) -> GestureRecognizer
  }

  /// A recognizer of a class that is known at run time only.
  public protocol CreatableGestureRecognizer: GestureRecognizer {}

  extension GestureRecognizer: CreatableGestureRecognizer {}

  extension CreatableGestureRecognizer {
    /// Creates a recognizer of the class that this is called on.
    @_silgen_name("DynamicCreation_GestureRecognizer_target_action") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(target: Any?, action: Selector?)
  }

  extension NSObject {
    @_silgen_name("DynamicCreation_NSObject")
    convenience init(dynamic arguments: Void) {
      self.init()
    }

    /// Creates an object of the class that this is called on.
    @_silgen_name("DynamicCreation_NSObject")
    static func newInstance(_ arguments: Void) -> NSObject
  }
#endif
