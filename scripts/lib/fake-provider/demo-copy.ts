/** Copy by field name, the first matching pattern; list items alternate. It makes no claims. */
const COPY: readonly (readonly [pattern: RegExp, texts: readonly string[]])[] = [
  [/href|url|link$/i, ["#demo"]],
  [/image|img|src|logo|avatar|video|svg/i, [""]],
  [/^icon$/, ["Clock", "FileText", "GraduationCap"]],
  [/^alt$/i, ["Demo copy: what this picture shows, in one line"]],
  [
    /question/i,
    [
      "Demo copy: what does a careful reader ask first?",
      "Demo copy: what do people ask before they decide?",
      "Demo copy: what is left to ask?",
    ],
  ],
  [
    /answer/i,
    [
      "Demo copy. A real model answers this from your context.",
      "Demo copy. The answer takes two or three plain sentences. They promise nothing that you didn’t write.",
      "Demo copy. This answer is short.",
    ],
  ],
  [
    /^content$/i,
    [
      "Demo copy. A real model writes this text from your context.\n\nIt can have **emphasis** and lists:\n\n- one thing\n- another thing",
    ],
  ],
  [/^tags$/, ["Demo", "Notes"]],
  [
    /^suggestions$/,
    [
      "Demo copy: one way to say what this page is about",
      "Demo copy: another way to say it",
      "Demo copy: a third way, a little longer than the others",
    ],
  ],
  [/subheadline/i, ["Demo copy: a line that says a little more than the headline"]],
  [/headlinePrefix/i, ["Demo headline"]],
  [/headlineSuffix/i, ["in two parts"]],
  [/headline/i, ["Demo headline for this block"]],
  [/title|advantage$/i, ["A first demo point", "Another demo point", "One more demo point"]],
  [/button/i, ["See the demo", "Read more"]],
  [
    /description|intro|closing|works|gain|purpose|value|body|text|details/i,
    [
      "Demo copy. A real model writes this from your context and the facts of your site.",
      "Demo copy. These are two plain sentences. They say what readers get out of it.",
      "Demo copy. This one is short.",
    ],
  ],
  [/name|label|term|badge|category|author|role|company/i, ["Demo label", "Other label", "Last label"]],
];

/** Labels of buttons, whose field is only called "text". */
const BUTTONS: readonly string[] = ["See the demo", "Read more"];
const SHORT: readonly string[] = ["Demo copy"];

/**
 * @param field the name of the field.
 * @param parent the name of the field's parent, "" at the root.
 * @param index the index of its list item.
 */
export function demoCopy(field: string, parent: string, index: number): string {
  const isButton = field === "text" && /^(?:cta|link|button)/i.test(parent);
  const texts = isButton ? BUTTONS : (COPY.find(([pattern]) => pattern.test(field))?.[1] ?? SHORT);
  return texts[index % texts.length] ?? "";
}
