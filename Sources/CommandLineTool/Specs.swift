import Diagnostics
import FileSystem
import SourceText
import SurveyAnalysis
import SurveyCompiler
import SurveyModel

/// A spec after the front end; no survey when there are errors.
struct CompiledSpec: Sendable {
  var file: SourceFile
  var survey: Survey?
  var bag: DiagnosticBag

  var findings: FileDiagnostics { FileDiagnostics(file, bag.sorted) }
}

/// What the flags say about every spec that is read.
struct SpecOptions: Sendable {
  var analysis: AnalysisOptions
  var allowed: Set<DiagnosticID>
  var isStrict: Bool

  init(_ invocation: Invocation) throws(CommandError) {
    analysis = AnalysisOptions()
    for setting in invocation.values(of: .set) {
      guard let equals = setting.firstIndex(of: "="), equals != setting.startIndex else {
        throw .usage("--set needs NAME=VALUE, not \"\(setting)\"")
      }
      let value = String(setting[setting.index(after: equals)...])
      analysis.parameters.append((name: String(setting[..<equals]), value: value))
    }
    allowed = []
    for name in invocation.values(of: .allow) {
      guard let id = DiagnosticID(rawValue: name) else {
        let near = nearestName(to: name, among: DiagnosticID.allCases.map(\.rawValue))
        let hint = near.map { "; did you mean \($0)?" } ?? ""
        throw .usage("--allow \(name): there is no such id\(hint)")
      }
      allowed.insert(id)
    }
    isStrict = invocation.has(.strict)
  }

  /// Reads and compiles one spec.
  func compile(_ path: String) throws(FileError) -> CompiledSpec {
    let bytes = try FileSystem.read(path)
    return compile(SourceFile(name: path == "-" ? "standard input" : path, bytes: bytes))
  }

  func compile(_ file: SourceFile) -> CompiledSpec {
    var bag = DiagnosticBag()
    bag.allowed = allowed
    bag.warningsAreErrors = isStrict
    let survey = SurveyCompiler.survey(of: file, options: analysis, reporting: &bag)
    return CompiledSpec(file: file, survey: bag.hasErrors ? nil : survey, bag: bag)
  }

  /// The survey of a command that works on one; its mistakes go to standard error, and advice is
  /// left to `check`.
  static func survey(_ path: String, _ invocation: Invocation) throws(CommandError) -> Survey? {
    let options = try SpecOptions(invocation)
    let spec: CompiledSpec
    do throws(FileError) { spec = try options.compile(path) } catch { throw CommandError(error) }
    if spec.survey == nil {
      let output = DiagnosticsOutput(invocation, flag: .diagnostics, on: .error)
      Console.error.write(output.text(of: [spec.findings]))
      if output.isForPeople { Console.error.write("\n" + summary(of: [spec.findings]) + "\n") }
    }
    return spec.survey
  }
}
