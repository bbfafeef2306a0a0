import { type TextRules, useDraftText } from "#drafts";
import type { Path } from "#publishing";
import { useEditor } from "../state/editor-context.tsx";
import { useForm, type FieldChange } from "./form-context.tsx";
import { valueIn } from "../state/value-in.ts";

/** `step` names a separate step; `beside` changes with the field. */
type TypeOptions = { step?: string; beside?: readonly FieldChange[] };

/** A text field of the form's block. */
export function useTypedText({ path, ...rules }: TextRules & { path: Path }) {
  const { document } = useEditor();
  const { blockKey, faultOf, set } = useForm();
  const { type, ...field } = useDraftText<TypeOptions>(
    {
      document,
      address: JSON.stringify([blockKey, ...path]),
      read: (draft) => valueIn(draft, blockKey, path),
      faultOf: (value) => faultOf({ path, value }),
      set: (change, options) => set({ path, ...change }, options),
    },
    rules,
  );
  return { ...field, type: (text: string, options: TypeOptions = {}) => type(text, options) };
}
