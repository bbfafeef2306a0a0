import { Overtaken } from "../generator/Changes.tsx";
import { textOf } from "../form/controls/texts.ts";
import { operationForText, type TextChange } from "./improvement.ts";
import { WordDiff } from "./WordDiff.tsx";

type TextDiffProps = {
  blockKey: string;
  change: TextChange;
  /** Whether its field is named above it. */ isNamed: boolean;
};

/** What an improvement changes in one text, and what nobody has confirmed of it. */
export function TextDiff({ blockKey, change, isNamed }: TextDiffProps) {
  const { field, was, after, unconfirmed } = change;
  return (
    <section aria-label={field} className="grid gap-1.5">
      {isNamed && <h3 className="text-sm">{field}</h3>}
      <WordDiff before={textOf(was)} after={after} />
      {unconfirmed && <p className="text-sm text-accent-text">Nobody has confirmed this yet: {unconfirmed}</p>}
      <Overtaken operation={operationForText(blockKey, change)} />
    </section>
  );
}
