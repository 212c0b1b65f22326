#!/usr/bin/env python3
"""Counts the answers to one survey and draws the results.

It needs Python 3.8 or newer and nothing else. In a terminal:

    python3 THIS_FILE responses.jsonl           draws the results of a file
    python3 THIS_FILE ipad-1.csv ipad-2.csv     counts several files together
    python3 THIS_FILE responses/                counts all the files in a folder
    python3 THIS_FILE --json responses.jsonl    prints the figures for other programs

A file of responses is what the survey's form saved (JSON Lines or CSV), or a table from
another program whose columns are named after the questions.

The survey itself stands just below, as a Python value. Then come the conditions, which say
who is asked what, and then the functions that read, count and draw. The last function,
main(), is where the program starts: that is a good place to begin to read.
"""

import argparse
import datetime
import json
import math
import os
import re
import sys
import unicodedata
from collections import Counter
from fractions import Fraction

if sys.version_info < (3, 8):
    sys.exit("This program needs Python 3.8 or newer.")
