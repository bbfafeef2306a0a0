import { Check, CircleHelp } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { confirmFact, isFact, type Path } from "#publishing";
import { Button } from "#ui/kit";
import { useDocument, useEditor } from "../../state/editor-context.tsx";
import { focusField } from "../focus-field.ts";
import { useForm } from "../form-context.tsx";

/** The unconfirmed statement in a field's value, to be confirmed or rewritten by a person. */
export function FactMark({ path }: { path: Path }) {
  const { actions } = useEditor();
  const { blockKey } = useForm();
  const mark = useRef<HTMLDivElement>(null);
  const text = useDocument(({ draft: { annotations } }) => {
    if (annotations.length === 0) return undefined;
    const address = JSON.stringify(path);
    return annotations.find((one) => isFact(one) && one.key === blockKey && JSON.stringify(one.path) === address)?.text;
  });
  if (text === undefined) return null;
  const confirm = () => {
    const field = mark.current?.parentElement;
    flushSync(() => actions.change([confirmFact({ key: blockKey, path, text })], "Confirm"));
    actions.say(`Confirmed: ${text}`);
    focusField(field);
  };
  return (
    <div
      ref={mark}
      className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border border-accent bg-accent-tint px-2.5 py-1.5 text-sm"
    >
      <p className="flex min-w-0 flex-1 basis-40 gap-1.5 break-words">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
        <span className="min-w-0">Nobody has confirmed this yet: {text}</span>
      </p>
      <Button icon={<Check />} onClick={confirm}>
        Confirm
      </Button>
    </div>
  );
}
