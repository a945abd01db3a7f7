"""Counts what the hosts for UIKit and SwiftUI cost, on the models of these frameworks that their tests use."""

import collections
import os
import pathlib
import re
import subprocess
import tempfile

# The framework, the program that uses its model, and the modules whose code is the model's. Everything that the program
# itself does counts as the model's too: it waits for everything to come to rest.
Model = collections.namedtuple("Model", "name program modules")
TESTS = pathlib.Path(__file__).resolve().parent.parent
MODELS = [
    Model("UIKit", "UIKitCosts", ["UIKit", "UIKitCosts"]),
    Model("SwiftUI", "SwiftUICosts", ["SwiftUI", "UIKit", "SwiftUICosts"]),
]

# The modules that are counted, with what they call in the run time and the standard library.
OWN = ["Switchback", "SwitchbackUIKit", "SwitchbackSwiftUI"]

# How many callers tell two calls of one function apart: so deep in the run time no call of ours is.
CALLERS = 16

# What a workload takes each time: the instructions of the router and the host, those that could not be said to be of
# either, and all with those of the model.
Cost = collections.namedtuple("Cost", "own unknown total")


def module(name):
    """The module that a function is of, as far as its mangled name begins with one."""
    found = re.match(r"\$s(\d+)", name)
    if not found:
        return None
    length = int(found.group(1))
    return name[found.end():found.end() + length]


def cost(model, program, workload):
    """What a workload takes each time."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "--dump-before=meter_begins", "--dump-before=meter_ends",
             f"--separate-callers={CALLERS}", f"--callgrind-out-file={out}", program, workload],
            text=True, capture_output=True, check=True, env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
        # Each dump counts from the one before it: the first is what was put up, the second is the run.
        lines = pathlib.Path(f"{out}.2").read_text(encoding="utf-8").splitlines()
    return shared_out(model, lines, int(done.stdout))


def shared_out(model, lines, times):
    """The instructions in a dump, by whose they are: a function of no module is of the nearest caller that is of one."""
    names, whose, owner, is_call = {}, {}, None, False
    spent = collections.Counter()
    for line in lines:
        if found := re.match(r"(c?)fn=\((\d+)\)(?: (.+))?$", line):
            is_called, number, name = found.groups()
            if name:
                names[number] = name
            if not is_called:
                if number not in whose:
                    whose[number] = owner_of(names[number], model)
                owner = whose[number]
        elif line.startswith("calls="):
            is_call = True
        elif found := re.match(r"[+\-*\d]\S* (\d+)$", line):
            # The line after a call counts what was called, which has lines of its own.
            if not is_call:
                spent[owner] += int(found.group(1))
            is_call = False
    return Cost(*(round(count / times) for count in (spent["own"], spent[None], spent.total())))


def owner_of(context, model):
    for name in context.split("'"):
        if (found := module(name)) in OWN:
            return "own"
        if found in model.modules:
            return "model"
    return None


def costs(run, root):
    """Each model with the costs of its workloads, by their names."""
    for model in MODELS:
        build = ["swift", "build", "--package-path", TESTS / "HostConformance", "--scratch-path",
                 root / ".build-costs", "-c", "release", "-Xlinker", "--strip-debug"]
        run(*build, "--product", model.program)
        program = pathlib.Path(run(*build, "--show-bin-path").strip()) / model.program
        yield model, {name: cost(model, program, name) for name in run(program).splitlines()}
