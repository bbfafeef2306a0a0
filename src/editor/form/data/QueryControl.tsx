import { useId } from "react";
import { storedVariable } from "#publishing";
import { TextField } from "#ui/kit";
import { useDocument } from "../../state/editor-context.tsx";
import { FieldBox } from "../controls/FieldBox.tsx";
import type { ControlProps } from "../controls/props.ts";
import { missingHint, parseText, textOf } from "../controls/texts.ts";
import type { FieldSpec } from "../field-spec.ts";
import { useTypedText } from "../use-typed-text.ts";
import { useIsMissing } from "../use-value.ts";

/** What addresses mostly call it, by the name of the variable. */
const USUAL: Readonly<Record<string, string>> = {
  entityName: "entity",
  tenantId: "organisation",
  rowId: "id",
  pageSize: "size",
  postSlug: "post",
};
const VARIABLES = Object.keys(USUAL);

/** The name in the query of the page's address that a variable takes its value from; others of the page are suggested. */
export function QueryControl({ spec, path }: ControlProps<FieldSpec>) {
  const id = useId();
  const { text, error, type, around } = useTypedText({ path, toText: textOf, parse: (typed) => parseText(typed, true) });
  const isMissing = useIsMissing(path);
  const usual = USUAL[path.at(-2) ?? ""] ?? "";
  const others = useDocument(({ draft }) =>
    draft.blocks
      .flatMap((block) => VARIABLES.map((name) => storedVariable(block, name)))
      .flatMap(({ type: kind, query }) => (kind === "query" && typeof query === "string" ? [query] : []))
      .join(" "),
  );
  const names = [...new Set([usual, ...others.split(" ")])].filter((name) => name !== "" && name !== text);
  const example = text || usual || "name";
  return (
    <FieldBox path={path} {...around}>
      <TextField
        label={spec.label}
        value={text}
        onValueChange={type}
        hint={missingHint(isMissing) ?? `From addresses that end in ?${example}=…`}
        error={error}
        list={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </FieldBox>
  );
}
