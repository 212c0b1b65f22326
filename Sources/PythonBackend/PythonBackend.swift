import CodeGeneration
import PythonAssets
import SurveyModel

/// A script that counts the responses of one survey, for Python 3.8 and newer with nothing but its
/// standard library.
package struct PythonBackend: Backend {
  package let name = "python"
  package let summary = "a Python script that counts the answers"

  package init() {}

  package func generate(_ survey: Survey) -> [OutputFile] {
    let file = "\(survey.id)-tally.py"
    let head = """
      #!/usr/bin/env python3
      # -*- coding: utf-8 -*-
      # Counts the answers to: \(PythonLiteral.comment(survey.title.written))
      #
      # Save the responses from the form (Results, then Save responses), and run:
      #
      #     python3 \(file) \(survey.id).responses.jsonl
      #
      # Several files are counted together. Add --json for the figures as JSON.
      #
      # This script was written by surveyc. It is yours to read and to change: the survey comes first,
      # then reading, counting and printing, each with comments.

      import argparse
      import datetime
      import json
      import math
      import os
      import re
      import sys
      import unicodedata

      # ---- The survey ----------------------------------------------------------------------------


      """
    let parts = [head + SurveyPython.source(of: survey)] + Self.runtime
    return [
      OutputFile(path: file, text: parts.joined(separator: "\n\n"), isExecutable: true)
    ]
  }

  /// The parts of the script that are the same for every survey.
  private static let runtime: [String] = (0..<surveyc_python_asset_count()).map { index in
    let asset = surveyc_python_assets()[index]
    return String(
      decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
  }
}
