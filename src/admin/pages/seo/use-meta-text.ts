import { type TextRules, useDraftText } from "#drafts";
import { apply, tagIn, withAnnotationsCleared, type Operation } from "#publishing";
import type { DraftSession } from "../../drafts/use-draft-session.ts";

const RULES: TextRules = {
  toText: (value) => (typeof value === "string" ? value : ""),
  parse: (text) => ({ value: text || null }),
};

function setTo(name: string, value: unknown): Extract<Operation, { type: "setMeta" }> {
  return { type: "setMeta", name, value: typeof value === "string" ? value : null };
}

type MetaTextOptions = {
  /** How the control shows a stored value. */
  rules?: TextRules;
  /** Whether each change is a step of its own, instead of all that is typed before the focus leaves. */
  isStepwise?: boolean;
};

/** One meta tag of a draft as a text field, stored during typing. */
export function useMetaText(
  { document, sync }: DraftSession,
  name: string,
  { rules = RULES, isStepwise = false }: MetaTextOptions = {},
) {
  return useDraftText(
    {
      document,
      address: JSON.stringify(["", name]),
      read: (draft) => tagIn({ draft }, name),
      faultOf: (value) => {
        const outcome = apply(document.state, setTo(name, value));
        return outcome.kind === "fault" ? outcome.message : undefined;
      },
      set: ({ value, ...was }, { session }) => {
        const joined = isStepwise ? {} : { group: JSON.stringify([name, session]), session };
        const operations = withAnnotationsCleared(document.state, [{ ...setTo(name, value), ...was }]);
        const changed = document.change(operations, { label: "Edit", ...joined });
        if (typeof changed === "object") return changed.fault;
        sync.changed();
        return undefined;
      },
    },
    rules,
  );
}

/** The state of a meta tag's field. */
export type MetaText = ReturnType<typeof useMetaText>;
