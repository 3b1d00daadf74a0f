// Unsimulated API is declared unavailable with a message, so that the compiler explains it instead
// of reporting an unknown name.

/// Not simulated.
@available(
  *, unavailable, message: "Property animators are not simulated; UIView.animate is."
)
public class UIViewPropertyAnimator {}
