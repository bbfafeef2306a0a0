/** Makes a text of about so many characters. */
export type Pattern = (length: number) => string;

const repeated =
  (piece: string): Pattern =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length));

/** Pieces that parsers of Markdown, HTML, SVG, CSS, JSON and addresses have needed quadratic time for, or may. */
const PIECES = {
  emphasis: [
    "**a",
    "/**/",
    "a_",
    "<!--",
    "*_*_",
    "~~a",
    "*a",
    "_a ",
    "a**",
    "*a**",
    "**a*",
    "*~_",
    "*a_",
    "_a_",
    "~a",
    "`a",
    "``a`",
  ],
  links: [
    "\\",
    "\\\\`",
    "[",
    "]",
    "[a",
    "![",
    "[a](",
    "[a](<b",
    '[a]("',
    "[](",
    "![[]()",
    "[[a]",
    "[a][",
    "[a][b]",
    "[a]\n:",
    "[^a]",
  ],
  definitions: [
    "[a]: b\n",
    "[a]: b 'c\n",
    "[^a]: b\n",
    "[^a]: [^",
    "[^a]:\n\n    ",
    "[^a",
    "[^",
    "<",
    "<a",
    '<a a="b',
    "<a@b.",
    "<http:",
    "</",
    "<?",
    "<![CDATA[",
    "<!-- a --",
    "<!A",
  ],
  addresses: [
    "a@",
    "a@b.c ",
    "www.a ",
    "http://",
    "http://a ",
    "http://a(",
    "mailto:a@b.c",
    "a.b@c.d,",
    "a+",
    "&",
    "&amp",
    "&#x",
    "&a;",
  ],
  blocks: [
    "> ",
    "> a\n",
    ">\n",
    "- ",
    "- a\n",
    "1. ",
    "+ - * ",
    "> - ",
    "- a\n  ",
    "# ",
    "=",
    "a\n-\n",
    "a\n=\n",
    "---\n",
    "* * * *",
  ],
  tables: [
    "|",
    "|a",
    "|-|\n",
    "|a|\n|-|\n",
    "a|b\n-|-\nc|d\n",
    "```\n",
    "```a\n",
    "~~~\n",
    "    a\n",
    "\t",
    "  ",
    "\n",
    "a  \n",
    "a\n",
  ],
  elements: [
    "- [x",
    "- [ ] a\n",
    "<b>",
    "<b>\n\n",
    "<div>",
    "</div>",
    "<p>",
    "<table>",
    "<table><td>",
    "<a><b>",
    "<i><b><p>",
    "<a><div>",
  ],
  nesting: [
    "<font><p>",
    "<b><table>",
    "<li>",
    "<ul><li>",
    "<details>",
    "<select><option>",
    "<svg>",
    "<svg><g>",
    "<svg><style>",
    "<math>",
  ],
  tags: [
    "<template>",
    "<p a1 ",
    "<img src='/a'>",
    "-->",
    "]]>",
    "<ruby><rt>",
    "\u0000",
    "\ud83d\ude00",
    "\u0301",
    "a\u200b",
  ],
  signs: [
    "(",
    ")",
    "{",
    "}",
    '"',
    "'",
    ";",
    ":",
    ",",
    "/",
    ".",
    "%",
    "%2",
    "#",
    "?a=b&",
    "a:b;",
    "url(",
    "calc(",
    "color:red;",
    "/*",
    "*/",
  ],
  values: ['{"a":', '["', "[[", '{"a":1,', "\\u00", "1", "-", "en;q=0.5,", "a.b", "/a", "../", "//", "=a;"],
};

function pair(first: string, second: string): [string, Pattern] {
  return [`${first} … ${second}`, (length) => repeated(first)(length / 2) + repeated(second)(length / 2)];
}

const PAIRS: [string, Pattern][] = [
  pair("[", "]"),
  pair("[a", "](b)"),
  pair("*a ", "b* "),
  pair("*", "a*"),
  pair("_a ", "b_ "),
  pair("![", ")"),
  pair("<b>", "</b>"),
  pair("<b>", "<p>"),
  pair("<b>x", "</p>"),
  pair("<i a=b>", "<p>"),
  pair("<table>", "<b>"),
  pair("> ", "a\n"),
  pair("- ", "a\n"),
  pair("[x](", "()"),
  pair("[a] ", "\n\n[a]: b\n\n"),
  pair("|", "\n|-|\n"),
];

const numbered =
  (piece: (number: number) => string): Pattern =>
  (length) => {
    let text = "";
    for (let number = 1; text.length < length; number += 1) text += piece(number);
    return text;
  };

const OTHERS: [string, Pattern][] = [
  ["runs of backticks", (length) => numbered((number) => `${"`".repeat(number % 300)} `)(length)],
  [
    "a wide table with short rows",
    (length) => `${"|a".repeat(length / 8)}|\n${"|-".repeat(length / 8)}|\n${"a\n".repeat(length / 4)}`,
  ],
  ["a long address, referred to often", (length) => `[a]: /${"x".repeat(length / 2)}\n\n${"[a] ".repeat(length / 8)}`],
  ["many definitions", numbered((number) => `[${number}]: /x\n`)],
  ["many attributes", numbered((number) => (number === 1 ? "<p " : `a${number} `))],
  [
    "open elements that differ",
    (length) => numbered((number) => `<b id=${number}>`)(length / 2) + "<p>".repeat(length / 6),
  ],
  ["levels of quotes", numbered((number) => `${">".repeat(number)}a\n`)],
  ["levels of lists", numbered((number) => `${"  ".repeat(number)}- a\n`)],
  ["lines behind a deep quote", (length) => `${"> ".repeat(50)}a\n${"a\n".repeat(length / 2)}`],
  ["headings of one name", repeated("## a\n\n")],
  // One long run in front of what doesn't fit.
  ...[" ", "a", "1", ".", "-", "a ", "\t"].map((piece): [string, Pattern] => [
    `.${JSON.stringify(piece)} … !`,
    (length) => `.${repeated(piece)(length)}!`,
  ]),
];

/** Every pattern, by name. */
export const HOSTILE_PATTERNS: readonly [name: string, pattern: Pattern][] = [
  ...[...new Set(Object.values(PIECES).flat())].map((piece): [string, Pattern] => [
    JSON.stringify(piece),
    repeated(piece),
  ]),
  ...PAIRS,
  ...OTHERS,
];
