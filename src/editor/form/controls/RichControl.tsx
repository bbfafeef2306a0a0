import { useRef } from "react";
import { isHtml } from "#blocks";
import { TextArea } from "#ui/kit";
import { FieldAi } from "../ai/FieldAi.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { RichTools } from "../rich/RichTools.tsx";
import { useRichCommands } from "../rich/use-rich-commands.ts";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import { WriteButton } from "../../writing/WriteButton.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, parseText, textOf } from "./texts.ts";

const SYNTAX = [
  ["# Heading", "a heading; ## for a smaller one"],
  ["**bold**, *italic*", "emphasis"],
  ["- point", "a list, one point per line; 1. for a numbered one"],
  ["[text](https://…)", "a link"],
  ["![what it shows](/media/…)", "a picture"],
  ["> words", "a quotation"],
  ["`word`", "code"],
  ["<p>…</p>", "HTML: a text that begins with a tag"],
] as const;

const HTML_HINT = "This text is HTML: format it with tags";

/** A long text in Markdown or HTML, with a bar that formats the selection and help on the syntax. */
export function RichControl({ spec, path }: ControlProps<FieldSpec>) {
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const area = useRef<HTMLTextAreaElement>(null);
  const { run, press, change } = useRichCommands(area, (next, step) => type(next, { step }));
  const isMissing = useIsMissing(path);
  const isOff = isHtml(text);
  return (
    <div className="grid gap-1.5">
      <FieldBox path={path} {...around}>
        <TextArea
          ref={area}
          label={spec.label}
          tools={<RichTools label={spec.label} isOff={isOff} onRun={run} />}
          value={text}
          onValueChange={change}
          onKeyDown={isOff ? undefined : press}
          placeholder={spec.placeholder}
          hint={missingHint(isMissing) ?? (isOff ? HTML_HINT : undefined)}
          error={error}
          rows={4}
          className="max-h-80 rounded-t-none"
        />
        <FieldAi {...{ spec, path, area }} />
      </FieldBox>
      <WriteButton path={path} />
      <details className="text-sm text-ink-soft">
        <summary className="w-fit cursor-pointer rounded-inner py-1">How to format text</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-1">
          {SYNTAX.map(([example, meaning]) => (
            <div key={example} className="contents">
              <dt className="font-mono text-ink">{example}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
