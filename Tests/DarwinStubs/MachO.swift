// What the module of the loaded images declares on a Mac, as far as HeadlessKit mentions it.
// Declarations only: nothing here is ever run. See `.ci/darwin`.

public struct mach_header {}
public struct mach_header_64 {}

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }
public func getsectiondata(
  _ header: UnsafePointer<mach_header_64>!, _ segment: UnsafePointer<CChar>!,
  _ section: UnsafePointer<CChar>!, _ size: UnsafeMutablePointer<UInt>!
) -> UnsafeMutablePointer<UInt8>! { nil }
