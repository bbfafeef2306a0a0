import { cx, formatNumber } from "#shared";
import { useBlockContext } from "../context.tsx";
import { visibleProperties, type Property, type Row } from "../parts/data/properties.ts";
import { PropertyText } from "../parts/data/PropertyText.tsx";
import type { RowsListData } from "./schema.ts";

const numeric = ({ type }: Property) => cx(type === "number" && "text-right tabular-nums");

function TableRow({ row, properties, head }: { row: Row; properties: readonly Property[]; head?: Property }) {
  return (
    <tr>
      {properties.map((property) =>
        property === head ? (
          <th key={property.id} scope="row" className={numeric(property)}>
            <PropertyText row={row} property={property} />
          </th>
        ) : (
          <td key={property.id} className={numeric(property)}>
            <PropertyText row={row} property={property} />
          </td>
        ),
      )}
    </tr>
  );
}

/** Rows as a table that scrolls inside itself where it is wider than the screen. */
export function RowsTable({ data, hidden }: { data: RowsListData; hidden?: readonly string[] }) {
  const { idPrefix, locale, texts } = useBlockContext();
  const { entity, rows, total } = data;
  const properties = visibleProperties(data.properties, hidden);
  const head = properties.find(({ isDisplay }) => isDisplay) ?? properties[0];
  const captionId = `${idPrefix}-caption`;
  const count = (value: number) => formatNumber(value, locale);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard */}
      <div role="group" aria-labelledby={captionId} tabIndex={0} className="rows-window">
        <table className="rows-table">
          <caption id={captionId}>{entity.titlePlural}</caption>
          <thead>
            <tr>
              {properties.map((property) => (
                <th key={property.id} scope="col" className={numeric(property)}>
                  {property.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.id} row={row} properties={properties} head={head} />
            ))}
          </tbody>
        </table>
      </div>
      {total > rows.length && (
        <p className="mt-4 text-sm text-ink-soft">
          {texts.rows.shown.replace("{shown}", count(rows.length)).replace("{total}", count(total))}
        </p>
      )}
    </>
  );
}
