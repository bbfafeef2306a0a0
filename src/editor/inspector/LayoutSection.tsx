import { useId } from "react";
import { layoutSchema } from "#blocks";
import type { Path } from "#publishing";
import { Field } from "../form/Field.tsx";
import { describeFields, type FieldSpec } from "../form/field-spec.ts";
import { isCss } from "./form-parts.ts";

type Option = { spec: FieldSpec; path: Path };

/** @returns the options of the layout as one list of fields: "Padding x" instead of a group with "X". */
function optionsOf(fields: readonly FieldSpec[]): Option[] {
  return fields.flatMap((group): Option[] => {
    if (group.control !== "object") return [{ spec: group, path: ["layout", group.name] }];
    return group.fields.map((field) => {
      const label = group.fields.length > 1 ? `${group.label} ${field.label.toLowerCase()}` : field.label;
      return { spec: { ...field, label }, path: ["layout", group.name, field.name] };
    });
  });
}

const OPTIONS = optionsOf(describeFields(layoutSchema));
const isOfCss = ({ path }: Option) => isCss(path);

function render({ spec, path }: Option) {
  return <Field key={path.join(" ")} {...{ spec, path }} />;
}

/** A block's layout (spec 3), but for its rules in CSS. */
export function LayoutSection() {
  const id = useId();
  const isChoice = ({ spec }: Option) => spec.control === "select";
  return (
    <section aria-labelledby={id} className="mt-2 grid gap-4">
      <h3 id={id} className="text-base font-semibold">
        Layout
      </h3>
      <div className="grid grid-cols-2 gap-3">{OPTIONS.filter(isChoice).map(render)}</div>
      {OPTIONS.filter((option) => !isChoice(option) && !isOfCss(option)).map(render)}
    </section>
  );
}

/** A block's own rules in CSS, part of its layout. */
export function CssField() {
  return OPTIONS.filter(isOfCss).map(render);
}
