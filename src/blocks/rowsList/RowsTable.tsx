/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget that a table is one when it is laid out as cards */
import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { visibleProperties, type Property, type Row, type RowList } from "../parts/data/properties.ts";
import { PropertyText } from "../parts/data/PropertyText.tsx";
import { TextLink } from "../parts/TextLink.tsx";
import { listAddress } from "./list-address.ts";

const numeric = ({ type }: Property) => cx((type === "number" || type === "money") && "rows-number");

/** On narrow screens each row is a card: roles keep the table a table there, and each value has its property's name. */
function TableRow({ row, properties, head }: { row: Row; properties: readonly Property[]; head?: Property }) {
  return (
    <tr role="row">
      {properties.map((property) => {
        const value = <PropertyText row={row} property={property} />;
        if (property === head) {
          return (
            <th key={property.id} role="rowheader" scope="row" className={numeric(property)}>
              {row.href ? <TextLink href={row.href}>{value}</TextLink> : value}
            </th>
          );
        }
        return (
          <td key={property.id} role="cell" className={numeric(property)}>
            <span className="rows-label" aria-hidden="true">
              {property.title}
            </span>
            <span>{value}</span>
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
            <TableRow key={row.id} row={row} properties={properties} head={head} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
