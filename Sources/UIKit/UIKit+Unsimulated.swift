// What is not simulated says so to the compiler, where a name alone would leave one guessing.

/// Not simulated.
@available(
  *, unavailable, message: "Property animators are not simulated. UIView.animate is, on the clock."
)
public class UIViewPropertyAnimator {}

/// Not simulated.
@available(
  *, unavailable,
  message: "Row actions are left out. Use UIContextualAction and swipe actions configurations."
)
public class UITableViewRowAction {}
