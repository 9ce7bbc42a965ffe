"""The preview page in a browser, with the operations of the checks."""

import json
import time


class Page:
    def __init__(self, browser, address):
        self.browser = browser
        self.address = address

    def expect(self, what, script, seconds=10):
        """Waits until a JavaScript expression is true."""
        end = time.monotonic() + seconds
        error = None
        while time.monotonic() < end:
            try:
                if self.browser.value(f"Promise.resolve({script}).then(Boolean)"):
                    return
                error = None
            except RuntimeError as found:
                error = found
            time.sleep(0.02)
        raise AssertionError(f"expected {what}{f': {error}' if error else ''}")

    def open(self, fragment=""):
        self.browser.open(f"{self.address}#{fragment}")
        self.expect("the previews", "document.querySelector('.card, .item') !== null", 30)

    def id(self, title):
        """Returns the id of the preview with a title."""
        script = f"import('./model.js').then(({{ files }}) => files.previews.find((preview) => preview.title === {json.dumps(title)})?.id)"
        self.expect(f"a preview named {title}", script)
        return self.browser.value(script)

    def show(self, title, fragment=""):
        """Opens a single preview and waits for its picture."""
        if not (self.browser.value("location.href") or "").startswith(self.address):
            self.open()
        self.open(f"preview={self.id(title)}&{fragment}")
        self.expect(f"a picture of {title}", "document.querySelector('.paper img')?.naturalWidth > 1")

    def stage(self, script):
        """Returns a script that evaluates an expression with `stage`."""
        return f"import('./stage.js').then(({{ stage }}) => {script})"

    def view(self, test):
        """Returns the entry of the first view for which `test` is true."""
        return self.browser.value(self.stage(f"stage.views.entries.find((entry) => {test})"))

    def expect_view(self, what, test, seconds=10):
        self.expect(what, self.stage(f"stage.views.entries.some((entry) => {test})"), seconds)

    def point(self, entry, x=0.5, y=0.5):
        """Scrolls to a view and returns a point of it in window coordinates."""
        return self.browser.value(self.stage(f"""(() => {{
            const [x, y, width, height] = {json.dumps(entry['frame'])};
            const {{ scroller, plane }} = stage.parts;
            const place = plane.offsetTop + (y + height * {y}) * stage.zoom;
            if (place < scroller.scrollTop + 40 || place > scroller.scrollTop + scroller.clientHeight - 20) {{
              scroller.scrollTop = place - scroller.clientHeight / 2;
            }}
            const box = plane.getBoundingClientRect();
            return [box.x + (x + width * {x}) * stage.zoom, box.y + (y + height * {y}) * stage.zoom];
        }})()"""))

    def click_view(self, test, x=0.5, y=0.5, button="left"):
        entry = self.view(test)
        if entry is None:
            raise AssertionError(f"no view with {test}")
        self.browser.click(*self.point(entry, x, y), button)

    def text(self, selector):
        return self.browser.value(f"document.querySelector({json.dumps(selector)})?.textContent ?? null")

    def click(self, selector, x=0.5, y=0.5):
        self.browser.value(f"document.querySelector({json.dumps(selector)})?.scrollIntoView({{ block: 'nearest' }})")
        self.browser.click(*self.browser.box(selector, x, y))

    def press(self, *names):
        for name in names:
            self.browser.key(name)

    def focus(self, selector, most=120):
        """Moves the focus with the Tab key only."""
        for _ in range(most):
            if self.browser.value(f"document.activeElement?.matches({json.dumps(selector)}) ?? false"):
                return
            self.browser.key("Tab")
        raise AssertionError(f"Tab does not reach {selector}")
