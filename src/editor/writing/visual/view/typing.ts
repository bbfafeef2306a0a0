import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import { markType, nodeType } from "../bridge/schema.ts";
import { itemAt } from "./lists.ts";

/** Text between two signs gets a mark when the last sign is typed. `pattern` captures what is before, and the words. */
function markRule(pattern: RegExp, sign: string, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const [, before = ""] = match;
    const from = start + before.length;
    const { tr } = state;
    // The last character is the one that is being typed: it isn't in the document yet.
    const to = end - (sign.length - 1);
    tr.addMark(from + sign.length, to, type.create());
    tr.delete(to, end);
    tr.delete(from, from + sign.length);
    return tr.removeStoredMark(type);
  });
}

/** `[ ] ` at the beginning of an item makes it a task. */
const taskRule = new InputRule(/^\[([ xX])\]\s$/, (state, match, start, end) => {
  const item = itemAt(state);
  if (!item) return null;
  return state.tr.delete(start, end).setNodeAttribute(item.pos, "checked", match[1] !== " ");
});

/** `---` becomes a rule. */
const ruleRule = new InputRule(/^(?:---|\*\*\*)$/, (state, _match, start, end) => {
  const { $from } = state.selection;
  if ($from.depth !== 1 || $from.parent.type.name !== "paragraph") return null;
  const { tr } = state;
  tr.delete(start, end);
  return tr.insert($from.before(), nodeType("horizontal_rule").create());
});

/** What is typed as Markdown becomes what it means. */
export function typingRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, nodeType("heading"), ([, signs = "#"]) => ({ level: signs.length })),
      textblockTypeInputRule(/^```([\w+-]{0,30})\s$/, nodeType("code_block"), ([, lang]) => ({ lang: lang || null })),
      wrappingInputRule(/^\s*>\s$/, nodeType("blockquote")),
      wrappingInputRule(/^\s*[-+*]\s$/, nodeType("bullet_list")),
      wrappingInputRule(
        /^\s*(\d{1,9})[.)]\s$/,
        nodeType("ordered_list"),
        ([, number]) => ({ start: Number(number) }),
        ([, number], { childCount, attrs }) => childCount + Number(attrs.start) === Number(number),
      ),
      taskRule,
      ruleRule,
      markRule(/(^|[^*])\*\*([^*\s](?:[^*]{0,500}[^*\s])?)\*\*$/, "**", markType("strong")),
      markRule(/(^|[^*])\*([^*\s](?:[^*]{0,500}[^*\s])?)\*$/, "*", markType("emphasis")),
      markRule(/(^|[^`])`([^`]{1,500})`$/, "`", markType("code")),
      markRule(/(^|[^~])~~([^~\s](?:[^~]{0,500}[^~\s])?)~~$/, "~~", markType("strike")),
    ],
  });
}
