/// The styles and scripts of pages. They are literals, so that a page needs no other file, a client no
/// bundle, and the compiler no array of their bytes.
enum PageText {}
