"""Discord's markdown, from text to elements."""

from playwright.async_api import expect

from tests.page.conftest import Harbour

RENDER = """async (source) => {
  const { markdown } = await import('/page/markdown/render.js');
  const around = {
    locale: 'en-GB', t: (key) => key, userName: (id) => `user${id}`, channelName: (id) => `channel${id}`,
    roleName: (id) => `role${id}`, isMe: (id) => id === '7', useCommand: () => {},
  };
  return markdown(source, around).innerHTML;
}"""

INLINE = {
    "plain": "plain",
    "a_snake_case_name": "a_snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
    "**bold *both* bold**": "<strong>bold <em>both</em> bold</strong>",
    "***both***": "<strong><em>both</em></strong>",
    "_soft_ __under__": "<em>soft</em> <u>under</u>",
    r"\*not soft\*": "*not soft*",
    "`**code**`": "<code>**code**</code>",
    "``a ` tick``": "<code>a ` tick</code>",
    "~~gone~~": "<s>gone</s>",
    "**unfinished": "**unfinished",
    "<@5> <#6> <@&8>": '<span class="mention">@user5</span> <a class="mention" href="#/c/6">#channel6</a> '
    '<span class="mention">@role8</span>',
    "<@!7>": '<span class="mention me">@user7</span>',
    "<:gold:123456>": '<img class="emoji-picture" src="/cdn/emojis/123456.webp" alt=":gold:" title=":gold:" '
    'draggable="false">',
    "</settlers place:12>": '<button class="mention" type="button">/settlers place</button>',
    "<b>&amp;</b>": "&lt;b&gt;&amp;amp;&lt;/b&gt;",
    "[bad](javascript:alert(1))": "[bad](javascript:alert(1))",
    "https://discord.com/channels/1/6/9": '<a href="#/c/6/9">#channel6</a>',
}

BLOCKS = {
    "# Big\n## Less\n### Least": '<h3 class="size-1">Big</h3><h3 class="size-2">Less</h3><h3 class="size-3">Least</h3>',
    "#no heading": "<p>#no heading</p>",
    "-# small": '<p class="subtext">small</p>',
    "one\ntwo": "<p>one\ntwo</p>",
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "before\n```py\nx = **1**\n```\nafter": (
        '<p>before</p><pre tabindex="0"><code data-language="py">x = **1**</code></pre><p>after</p>'
    ),
}


async def test_inline_marks(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    rendered = {source: await page.evaluate(RENDER, source) for source in INLINE}
    assert rendered == {source: f"<p>{expected}</p>" for source, expected in INLINE.items()}


async def test_blocks(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    assert {source: await page.evaluate(RENDER, source) for source in BLOCKS} == BLOCKS


async def test_a_moment_is_told_in_the_readers_way(harbour: Harbour) -> None:
    await harbour.boris.say("tables", "<t:1700000000:D> and <t:1700000000:R>")
    harbour.ada.set_locale("ru")
    page = await harbour.open(harbour.ada)
    moments = page.locator(".message time[datetime='2023-11-14T22:13:20.000Z']")
    await expect(moments.first).to_contain_text("ноября 2023")
    await expect(moments.last).to_contain_text("назад")


async def test_a_text_made_to_be_slow_is_not(harbour: Harbour) -> None:
    page = await harbour.open(harbour.ada)
    hostile = "".join(("*_" * 300, "[" * 300, "||" * 300, "` " * 151, "**a" * 300))
    blocks = await page.evaluate(
        "async (source) => (await import('/page/markdown/blocks.js')).parseMarkdown(source).length", hostile
    )
    assert blocks == 1
