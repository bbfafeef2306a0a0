import type { ReactNode } from "react";
import { POST_LENGTHS, type PostLength } from "#ai";
import { SelectField } from "#ui/kit";
import { GenerateForm } from "../generator/GenerateForm.tsx";
import type { AiOffer } from "../generator/use-ai-status.ts";
import type { PostRequest } from "./post-draft.ts";
import { lengthIn } from "./use-post-request.ts";

const LENGTHS: Readonly<Record<PostLength, string>> = {
  short: "Short, about 300 words",
  medium: "Medium, about 600 words",
  long: "Long, about 1,200 words",
};

type NotesFormProps = {
  offer: AiOffer;
  request: PostRequest;
  onChange: (change: Partial<PostRequest>) => void;
  /** Whether there is something to discard. */
  isKept: boolean;
  onDiscard: () => void;
  /** Further actions below the fields. */
  children: ReactNode;
};

/** Asks for what a post is drafted from: notes, tone, length and model. */
export function NotesForm({ offer, request, onChange, isKept, onDiscard, children }: NotesFormProps) {
  return (
    <GenerateForm
      source="notes"
      offer={offer}
      values={request}
      onChange={onChange}
      isKept={isKept}
      onDiscard={onDiscard}
      fields={
        <SelectField
          label="Length"
          value={request.length}
          onValueChange={(length) => onChange({ length: lengthIn({ length }) })}
          options={POST_LENGTHS.map((value) => ({ value, label: LENGTHS[value] }))}
        />
      }
    >
      {children}
    </GenerateForm>
  );
}
