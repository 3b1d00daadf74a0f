/// A mountain and its height.
struct Peak: Hashable, Sendable {
  let name: String
  /// The height in metres above sea level.
  let height: Int

  init(_ name: String, _ height: Int) {
    self.name = name
    self.height = height
  }

  /// The height as the list shows it.
  var heightText: String { "\(height) m" }
}

extension Peak {
  // snippet.peaks-matching
  /// Returns the peaks whose names contain a text, ignoring case; all for an empty one.
  static func matching(_ text: String) -> [Peak] {
    guard !text.isEmpty else { return all }
    let wanted = text.lowercased()
    return all.filter { $0.name.lowercased().contains(wanted) }
  }
  // snippet.end

  /// A hundred peaks, the highest first.
  static let all: [Peak] = [
    Peak("Mount Everest", 8849), Peak("K2", 8611), Peak("Kangchenjunga", 8586),
    Peak("Lhotse", 8516), Peak("Makalu", 8485), Peak("Cho Oyu", 8188), Peak("Dhaulagiri", 8167),
    Peak("Manaslu", 8163), Peak("Nanga Parbat", 8126), Peak("Annapurna", 8091),
    Peak("Gasherbrum I", 8080), Peak("Broad Peak", 8051), Peak("Gasherbrum II", 8034),
    Peak("Shishapangma", 8027), Peak("Gyachung Kang", 7952), Peak("Nuptse", 7861),
    Peak("Nanda Devi", 7816), Peak("Rakaposhi", 7788), Peak("Namcha Barwa", 7782),
    Peak("Kamet", 7756), Peak("Tirich Mir", 7708), Peak("Gurla Mandhata", 7694),
    Peak("Gongga Shan", 7556), Peak("Muztagh Ata", 7546), Peak("Ismoil Somoni Peak", 7495),
    Peak("Jengish Chokusu", 7439), Peak("Pumori", 7161), Peak("Khan Tengri", 7010),
    Peak("Machapuchare", 6993), Peak("Aconcagua", 6961), Peak("Ojos del Salado", 6893),
    Peak("Ama Dablam", 6812), Peak("Monte Pissis", 6793), Peak("Huascarán", 6768),
    Peak("Llullaillaco", 6739), Peak("Kailash", 6638), Peak("Sajama", 6542), Peak("Illimani", 6438),
    Peak("Chimborazo", 6263), Peak("Denali", 6190), Peak("Mount Logan", 5959),
    Peak("Cotopaxi", 5897), Peak("Kilimanjaro", 5895), Peak("Elbrus", 5642),
    Peak("Pico de Orizaba", 5636), Peak("Damavand", 5609), Peak("Mount Saint Elias", 5489),
    Peak("Mount Foraker", 5304), Peak("Dykh-Tau", 5205), Peak("Mount Kenya", 5199),
    Peak("Shkhara", 5193), Peak("Ararat", 5137), Peak("Mount Stanley", 5109), Peak("Vinson", 4892),
    Peak("Puncak Jaya", 4884), Peak("Mont Blanc", 4806), Peak("Ushba", 4710),
    Peak("Monte Rosa", 4634), Peak("Mount Meru", 4562), Peak("Ras Dashen", 4550), Peak("Dom", 4545),
    Peak("Belukha", 4506), Peak("Weisshorn", 4506), Peak("Matterhorn", 4478),
    Peak("Mount Whitney", 4421), Peak("Mount Elbert", 4401), Peak("Mount Rainier", 4392),
    Peak("Mount Shasta", 4322), Peak("Grand Combin", 4314), Peak("Pikes Peak", 4302),
    Peak("Finsteraarhorn", 4274), Peak("Mauna Kea", 4207), Peak("Grand Teton", 4199),
    Peak("Mauna Loa", 4169), Peak("Toubkal", 4167), Peak("Jungfrau", 4158),
    Peak("Barre des Écrins", 4102), Peak("Kinabalu", 4095), Peak("Gran Paradiso", 4061),
    Peak("Piz Bernina", 4049), Peak("Eiger", 3967), Peak("Mount Robson", 3954),
    Peak("Grossglockner", 3798), Peak("Mount Erebus", 3794), Peak("Fuji", 3776),
    Peak("Aoraki", 3724), Peak("Teide", 3715), Peak("Mulhacén", 3479), Peak("Mount Hood", 3429),
    Peak("Aneto", 3404), Peak("Marmolada", 3343), Peak("Zugspitze", 2962), Peak("Musala", 2925),
    Peak("Olympus", 2918), Peak("Triglav", 2864), Peak("Gerlachovský štít", 2655),
    Peak("Galdhøpiggen", 2469), Peak("Kosciuszko", 2228), Peak("Ben Nevis", 1345),
    Peak("Snowdon", 1085),
  ]
}
