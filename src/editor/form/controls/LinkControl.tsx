import { Button, TextField } from "#ui/kit";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import { repairLink } from "./link-repair.ts";
import type { ControlProps } from "./props.ts";
import { missingHint, parseText, textOf } from "./texts.ts";

/** The address of a link: a page's path, an anchor of this page, the web, an email address or a phone number. */
export function LinkControl({ spec, path }: ControlProps<FieldSpec>) {
  const { suggestions } = useForm();
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const isMissing = useIsMissing(path);
  const repaired = error && repairLink(text);
  return (
    <FieldBox path={path} {...around}>
      <TextField
        label={spec.label}
        value={text}
        onValueChange={type}
        placeholder={spec.placeholder ?? "/page, #anchor, https://…, mailto:… or tel:…"}
        hint={missingHint(isMissing)}
        error={error}
        list={suggestions}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {repaired && (
        <Button className="mt-1.5" onClick={() => type(repaired)}>
          Use {repaired}
        </Button>
      )}
    </FieldBox>
  );
}
