// Foundation on Linux has classes of these names too, without their methods. A name of this module
// comes first in a file that imports it.
#if os(Linux)
  import AppleFoundation

  public typealias DateComponentsFormatter = AppleFoundation.DateComponentsFormatter
  public typealias ListFormatter = AppleFoundation.ListFormatter
  public typealias MeasurementFormatter = AppleFoundation.MeasurementFormatter
  public typealias PersonNameComponentsFormatter = AppleFoundation.PersonNameComponentsFormatter
#endif
