import type { ReactNode } from "react";
import type { Parsed } from "#drafts";
import { TextArea, TextField } from "#ui/kit";
import { FieldAi } from "../ai/FieldAi.tsx";
import type { FieldSpec } from "../field-spec.ts";
import { useIsMissing } from "../use-value.ts";
import { useTypedText } from "../use-typed-text.ts";
import { FieldBox } from "./FieldBox.tsx";
import type { ControlProps } from "./props.ts";
import { missingHint, parseNumber, parseText, parseWords, textOf, wordsText } from "./texts.ts";

type Kind = { toText: (value: unknown) => string; parse: (text: string) => Parsed; hint?: string; isNumber?: boolean };

/** A one-line input: text, a number or words, parsed and shown by `kind`. */
function LineControl({ spec, path, kind, children }: ControlProps<FieldSpec> & { kind: Kind; children?: ReactNode }) {
  const { text, error, type, around } = useTypedText({ path, ...kind });
  const isMissing = useIsMissing(path);
  return (
    <FieldBox path={path} {...around}>
      <TextField
        label={spec.label}
        value={text}
        onValueChange={type}
        placeholder={spec.placeholder}
        hint={missingHint(isMissing) ?? kind.hint}
        error={error}
        inputMode={kind.isNumber ? "numeric" : undefined}
        autoComplete="off"
      />
      {children}
    </FieldBox>
  );
}

/** One line of text. */
export function TextControl({ spec, path }: ControlProps<FieldSpec>) {
  const kind = { toText: textOf, parse: (text: string) => parseText(text, spec.isOptional) };
  return (
    <LineControl {...{ spec, path, kind }}>
      <FieldAi {...{ spec, path }} />
    </LineControl>
  );
}

/** A number; anything else stays in the control with an error. */
export function NumberControl({ spec, path }: ControlProps<FieldSpec & { control: "number" }>) {
  const kind = { toText: textOf, parse: (text: string) => parseNumber(text, spec), isNumber: true };
  return <LineControl {...{ spec, path, kind }} />;
}

/** A list of words in one line. */
export function CommaListControl({ spec, path }: ControlProps<FieldSpec>) {
  const parse = (text: string) => parseWords(text, spec.isOptional);
  return <LineControl {...{ spec, path, kind: { toText: wordsText, parse, hint: "Separate them with commas" } }} />;
}

/** Several lines of text. */
export function TextAreaControl({ spec, path }: ControlProps<FieldSpec>) {
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const isMissing = useIsMissing(path);
  return (
    <FieldBox path={path} {...around}>
      <TextArea
        label={spec.label}
        value={text}
        onValueChange={type}
        placeholder={spec.placeholder}
        hint={missingHint(isMissing)}
        error={error}
        rows={2}
        className="max-h-80"
      />
      <FieldAi {...{ spec, path }} />
    </FieldBox>
  );
}
