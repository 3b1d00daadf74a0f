// What is not simulated says so to the compiler, where a name alone would leave one guessing.

/// Not simulated.
@available(
  *, unavailable, message: "Property animators are not simulated. UIView.animate is, on the clock."
)
public class UIViewPropertyAnimator {}
