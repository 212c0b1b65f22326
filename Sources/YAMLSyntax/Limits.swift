/// What a spec may be at most; each is far beyond what a person writes.
enum Limits {
  static let bytes = 32 << 20
  static let levels = 100
  /// Nodes after every alias is replaced by what it stands for.
  static let nodes = 1_000_000
}
