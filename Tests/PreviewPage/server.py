"""A running galley preview and the files that it watches."""

import os
import re
import select
import shutil
import signal
import subprocess
import time

SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Samples")


class Server:
    """Serves previews of a folder."""

    def __init__(self, galley, folder, arguments=()):
        self.folder = folder
        self.process = subprocess.Popen(
            [galley, "preview", folder, "--no-open", *arguments], stdin=subprocess.DEVNULL,
            cwd=os.path.dirname(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            # The samples are not in a package, so name the folder for goldens.
            env={**os.environ, "GALLEY_EDITOR": "vscode",
                 "GALLEY_SNAPSHOTS": os.path.join(os.path.dirname(folder), "Snapshots")})
        self.output = ""
        end = time.monotonic() + 30
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/(\w+)/", self.output)):
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise AssertionError(f"galley preview prints no address: {self.output}")
            part = os.read(self.process.stdout.fileno(), 65536).decode()
            if not part:
                raise AssertionError(f"galley preview ended: {self.output}")
            self.output += part
        self.address, self.port, self.token = found[0], int(found[1]), found[2]

    def close(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("galley preview does not end with Ctrl-C") from None
        else:
            # A shell shows this as exit code 130.
            if self.process.returncode != -signal.SIGINT:
                raise AssertionError(f"galley preview ends with {self.process.returncode}")
        finally:
            self.process.stdout.close()


class Files:
    """Swift files in a separate folder."""

    def __init__(self, folder):
        self.folder = folder
        # The folder in which the program records goldens.
        self.snapshots = os.path.join(os.path.dirname(folder), "Snapshots")
        os.makedirs(folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def copy_samples(self):
        for name in sorted(os.listdir(SAMPLES)):
            shutil.copy(os.path.join(SAMPLES, name), self.path(name))

    def restore(self):
        """Restores files that a failed check left modified."""
        for name in sorted(os.listdir(SAMPLES)):
            with open(os.path.join(SAMPLES, name)) as file:
                text = file.read()
            if not os.path.exists(self.path(name)) or self.read(name) != text:
                self.write(name, text)

    def read(self, name):
        with open(self.path(name)) as file:
            return file.read()

    def write(self, name, text):
        """Writes a file as editors do: to a new file that is then renamed."""
        with open(self.path(f".{name}.new"), "w") as file:
            file.write(text)
        os.replace(self.path(f".{name}.new"), self.path(name))

    def replace(self, name, old, new):
        text = self.read(name)
        if old not in text:
            raise AssertionError(f"{name} lacks {old}")
        self.write(name, text.replace(old, new))

    def write_many(self, count):
        """Writes files with five previews each."""
        for number in range(count // 5):
            views = "\n\n".join(
                f'#Preview("Card {number}.{index}", traits: .fixedLayout(width: 320, height: {120 + 20 * index})) {{\n'
                f"  Many{number}(count: {index + 2})\n}}" for index in range(5))
            self.write(f"Many{number}.swift", f"""import SwiftUI

struct Many{number}: View {{
  let count: Int

  var body: some View {{
    VStack(alignment: .leading) {{
      Text("File {number}").font(.headline)
      ForEach(0..<count, id: \\.self) {{ row in
        HStack {{
          Text("Row \\(row)")
          Spacer()
          Image(systemName: "star.fill").foregroundStyle(.orange)
        }}
      }}
    }}
    .padding()
  }}
}}

{views}
""")
