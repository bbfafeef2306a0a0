import type { ReactNode } from "react";
import { MAX_CONTEXT } from "#ai";
import { Alert, KeptNote, SelectField, TextArea, TextField } from "#ui/kit";
import type { Remembered } from "./remembered.ts";
import type { AiOffer } from "./use-ai-status.ts";

const SOURCES = {
  context: {
    label: "Context",
    placeholder: "What is it about? Who is it for, which facts hold, and what should readers do?",
  },
  notes: {
    label: "Notes",
    placeholder: "Points, facts and figures, in any order. What is the post about, and who reads it?",
  },
};

type GenerateFormProps = {
  offer: AiOffer;
  values: Remembered;
  onChange: (change: Partial<Remembered>) => void;
  /** Whether there is something to discard. */
  isKept: boolean;
  onDiscard: () => void;
  /** What the text is written from: any context, or notes for a post. */
  source?: keyof typeof SOURCES;
  /** Further fields beside model and tone. */
  fields?: ReactNode;
  /** Further actions below the fields. */
  children?: ReactNode;
};

/** The input for a generated text: context, model and tone, with the site's facts as a hint. */
export function GenerateForm({
  offer,
  values,
  onChange,
  isKept,
  onDiscard,
  source = "context",
  fields,
  children,
}: GenerateFormProps) {
  const { status, problem } = offer;
  const models = status?.models ?? [];
  const said = problem ?? status?.notice;
  return (
    <div className="grid gap-4">
      {said !== undefined && <Alert kind="info">{said}</Alert>}
      <TextArea
        data-first={isKept ? "end" : ""}
        label={SOURCES[source].label}
        value={values.context}
        onValueChange={(context) => onChange({ context })}
        placeholder={SOURCES[source].placeholder}
        hint="The text may claim only what is here, in the site’s facts or on the page; anything else is marked."
        maxLength={MAX_CONTEXT}
        rows={5}
        className="max-h-60"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Model"
          value={values.model}
          onValueChange={(model) => onChange({ model })}
          options={models.map(({ name, label, gone }) => ({
            value: name,
            label: gone ? `${label} (no longer available)` : label,
            disabled: gone,
          }))}
          disabled={models.length === 0}
        />
        <TextField
          label="Tone"
          required={false}
          value={values.tone}
          onValueChange={(tone) => onChange({ tone })}
          placeholder="For example, plain and friendly"
          maxLength={200}
          autoComplete="off"
        />
        {fields}
      </div>
      <SiteFacts facts={status?.facts} />
      <KeptNote {...{ isKept, onDiscard }} />
      {children && <div className="border-t border-line pt-4 empty:hidden">{children}</div>}
    </div>
  );
}

function SiteFacts({ facts }: { facts: readonly string[] | undefined }) {
  return (
    <details className="text-sm text-ink-soft">
      <summary className="w-fit cursor-pointer rounded-inner py-1">
        What the site says about itself {facts && `(${facts.length})`}
      </summary>
      {facts?.length === 0 && <p>The site’s settings don’t hold any facts yet.</p>}
      <ul className="max-h-40 list-disc overflow-y-auto ps-5">
        {facts?.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
