import { Download, Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MAX_THEME_FILE, readThemeFile, themeFile, type ImportedTheme } from "../../brand/theme-file.ts";
import { themeTokens } from "../../brand/theme-tokens.ts";
import { Alert, Button, Dialog, DialogButtons, saveFile, TextArea, toast } from "#ui/kit";
import type { SettingsForm } from "../use-settings-form.ts";
import { applyTheme, themeIn } from "./form-theme.ts";

/** Asks for a theme's file or text, and says what can't be read in it. */
function ImportDialog({ onClose, onImport }: { onClose: () => void; onImport: (imported: ImportedTheme) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const fileId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const refuse = (message: string) => {
    flushSync(() => setError(message));
    area.current?.focus();
  };
  const change = (value: string) => {
    setText(value);
    setError(undefined);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    // Until it is read, the text before must not be imported in its place.
    change("");
    // A character takes at least a byte: what is longer is refused without being read.
    if (file.size > 4 * MAX_THEME_FILE) return refuse("This file is too large for a theme.");
    try {
      change(await file.text());
    } catch {
      refuse("This file can’t be read. Choose it again.");
    }
  };
  const submit = () => {
    const read = readThemeFile(text);
    if (read.ok) onImport(read.value);
    else refuse(read.error.message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Import theme"
      description="A theme that was exported here, or design tokens in the W3C format. You see it in the preview first; nothing changes on your pages until you save."
      onSubmit={submit}
      footer={
        <DialogButtons onCancel={onClose} disabled={!text.trim()}>
          Import
        </DialogButtons>
      }
    >
      <div className="grid gap-4">
        <label htmlFor={fileId} className="grid gap-1.5 text-sm font-semibold">
          File
          <input
            id={fileId}
            type="file"
            accept=".json,.tokens,application/json"
            onChange={(event) => void readFile(event.currentTarget.files?.[0])}
            className="block w-full min-w-0 text-sm font-normal file:me-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-field file:px-3 file:font-medium file:text-ink"
          />
        </label>
        <TextArea
          ref={area}
          label="Or its text"
          value={text}
          onValueChange={change}
          rows={8}
          spellCheck={false}
          className="font-mono text-sm"
          error={error}
        />
      </div>
    </Dialog>
  );
}

/** A theme as a file: for another site, a designer's tool, or to come back to. */
export function ThemeFiles({ form }: { form: SettingsForm }) {
  const [isImporting, setImporting] = useState(false);
  const [notes, setNotes] = useState<string[]>([]);
  const save = (name: string, text: string) => saveFile(name, text, "application/json");
  const use = ({ theme, notes: found }: ImportedTheme) => {
    applyTheme(form, theme);
    setNotes(found);
    setImporting(false);
    toast.success("Theme imported. Look at the preview, then save.");
  };
  return (
    <section aria-label="Theme as a file" className="grid gap-2">
      <h3 className="text-sm font-semibold">Theme as a file</h3>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Download />} onClick={() => save("theme.json", themeFile(themeIn(form)))}>
          Export theme
        </Button>
        <Button icon={<Download />} onClick={() => save("theme.tokens.json", themeTokens(themeIn(form)))}>
          Export design tokens
        </Button>
        {!form.isReadOnly && (
          <Button icon={<Upload />} onClick={() => setImporting(true)}>
            Import
          </Button>
        )}
      </div>
      {notes.length > 0 && <Alert kind="info">{notes.join(" ")}</Alert>}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onImport={use} />}
    </section>
  );
}
