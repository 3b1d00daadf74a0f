// What is not simulated says so to the compiler, where a name alone would leave one guessing.

/// Not simulated.
@available(
  *, unavailable, message: "Property animators are not simulated. UIView.animate is, on the clock."
)
public class UIViewPropertyAnimator {}

/// Not simulated.
@available(
  *, unavailable,
  message: "Images are not drawn. Make one with UIImage(named:) or from data, which compare equal."
)
public class UIGraphicsImageRenderer {}

#if os(Linux)
  /// Not simulated.
  @available(
    *, unavailable,
    message: "Swift has no key-value observation on Linux. Use a closure, or didSet."
  )
  public class NSKeyValueObservation {}
#endif
