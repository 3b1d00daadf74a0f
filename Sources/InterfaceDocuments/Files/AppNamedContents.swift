import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessViews

/// The pictures and colours in the app's files. The floor below finds this class by its name.
///
/// Away from the main queue only the folders of targets with the plugin are known.
final class AppNamedContents: NamedContents, @unchecked Sendable {
  /// A picture's file.
  private struct PictureFile: Sendable {
    let size: CGSize
    let scale: CGFloat
    let data: Data
  }

  private static let pictures = Locked<[String: PictureFile]>([:])

  private var folders: [AppFolder] {
    guard Simulator.isOnMainQueue else { return AppFolder.ofProgram }
    return MainActor.assumeIsolated { Simulator.current.resources.folders }
  }

  private var catalogues: [AssetCatalogue] {
    folders.flatMap { $0.catalogues.map(AssetCatalogue.at) }
  }

  // MARK: Pictures

  override func picture(named name: String, in bundle: Bundle?) -> Answer<Picture> {
    let catalogues = catalogues
    for catalogue in catalogues {
      if let entry = catalogue.images[name] ?? catalogue.symbols[name] {
        return .found(Self.picture(entry))
      }
    }
    if let file = Self.looseFile(name, in: folders) {
      return .found(Picture(size: file.size, scale: file.scale, data: file.data, isTemplate: false))
    }
    return catalogues.contains { !$0.images.isEmpty } ? .missing : .noFiles
  }

  /// Returns the variant for the device: its scale, else the largest.
  private static func picture(_ entry: AssetCatalogue.Entry) -> Picture {
    let variants = (entry.contents.images ?? []) + (entry.contents.symbols ?? [])
    let usable = variants.filter { $0.filename != nil && !$0.isDark && !$0.isContrast }
    let isTemplate = entry.contents.properties?.template == "template"
    let best = (usable.isEmpty ? variants.filter { $0.filename != nil } : usable)
      .max { scale($0) < scale($1) }
    guard let best, let filename = best.filename,
      let found = picture(entry.folder + "/" + filename, scale: scale(best))
    else { return Picture(size: .zero, scale: 1, data: nil, isTemplate: isTemplate) }
    return Picture(size: found.size, scale: found.scale, data: found.data, isTemplate: isTemplate)
  }

  private static func scale(_ variant: AssetCatalogue.Contents.Variant) -> CGFloat {
    variant.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
  }

  private static func picture(_ path: String, scale: CGFloat) -> PictureFile? {
    if let known = pictures.withLock({ $0[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path), let read = PictureSize.read(data)
    else { return nil }
    let factor = read.isInPoints ? 1 : scale
    let made = PictureFile(
      size: CGSize(width: read.size.width / factor, height: read.size.height / factor),
      scale: factor, data: data)
    pictures.withLock { $0[path] = made }
    return made
  }

  /// Returns a picture beside the sources: `logo@2x.png`.
  private static func looseFile(_ name: String, in folders: [AppFolder]) -> PictureFile? {
    let ending = name.contains(".") ? name.split(separator: ".").last.map(String.init) : nil
    let isWritten = ending.map {
      ["png", "jpg", "jpeg", "gif", "pdf", "svg"].contains($0.lowercased())
    }
    let base = isWritten == true ? String(name.dropLast((ending?.count ?? 0) + 1)) : name
    let endings = isWritten == true ? [ending ?? ""] : ["png", "jpg", "jpeg", "pdf", "gif"]
    for folder in folders {
      for (suffix, scale) in [("@3x", 3), ("@2x", 2), ("", 1)] {
        for ending in endings {
          if let file = folder.file("\(base)\(suffix).\(ending)", languages: []),
            let found = picture(file.path, scale: CGFloat(scale))
          {
            return found
          }
        }
      }
    }
    return nil
  }

  // MARK: Data

  override func data(named name: String) -> Data? {
    for catalogue in catalogues {
      guard let entry = catalogue.data[name],
        let file = entry.contents.data?.compactMap(\.filename).first
      else { continue }
      return FileManager.default.contents(atPath: entry.folder + "/" + file)
    }
    return nil
  }

  // MARK: Colours

  override func color(named name: String, in bundle: Bundle?) -> Answer<Color> {
    let catalogues = catalogues
    for catalogue in catalogues {
      if let entry = catalogue.colors[name] { return .found(Self.color(entry)) }
    }
    return catalogues.contains { !$0.colors.isEmpty } ? .missing : .noFiles
  }

  private static func color(_ entry: AssetCatalogue.Entry) -> Color {
    let variants = (entry.contents.colors ?? []).filter { $0.color != nil }
    let universal = variants.filter { ["universal", "iphone", nil].contains($0.idiom) }
    let usable = universal.isEmpty ? variants : universal
    let any = usable.first { !$0.isDark && !$0.isContrast } ?? usable.first
    guard let light = any?.color.flatMap(color) else { return Color.clear }
    guard let dark = usable.first(where: { $0.isDark && !$0.isContrast })?.color.flatMap(color)
    else {
      return light
    }
    return Color { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ value: AssetCatalogue.Contents.ColorValue) -> Color? {
    if let reference = value.reference {
      return SystemColorNames.color(reference) ?? SystemColorNames.color(reference + "Color")
    }
    guard let components = value.components else { return nil }
    let alpha = CGFloat(components["alpha"]?.value ?? 1)
    if let white = components["white"] { return Color(white: CGFloat(white.value), alpha: alpha) }
    let parts = ["red", "green", "blue"].map { CGFloat(components[$0]?.value ?? 0) }
    return value.space == "display-p3"
      ? Color(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
