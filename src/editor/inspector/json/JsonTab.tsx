import { useSettled } from "#drafts";
import { Alert, Button, KeptNote, lazyScreen } from "#ui/kit";
import { useJsonText } from "./use-json-text.ts";

/** Loaded lazily, as it is as large as the rest of the form. */
const CodeEditor = lazyScreen(async () => (await import("./CodeEditor.tsx")).CodeEditor);

type ConflictProps = ReturnType<typeof useJsonText>["conflict"];

/** Says that the block changed while its text was edited, and offers both versions. */
function Conflict({ showTheirs, keepMine, showMine, discardMine }: ConflictProps) {
  if (!showTheirs && !showMine) return null;
  return (
    <Alert kind="info">
      <p>
        {showTheirs ? "This block changed while you were writing." : "This is the current block. Your version is kept."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {showTheirs && <Button onClick={showTheirs}>Show theirs</Button>}
        {keepMine && <Button onClick={keepMine}>Keep mine</Button>}
        {showMine && <Button onClick={showMine}>Show mine</Button>}
        {discardMine && <Button onClick={discardMine}>Discard mine</Button>}
      </div>
    </Alert>
  );
}

/** A block as JSON in the stored form (spec 2, 4). */
export function JsonTab({ blockKey, type }: { blockKey: string; type: string }) {
  const { text, fault, conflict, write, discard, leave } = useJsonText(blockKey);
  const shown = useSettled(fault);
  return (
    <div
      className="grid gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <Conflict {...conflict} />
      {shown !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {shown}
        </p>
      )}
      <CodeEditor type={type} text={text} onText={write} />
      <KeptNote isKept={fault !== undefined} onDiscard={discard} />
      <p className="text-sm text-ink-soft">
        Valid JSON changes the block at once. Ctrl+Space suggests fields and values.
      </p>
    </div>
  );
}
