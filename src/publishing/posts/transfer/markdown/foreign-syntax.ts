/** Syntax that other programs add to Markdown, by what people call it. Each name is short, and found in linear time. */
const SYNTAX: readonly { called: string; pattern: RegExp }[] = [
  { called: "Hugo's shortcode", pattern: /\{\{[<%]\s*\/?\s*([a-z][\w./-]{0,40})/gi },
  { called: "Liquid's tag", pattern: /\{%-?\s*([a-z]\w{0,40})/gi },
  { called: "Obsidian's embed", pattern: /!\[\[([^\]\n]{1,80})\]\]/g },
  { called: "Obsidian's link", pattern: /(?<!!)\[\[([^\]\n]{1,80})\]\]/g },
  { called: "MDX's component", pattern: /<([A-Z]\w{0,40})[\s/>]/g },
];
const MAX_NAMED = 10;

/** Finds what Markdown doesn't have. It stays in the text as it is. @returns a remark for each kind, with names. */
export function findForeignSyntax(body: string): string[] {
  return SYNTAX.flatMap(({ called, pattern }) => {
    const names = new Set<string>();
    for (const [, name = ""] of body.matchAll(pattern)) {
      if (names.size < MAX_NAMED) names.add(name);
    }
    return names.size > 0 ? [`${called} is left as it is in the text: ${[...names].join(", ")}`] : [];
  });
}
