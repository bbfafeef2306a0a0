import type { FieldSpec } from "../field-spec.ts";
import type { ControlProps } from "./props.ts";
import { TextAreaControl } from "./TextControl.tsx";

const SIGNS = [
  ["# Heading", "a heading; ## a smaller one"],
  ["**bold**, *slanted*", "emphasis"],
  ["- point", "a list, one point a line; 1. a numbered one"],
  ["[text](https://…)", "a link"],
  ["![what it shows](/media/…)", "a picture"],
  ["> words", "a quotation"],
  ["<p>…</p>", "a text that begins with a tag is HTML"],
] as const;

/** A long text in Markdown or HTML, with a help on how to format it. */
export function RichControl({ spec, path }: ControlProps<FieldSpec>) {
  return (
    <div className="grid gap-1.5">
      <TextAreaControl spec={spec} path={path} />
      <details className="text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer rounded-inner py-1">How to format text</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-1">
          {SIGNS.map(([sign, meaning]) => (
            <div key={sign} className="contents">
              <dt className="font-mono text-ink">{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
