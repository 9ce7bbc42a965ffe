"""Requests many pictures and checks that memory does not grow; see Scripts/check-preview --endurance."""

import os
import shutil
import sys
import tempfile
import time

from browser import Browser
from page import Page
from server import SAMPLES, Files, Server

# Requests pictures of all previews with varying sizes and settings, and hashes a single one.
PICTURES = """(async (first, count) => {
  const { ask } = await import('./connection.js');
  const { files } = await import('./model.js');
  const sizes = ['xSmall', 'large', 'xxxLarge', 'accessibility3'];
  const one = async (number) => {
    const { id } = files.previews[number % files.previews.length];
    const answer = await ask({
      task: 'picture', preview: id, place: `endurance ${number % 7}`, history: [], pixels: 1 + number % 2,
      settings: {
        size: { width: 120 + number % 311, height: 90 + number % 173 }, typeSize: sizes[number % 4],
        appearance: number % 3 ? 'light' : 'dark', direction: number % 5 ? 'ltr' : 'rtl',
      },
    });
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.blob.arrayBuffer()))].join();
  };
  if (count === 1) return await one(first);
  const workers = [0, 1].map(async (worker) => {
    for (let number = first + worker; number < first + count; number += 2) await one(number);
  });
  await Promise.all(workers);
})"""


def processes(root):
    """Returns a process and all its descendants."""
    parents = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    found = [root]
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found


def memory(root):
    """Returns the resident memory of a process and its descendants, in megabytes."""
    pages = 0
    for process in processes(root):
        try:
            with open(f"/proc/{process}/statm") as file:
                pages += int(file.read().split()[1])
        except OSError:
            pass
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main():
    galley, count = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as work:
        files = Files(os.path.join(work, "Samples"))
        # Exclude the samples that trap and hang.
        for name in ("Card.swift", "Grid.swift", "Order.swift", "Screens.swift"):
            shutil.copy(os.path.join(SAMPLES, name), files.path(name))
        server = Server(galley, files.folder)
        browser = Browser()
        try:
            page = Page(browser, server.address)
            page.open()
            page.expect("previews", "import('./model.js').then(({ files }) => files.previews.length === 5)", 30)
            early = browser.value(f"{PICTURES}(3, 1)")
            part = max(count // 10, 1)
            begin = time.monotonic()
            sizes = []
            for number in range(10):
                # Keep each call short, since the browser must answer within a minute.
                for first in range(number * part, (number + 1) * part, 100):
                    browser.value(f"{PICTURES}({first}, {min(100, (number + 1) * part - first)})")
                sizes.append(memory(server.process.pid))
                seconds = time.monotonic() - begin
                print(f"{(number + 1) * part} pictures, {(number + 1) * part / seconds:.0f} a second: {sizes[-1]:.0f} MB", flush=True)
            problems = browser.problems()
            if browser.value(f"{PICTURES}(3, 1)") != early:
                problems.append("the same request returns another picture at the end")
            if max(sizes[1:]) > sizes[0] * 1.1 + 16:
                problems.append(f"memory grows from {sizes[0]:.0f} to {max(sizes):.0f} MB")
        finally:
            browser.close()
            server.close()
    if problems:
        print(f"Scripts/check-preview: FAILED: {problems}", file=sys.stderr)
        return 1
    print(f"Scripts/check-preview: passed: {10 * part} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
