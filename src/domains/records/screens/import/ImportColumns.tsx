import { Alert, SelectField } from "#ui/kit";
import { presentProperties, type Entity } from "../../entities/property.ts";
import type { ImportState } from "./import-state.ts";
import type { FoundColumn } from "./send-piece.ts";

type ImportColumnsProps = {
  entity: Entity;
  columns: readonly FoundColumn[];
  chosen: ImportState["chosen"];
  onChoose: (chosen: ImportState["chosen"]) => void;
};

/** The properties that rows need and that no column has. */
function missingTitles(entity: Entity, columns: readonly FoundColumn[]): string[] {
  const found = new Set(columns.map(({ property }) => property));
  return presentProperties(entity)
    .filter(({ isRequired, default: value, name }) => isRequired && value === undefined && !found.has(name))
    .map(({ title }) => `“${title}”`);
}

/** Which property each column of the file fills, with some of its cells. */
export function ImportColumns({ entity, columns, chosen, onChoose }: ImportColumnsProps) {
  const missing = missingTitles(entity, columns);
  const offered = presentProperties(entity).map(({ name, title }) => ({ value: name, label: title }));
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">Columns</h3>
      {missing.length > 0 && (
        <Alert kind="info">
          {`No column has ${missing.join(", ")}, and a row isn’t stored without ${missing.length === 1 ? "it" : "them"}.`}
        </Alert>
      )}
      <ul aria-label="Columns" className="divide-y divide-line rounded-control border border-line">
        {columns.map(({ heading, property, samples }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same heading
            key={index}
            className="grid items-center gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <span className="grid min-w-0">
              <span className="truncate font-medium">{heading.trim() || `Column ${index + 1}`}</span>
              <span className="truncate text-sm text-ink-soft">{samples.join(" · ") || "Empty"}</span>
            </span>
            <SelectField
              label={`Property for ${heading.trim() || `column ${index + 1}`}`}
              labelHidden
              value={property ?? ""}
              options={[{ value: "", label: "Leave out" }, ...offered]}
              onValueChange={(name) => onChoose(withColumn(columns, chosen, heading, name))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A property fills one column: the one that had it is left out. */
function withColumn(
  columns: readonly FoundColumn[],
  chosen: ImportState["chosen"],
  heading: string,
  name: string,
): ImportState["chosen"] {
  const former = columns.find(({ property }) => name !== "" && property === name)?.heading;
  return { ...chosen, ...(former !== undefined && former !== heading && { [former]: "" }), [heading]: name };
}
