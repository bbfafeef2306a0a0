import { lazyScreen } from "#ui/kit";
import { useSettled } from "../../form/use-settled.ts";
import { useJsonText } from "./use-json-text.ts";

/** It is as large as the rest of the form. */
const CodeEditor = lazyScreen(async () => (await import("./CodeEditor.tsx")).CodeEditor);

/** A block as JSON in the specification's form (spec 2, 4). */
export function JsonTab({ blockKey, type }: { blockKey: string; type: string }) {
  const { text, fault, write, leave } = useJsonText(blockKey);
  const shown = useSettled(fault);
  return (
    <div
      className="grid gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      {shown !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {shown}
        </p>
      )}
      <CodeEditor type={type} text={text} onText={write} />
      <p className="text-sm text-ink-soft">
        Valid JSON changes the block at once. Ctrl+Space suggests fields and values.
      </p>
    </div>
  );
}
