// swift-tools-version: 6.2
import PackageDescription

// The targets stand in the order in which data goes through them; imports follow that order and
// never go back. docs/architecture.md says what makes each of them change.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

// Debian's libutf8proc.pc carries a flag that SwiftPM refuses, and its header needs none.
#if os(macOS)
  let utf8procConfig: String? = "libutf8proc"
#else
  let utf8procConfig: String? = nil
#endif

func library(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// Files that are embedded into the binary as they are, by C23 `#embed`.
func embeddedFiles(_ name: String, folders: [String]) -> Target {
  .target(name: name, exclude: folders, cSettings: strictC)
}

func tests(_ name: String, uses dependencies: [Target.Dependency], fixtures: [String] = [])
  -> Target
{
  .testTarget(name: name, dependencies: dependencies, exclude: fixtures, swiftSettings: strict)
}

/// A libFuzzer harness: it has no main function of its own.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzInvariants"], path: "Tests/Fuzzing/" + name,
    swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "surveyc",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "surveyc", targets: ["surveyc"])],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: utf8procConfig,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(
      name: "CLibMD", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),

    // Foundations that know neither YAML nor surveys.
    library("SourceText", uses: []),
    library("UnicodeText", uses: ["CUTF8Proc"]),
    library("ContentHash", uses: ["CLibMD"]),
    library("JSONText", uses: ["UnicodeText"]),
    library("FileSystem", uses: []),
    embeddedFiles("DiagnosticPages", folders: []),
    library("Diagnostics", uses: ["SourceText", "UnicodeText", "JSONText", "DiagnosticPages"]),

    // The front end.
    library("YAMLSyntax", uses: ["CLibYAML", "SourceText", "Diagnostics", "UnicodeText"]),
    library("SurveyModel", uses: ["SourceText", "UnicodeText"]),
    // The reference meaning of answers, by which the analysis also proves what can be reached.
    library("SurveyRuntime", uses: ["SurveyModel", "UnicodeText"]),
    library(
      "SurveyAnalysis",
      uses: [
        "SourceText", "Diagnostics", "YAMLSyntax", "SurveyModel", "SurveyRuntime", "UnicodeText",
        "ContentHash",
      ]),

    // Counting, pictures.
    library("Tabulation", uses: ["SurveyModel", "SurveyRuntime", "UnicodeText", "JSONText"]),
    library("Charts", uses: ["SurveyModel", "Tabulation", "UnicodeText"]),

    // Back ends.
    library("CodeGeneration", uses: ["SurveyModel", "Diagnostics"]),
    library("Markup", uses: ["CCMark", "UnicodeText"]),
    embeddedFiles("HTMLAssets", folders: ["script", "style"]),
    library(
      "HTMLBackend",
      uses: [
        "CodeGeneration", "SurveyModel", "Diagnostics", "Markup", "JSONText", "ContentHash",
        "UnicodeText", "HTMLAssets",
      ]),
    embeddedFiles("PythonAssets", folders: ["runtime"]),
    library(
      "PythonBackend",
      uses: ["CodeGeneration", "SurveyModel", "Diagnostics", "UnicodeText", "PythonAssets"]),

    // For editors.
    library("SurveySchema", uses: ["SurveyModel", "JSONText"]),

    // The program.
    embeddedFiles("SpecTemplates", folders: ["templates"]),
    library(
      "SurveyCompiler",
      uses: [
        "SourceText", "Diagnostics", "YAMLSyntax", "SurveyModel", "SurveyAnalysis",
        "CodeGeneration", "HTMLBackend", "PythonBackend",
      ]),
    library(
      "SurveyTerminal",
      uses: [
        "SurveyModel", "SurveyRuntime", "Tabulation", "Charts", "JSONText", "UnicodeText",
        "FileSystem",
      ]),
    library(
      "CommandLineTool",
      uses: [
        "SourceText", "Diagnostics", "YAMLSyntax", "SurveyModel", "SurveyCompiler",
        "SurveyAnalysis", "CodeGeneration", "SurveyRuntime", "Tabulation", "Charts",
        "SurveyTerminal", "SurveySchema", "FileSystem", "JSONText", "UnicodeText",
        "SpecTemplates",
      ]),
    .executableTarget(name: "surveyc", dependencies: ["CommandLineTool"], swiftSettings: strict),

    // Tests: one target a stage, and one that runs the stages against each other.
    .target(
      name: "TestSupport", dependencies: ["SourceText", "FileSystem", "Diagnostics"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests(
      "FoundationsTests",
      uses: ["SourceText", "UnicodeText", "ContentHash", "JSONText", "FileSystem"]),
    tests("DiagnosticsTests", uses: ["Diagnostics", "SourceText", "TestSupport"]),
    tests("YAMLSyntaxTests", uses: ["YAMLSyntax", "TestSupport"]),
    tests(
      "SurveyAnalysisTests", uses: ["SurveyAnalysis", "SurveyCompiler", "TestSupport"],
      fixtures: ["Fixtures", "Goldens"]),
    tests("SurveyRuntimeTests", uses: ["SurveyRuntime", "SurveyCompiler", "TestSupport"]),
    tests("TabulationTests", uses: ["Tabulation", "Charts", "SurveyCompiler", "TestSupport"]),
    tests(
      "HTMLBackendTests", uses: ["HTMLBackend", "SurveyCompiler", "TestSupport"],
      fixtures: ["Script", "Browser"]),
    tests(
      "PythonBackendTests",
      uses: ["PythonBackend", "CodeGeneration", "SurveyCompiler", "TestSupport"],
      fixtures: ["Script"]),
    tests(
      "CommandLineToolTests",
      uses: [
        "CommandLineTool", "SurveyCompiler", "SurveyTerminal", "SurveyModel", "SourceText",
        "Diagnostics", "TestSupport", "surveyc",
      ]),
    tests(
      "DocumentationTests",
      uses: ["SurveyModel", "SurveyCompiler", "Diagnostics", "SourceText", "TestSupport"]),
    tests(
      "AgreementTests",
      uses: [
        "SurveyCompiler", "SurveyRuntime", "Tabulation", "HTMLBackend", "PythonBackend", "JSONText",
        "UnicodeText", "TestSupport",
      ],
      fixtures: ["Script"]),
    .target(
      name: "FuzzInvariants",
      dependencies: [
        "SourceText", "UnicodeText", "JSONText", "Diagnostics", "YAMLSyntax", "SurveyModel",
        "SurveyAnalysis", "SurveyCompiler", "Tabulation", "Charts",
      ],
      path: "Tests/Fuzzing/Invariants", swiftSettings: strict),
    tests(
      "RobustnessTests", uses: ["FuzzInvariants", "TestSupport"]),
  ],
  cLanguageStandard: .c2x
)

// The harnesses link only with `--sanitize=fuzzer`, so that only `make fuzz` sees them.
if Context.environment["SURVEYC_FUZZ"] != nil {
  package.targets += ["FuzzYAML", "FuzzSurvey", "FuzzCondition", "FuzzResponses"].map(fuzzer)
}
