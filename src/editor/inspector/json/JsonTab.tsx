import { useEffect, useState, type ComponentType } from "react";
import { Alert, Button, LoadingBlock } from "#ui/kit";
import { useSettled } from "../../form/use-settled.ts";
import { useJsonText } from "./use-json-text.ts";

type CodeEditor = ComponentType<{ type: string; text: string; onText: (text: string) => void }>;
type Loaded = { Editor?: CodeEditor; isFailed?: boolean };

async function loadEditor(): Promise<Loaded> {
  try {
    const { CodeEditor } = await import("./CodeEditor.tsx");
    return { Editor: CodeEditor };
  } catch {
    return { isFailed: true };
  }
}

/** Loads the code editor, which is as large as the rest of the form. */
function useCodeEditor() {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => void loadEditor().then(setLoaded), []);
  const retry = () => {
    setLoaded({});
    void loadEditor().then(setLoaded);
  };
  return { ...loaded, retry };
}

/** A block as JSON in the specification's form (spec 2, 4). */
export function JsonTab({ blockKey, type }: { blockKey: string; type: string }) {
  const { Editor, isFailed, retry } = useCodeEditor();
  const { text, fault, write, leave } = useJsonText(blockKey);
  const shown = useSettled(fault);
  if (isFailed) {
    return (
      <div className="grid justify-items-start gap-3">
        <Alert kind="error">The JSON editor couldn’t be loaded. Is there a connection?</Alert>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  if (!Editor) return <LoadingBlock lines={6} />;
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
      <Editor type={type} text={text} onText={write} />
      <p className="text-sm text-ink-soft">
        Valid JSON changes the block at once. Ctrl+Space suggests fields and values.
      </p>
    </div>
  );
}
