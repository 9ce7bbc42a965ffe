"""Headless Chromium, driven through a pipe with the Python standard library only."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

KEYS = {
    "ArrowUp": 38, "ArrowDown": 40, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13, "Escape": 27,
    "Tab": 9, "Home": 36, "End": 35, "F10": 121,
}


class Browser:
    """A browser with one page."""

    def __init__(self):
        for attempt in range(3):
            self.start()
            try:
                pages = [target for target in self.send("Target.getTargets")["targetInfos"]
                         if target["type"] == "page"]
                break
            except (TimeoutError, RuntimeError):
                # Chromium may fail to start on a busy machine.
                self.process.kill()
                if attempt == 2:
                    raise
        self.session = self.send(
            "Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        self.send("Page.setDownloadBehavior", behavior="allow", downloadPath=self.downloads)

    def start(self):
        to_read, self.output = os.pipe()
        self.input, to_write = os.pipe()
        self.profile = tempfile.mkdtemp()
        self.downloads = tempfile.mkdtemp()

        def connect():
            # Chromium reads from 3 and writes to 4; the pipes may have these numbers themselves.
            os.dup2(to_read, 60)
            os.dup2(to_write, 61)
            os.dup2(60, 3)
            os.dup2(61, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.session = None
        self.count = 0
        self.buffer = b""
        self.events = []

    def tell(self, method, **parameters):
        """Like `send`, but returns the number of the message without waiting for the answer."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        return self.count

    def send(self, method, **parameters):
        number = self.tell(method, **parameters)
        end = time.monotonic() + 60
        while True:
            answer = self.receive(end - time.monotonic())
            if answer is None:
                raise TimeoutError(f"Chromium does not answer {method}")
            if answer.get("id") != number:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def receive(self, seconds):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], max(0, seconds))[0]:
                return None
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def window(self, width, height, is_dark, scale=None):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale or (2 if width < 600 else 1), mobile=width < 600)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}])

    def open(self, address):
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=address)

    def value(self, script):
        result = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def box(self, selector, x=0.5, y=0.5):
        """Returns a point of an element in window coordinates."""
        point = self.value(
            f"""(() => {{ const element = document.querySelector({json.dumps(selector)});
            if (!element) return null;
            const box = element.getBoundingClientRect();
            return [box.x + box.width * {x}, box.y + box.height * {y}]; }})()""")
        if point is None:
            raise AssertionError(f"no element {selector}")
        return point

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y, button="left"):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button=button, buttons=1 if button == "left" else 2, clickCount=1)
        self.mouse("mouseReleased", x, y, button=button, clickCount=1)

    def key(self, name, shift=False):
        more = {"text": name} if len(name) == 1 else {"windowsVirtualKeyCode": KEYS[name]}
        if name == "Enter":
            more["text"] = "\r"
        modifiers = 8 if shift else 0
        self.send("Input.dispatchKeyEvent", type="keyDown", key=name, modifiers=modifiers, **more)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=name, modifiers=modifiers)

    def write(self, text):
        self.send("Input.insertText", text=text)

    def screenshot(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def problems(self):
        """Returns the exceptions and log messages since the last call."""
        while (event := self.receive(0)) is not None:
            self.events.append(event)
        events, self.events = self.events, []
        found = []
        for event in events:
            details = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                error = details["exceptionDetails"]
                found.append(error.get("exception", {}).get("description", error["text"]))
            elif event.get("method") == "Log.entryAdded" and details["entry"]["level"] == "error":
                found.append(details["entry"]["text"])
            elif (event.get("method") == "Runtime.consoleAPICalled"
                  and details["type"] in ("error", "warning")):
                found.append(" ".join(str(value.get("value")) for value in details["args"]))
        return found

    def memory(self):
        """Returns the total proportional memory of Chromium's processes, in bytes."""
        total = 0
        for entry in os.listdir("/proc"):
            try:
                with open(f"/proc/{entry}/cmdline", "rb") as file:
                    if self.profile.encode() not in file.read():
                        continue
                with open(f"/proc/{entry}/smaps_rollup") as file:
                    total += sum(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
            except (OSError, ValueError):
                continue
        return total

    def close(self):
        try:
            self.send("Browser.close")
        except (TimeoutError, RuntimeError, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        for folder in (self.profile, self.downloads):
            shutil.rmtree(folder, ignore_errors=True)
