"""A session of a coding agent with `galley mcp`, through the official client of the protocol.

Writes a view with a defect, looks at it, asks why, corrects it and confirms the change.
Usage: session.py GALLEY FOLDER
"""

import asyncio
import base64
import pathlib
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

VIEW = """import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("icon")
      Color.blue.frame(width: 90, height: 20).accessibilityIdentifier("name")
    }
    .frame(width: WIDTH, alignment: .leading)
    .clipped()
  }
}

#Preview(traits: .sizeThatFitsLayout) { Row() }
"""


def check(condition, message):
    if not condition:
        sys.exit(f"Scripts/check-mcp: FAILED: {message}")


def member(value, camel):
    """Returns a member whose spelling depends on the version of the client."""
    snake = "".join("_" + letter.lower() if letter.isupper() else letter for letter in camel)
    return getattr(value, camel) if hasattr(value, camel) else getattr(value, snake)


async def session(galley, folder):
    file = pathlib.Path(folder) / "Row.swift"
    file.write_text(VIEW.replace("WIDTH", "100"))
    server = StdioServerParameters(command=galley, args=["mcp", folder])
    async with stdio_client(server) as (reading, writing):
        async with ClientSession(reading, writing) as client:
            greeting = await client.initialize()
            check(member(greeting, "serverInfo").name == "galley", "the server is not galley")
            tools = [tool.name for tool in (await client.list_tools()).tools]
            check("render" in tools and "explain" in tools, f"tools are missing: {tools}")
            articles = (await client.list_resources()).resources
            check(articles, "the server offers no articles")
            article = await client.read_resource(articles[0].uri)
            check(article.contents[0].text.startswith("# "), "an article is empty")

            async def call(tool, **arguments):
                result = await client.call_tool(tool, arguments)
                text = "\n".join(part.text for part in result.content if part.type == "text")
                check(not member(result, "isError"), f"{tool}: {text}")
                return result, text

            # The first call also compiles the system's modules, which later calls reuse.
            picture, text = await call("render", path="Row.swift")
            image = next(part for part in picture.content if part.type == "image")
            check(base64.b64decode(image.data).startswith(b"\x89PNG"), "the picture is not a PNG file")
            check(member(picture, "structuredContent")["width"] == 200, "the picture is not 200 pixels wide")
            _, text = await call("explain", path="Row.swift", view="name")
            check("100" in text or "HStack" in text, f"the explanation gives no reason: {text}")
            fixed = VIEW.replace("WIDTH", "160")
            change, text = await call(
                "compare", before={"path": "Row.swift"}, after={"source": fixed})
            check(not member(change, "structuredContent")["equal"], "the change has no effect")
            file.write_text(fixed)
            same, text = await call(
                "compare", before={"source": fixed}, after={"path": "Row.swift"})
            check(member(same, "structuredContent")["equal"], f"the file is not the same: {text}")

            times = []
            for number in range(3):
                begun = time.monotonic()
                await call("render", source=VIEW.replace("WIDTH", str(200 + number)))
                times.append(time.monotonic() - begun)
            print(f"render of new source: {min(times):.2f} s")

            wrong = await client.call_tool("render", {"source": "struct {"})
            check(member(wrong, "isError"), "a source that doesn't compile is accepted")
            unknown = await client.call_tool("render", {"path": "/etc/passwd"})
            check(member(unknown, "isError"), "a file outside of the folder is accepted")


asyncio.run(session(*sys.argv[1:]))
