import { checkColour, type ColourField } from "../brand/check-colour.ts";
import { parseHex } from "#shared";
import { Button, TextField } from "#ui/kit";
import { Contrast } from "./Contrast.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type ColourSettingProps = {
  form: SettingsForm;
  name: ColourField;
  label: string;
  hint: string;
  /** The colour used when none is chosen. */
  shipped: string;
};

/** A colour as text and in the browser's picker, with its contrast and the nearest sufficient colour. */
export function ColourSetting({ form, name, label, hint, shipped }: ColourSettingProps) {
  const text = form.text(name);
  const colour = parseHex(text || shipped);
  const problem = colour && checkColour(name, colour);
  const error = colour ? undefined : form.error(name);
  return (
    <div className="grid content-start gap-2.5">
      <TextField
        label={label}
        hint={hint}
        error={error ?? (problem && "This contrast is too low to be saved")}
        value={text}
        placeholder={shipped}
        onValueChange={(value) => form.set(name, value)}
        readOnly={form.isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        data-setting={name}
        className="font-mono"
        end={
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={colour ?? shipped}
            disabled={form.isReadOnly}
            onChange={(event) => form.set(name, event.currentTarget.value)}
            className="me-0.5 h-7 w-14 cursor-pointer rounded-inner border border-control bg-raised p-0.5 disabled:cursor-default pointer-coarse:h-9"
          />
        }
      />
      {colour && <Contrast field={name} colour={colour} />}
      {problem && !form.isReadOnly && (
        <div>
          <Button
            icon={
              <span
                aria-hidden
                className="size-4 rounded-full border border-control"
                style={{ background: problem.nearest }}
              />
            }
            onClick={() => form.set(name, problem.nearest)}
          >
            Use {problem.nearest}
          </Button>
        </div>
      )}
    </div>
  );
}
