/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget that a table is one when it is laid out as cards */
import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { valueText, visibleProperties, type Property, type Row } from "../parts/data/properties.ts";
import { PropertyText } from "../parts/data/PropertyText.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { TextLink } from "../parts/TextLink.tsx";
import { isWordy } from "./row-parts.ts";
import { listAddress } from "./list-address.ts";

const numeric = ({ type }: Property) => cx((type === "number" || type === "money") && "rows-number");

/** What names a row leads to the row's page where it has one: then a value that is a link itself is plain text. */
function RowHead({ row, property, entry }: { row: Row; property: Property; entry: string }) {
  const { locale, texts } = useBlockContext();
  if (!row.href) return <PropertyText row={row} property={property} />;
  const text = property.type === "image" ? "" : valueText(row.values[property.name], property, locale, texts.rows);
  return <TextLink href={row.href}>{text || entry}</TextLink>;
}

type RowProps = {
  row: Row;
  properties: readonly Property[];
  head?: Property;
  wordy: ReadonlySet<Property>;
  entry: string;
};

/** On narrow screens each row is a card: roles keep the table a table there, and each value has its property's name. */
function TableRow({ row, properties, head, wordy, entry }: RowProps) {
  return (
    <tr role="row">
      {properties.map((property) => {
        if (property === head) {
          return (
            <th key={property.id} role="rowheader" scope="row" className={numeric(property)}>
              <RowHead row={row} property={property} entry={entry} />
            </th>
          );
        }
        return (
          <td
            key={property.id}
            role="cell"
            className={cx(numeric(property), wordy.has(property) && "rows-text")}
            data-short={wordy.has(property) && row.href ? "" : undefined}
          >
            <span className="rows-label" aria-hidden="true">
              {property.title}
            </span>
            <span>
              <PropertyText row={row} property={property} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The title of a column, as a link where the list can be sorted by it: upwards first, then downwards. */
function Column({ list, property }: { list: RowList; property: Property }) {
  const { sort } = list;
  const isUp = sort === property.name;
  const isDown = sort === `-${property.name}`;
  const order = isUp ? "ascending" : "descending";
  return (
    <th role="columnheader" scope="col" className={numeric(property)} aria-sort={isUp || isDown ? order : undefined}>
      {property.isSortable ? (
        <a href={listAddress(list, { sort: isUp ? `-${property.name}` : property.name })} rel="nofollow">
          {property.title}
          {(isUp || isDown) && <Icon name="ChevronDown" />}
        </a>
      ) : (
        property.title
      )}
    </th>
  );
}

/** Rows as a table; as cards on narrow screens. */
export function RowsTable({ list }: { list: RowList }) {
  const { idPrefix } = useBlockContext();
  const { entity, rows } = list;
  const properties = visibleProperties(list.properties);
  const head = properties.find(({ isDisplay }) => isDisplay) ?? properties[0];
  const wordy = new Set(properties.filter((property) => isWordy(list, property)));
  const captionId = `${idPrefix}-caption`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
    <div role="group" aria-labelledby={captionId} tabIndex={0} className="rows-window">
      <table role="table" className="rows-table">
        <caption id={captionId}>{entity.titlePlural}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {properties.map((property) => (
              <Column key={property.id} list={list} property={property} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={row.id} {...{ row, properties, head, wordy }} entry={entity.title} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
