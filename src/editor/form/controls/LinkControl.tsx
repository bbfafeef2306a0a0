import { useMemo, useState } from "react";
import type { Path } from "#publishing";
import { Button, FoundSuggestField, type Suggestion } from "#ui/kit";
import { useLinkSuggestions } from "../../links/use-link-suggestions.ts";
import type { FieldSpec } from "../field-spec.ts";
import { useForm } from "../form-context.tsx";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";
import { FieldBox } from "./FieldBox.tsx";
import { repairLink } from "./link-repair.ts";
import type { ControlProps } from "./props.ts";
import { missingHint, parseText, textOf } from "./texts.ts";

/** Whether a field is for an address of another site, such as a video's, which only people know. */
function isOfOtherSite({ model, placeholder }: FieldSpec): boolean {
  return model === "never" || placeholder?.startsWith("https:") === true;
}

/** What the field of a link suggests while it has the focus. */
function useSuggestions(text: string, spec: FieldSpec, path: Path, hasFocus: boolean): Suggestion[] {
  const { faultOf } = useForm();
  const isWanted = hasFocus && !isOfOtherSite(spec);
  const found = useLinkSuggestions(text, isWanted);
  // Some fields take only pages.
  const takesSections = useMemo(
    () => isWanted && faultOf({ path, value: "#section" }) === undefined,
    [faultOf, path, isWanted],
  );
  return takesSections ? found : found.filter(({ value }) => !value.startsWith("#"));
}

/**
 * The address of a link: a page's path, an anchor of this page, the web, an email address or a phone number. Pages of the
 * site and sections of the page are suggested.
 */
export function LinkControl({ spec, path }: ControlProps<FieldSpec>) {
  const parse = (text: string) => parseText(text, spec.isOptional);
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse });
  const isMissing = useIsMissing(path);
  const [hasFocus, setHasFocus] = useState(false);
  const suggestions = useSuggestions(text, spec, path, hasFocus);
  // Part of a page's title is no address yet.
  const fault = suggestions.length > 0 ? undefined : error;
  const repaired = fault && repairLink(text);
  return (
    <FieldBox path={path} {...around}>
      <FoundSuggestField
        label={spec.label}
        value={text}
        onValueChange={type}
        placeholder={spec.placeholder ?? "Page, #section, https://…, mailto:… or tel:…"}
        hint={missingHint(isMissing)}
        error={fault}
        suggestions={suggestions}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        inputMode="url"
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
