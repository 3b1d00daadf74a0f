#if !WITHOUT_DYNAMIC_CREATION
  import Foundation
  import HeadlessControllers

  // See Views.swift.

  extension ViewController {
    @_silgen_name("DynamicCreation_ViewController_nibName_bundle")
    convenience init(dynamicNibName nibName: String?, dynamicBundle bundle: Bundle?) {
      self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("DynamicCreation_ViewController_nibName_bundle")
    static func newInstance(nibName: __owned String?, bundle: __owned Bundle?) -> ViewController
  }

  /// A controller of a class that is known at run time only.
  public protocol CreatableViewController: ViewController {}

  extension ViewController: CreatableViewController {}

  extension CreatableViewController {
    /// Creates a controller of the class that this is called on.
    @_silgen_name("DynamicCreation_ViewController_nibName_bundle") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(nibName: String?, bundle: Bundle?)
  }

  extension NavigationController {
    @_silgen_name("DynamicCreation_NavigationController_rootViewController")
    convenience init(dynamicRootViewController rootViewController: ViewController) {
      self.init(rootViewController: rootViewController)
    }
  }

  /// A controller of a class that is known at run time only.
  public protocol CreatableNavigationController: NavigationController {}

  extension NavigationController: CreatableNavigationController {}

  extension CreatableNavigationController {
    /// Creates a controller of the class that this is called on.
    @_silgen_name("DynamicCreation_NavigationController_rootViewController") @_disfavoredOverload
    @preconcurrency @MainActor
    public init(rootViewController: ViewController)
  }

  extension PresentationController {
    @_silgen_name("DynamicCreation_PresentationController_presentedViewController_presenting")
    convenience init(
      dynamicPresentedViewController presentedViewController: ViewController,
      dynamicPresenting presentingViewController: ViewController?
    ) {
      self.init(
        presentedViewController: presentedViewController, presenting: presentingViewController
      )
    }
  }

  /// A presentation controller of a class that is known at run time only.
  public protocol CreatablePresentationController: PresentationController {}

  extension PresentationController: CreatablePresentationController {}

  extension CreatablePresentationController {
    /// Creates a presentation controller of the class that this is called on.
    @_silgen_name("DynamicCreation_PresentationController_presentedViewController_presenting")
    @_disfavoredOverload
    @preconcurrency @MainActor
    public init(
      presentedViewController: ViewController, presenting presentingViewController: ViewController?
    )
  }

  extension StoryboardSegue {
    @_silgen_name("DynamicCreation_StoryboardSegue_identifier_source_destination")
    convenience init(
      dynamicIdentifier identifier: String?,
      dynamicSource source: ViewController,
      dynamicDestination destination: ViewController
    ) {
      self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("DynamicCreation_StoryboardSegue_identifier_source_destination")
    static func newInstance(
      identifier: __owned String?,
      source: __owned ViewController,
      destination: __owned ViewController
    ) -> StoryboardSegue
  }

  /// A segue of a class that is known at run time only.
  public protocol CreatableStoryboardSegue: StoryboardSegue {}

  extension StoryboardSegue: CreatableStoryboardSegue {}

  extension CreatableStoryboardSegue {
    /// Creates a segue of the class that this is called on.
    @_silgen_name("DynamicCreation_StoryboardSegue_identifier_source_destination")
    @_disfavoredOverload
    @preconcurrency @MainActor
    public init(identifier: String?, source: ViewController, destination: ViewController)
  }
#endif
