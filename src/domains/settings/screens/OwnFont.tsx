import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { messageOf } from "#client";
import { Alert, Button, FileInput, SelectField, SwitchField, TextField } from "#ui/kit";
import type { SettingsForm } from "./use-settings-form.ts";
import { useOwnFonts } from "./use-own-fonts.ts";

const NO_FONT = "The face chosen above";

/** Fonts of the owner: their upload, and what they are used for. */
export function OwnFont({ form }: { form: SettingsForm }) {
  const fonts = form.saved.ownFonts;
  const { adding, removing } = useOwnFonts();
  const options = [{ value: "", label: NO_FONT }, ...fonts.map(({ id, name }) => ({ value: id, label: name }))];
  const choice = (name: "ownHeadingFont" | "ownBodyFont", label: string) => (
    <SelectField
      label={label}
      data-setting={name}
      options={options}
      value={form.text(name)}
      disabled={form.isReadOnly}
      error={form.error(name)}
      onValueChange={(id) => form.set(name, id)}
    />
  );
  const failure = removing.error ?? undefined;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-sm font-semibold">Your own fonts</legend>
      {fonts.length > 0 && (
        <>
          <ul className="grid gap-2">
            {fonts.map(({ id, name, licence, bytes }) => (
              <li key={id} className="flex items-start justify-between gap-3">
                <span className="min-w-0 py-2 text-sm break-words">
                  {name}, {Math.ceil(bytes / 1024)} KB <span className="text-ink-soft">({licence})</span>
                </span>
                {!form.isReadOnly && (
                  <Button
                    aria-label={`Delete ${name}`}
                    busy={removing.isPending && removing.variables === id}
                    onClick={() => removing.mutate(id)}
                  >
                    Delete
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {failure !== undefined && <Alert kind="error">{messageOf(failure)}</Alert>}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
            {choice("ownHeadingFont", "Own font for headings")}
            {choice("ownBodyFont", "Own font for texts")}
          </div>
        </>
      )}
      {!form.isReadOnly && <NewFont adding={adding} />}
    </fieldset>
  );
}

function NewFont({ adding }: Pick<ReturnType<typeof useOwnFonts>, "adding">) {
  const input = useRef<HTMLInputElement>(null);
  const [licence, setLicence] = useState("");
  const [mayUse, setMayUse] = useState(false);
  const missing = mayUse && licence.trim() ? undefined : "Confirm that you may use the font, and name its licence";
  return (
    <div className="grid gap-4">
      <SwitchField label="I may use this font on my website" checked={mayUse} onCheckedChange={setMayUse} />
      <TextField
        label="Licence"
        hint="Its name, or where you bought it"
        value={licence}
        maxLength={300}
        onValueChange={setLicence}
      />
      <div className="grid gap-2">
        <Button
          icon={<Upload />}
          className="justify-self-start"
          busy={adding.isPending}
          unavailable={missing}
          onClick={() => input.current?.click()}
        >
          Upload font
        </Button>
        <p className="text-sm text-ink-soft">WOFF2, at most 300 KB</p>
        {adding.error && <Alert kind="error">{messageOf(adding.error)}</Alert>}
      </div>
      <FileInput
        ref={input}
        aria-label="Font file"
        accept=".woff2,font/woff2"
        onFiles={([file]) => {
          const reset = () => {
            setLicence("");
            setMayUse(false);
          };
          if (file) adding.mutate({ file, licence, mayUse }, { onSuccess: reset });
        }}
      />
    </div>
  );
}
