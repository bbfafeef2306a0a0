import { useBlockContext } from "../context.tsx";
import type { Property, Row } from "../parts/data/properties.ts";
import { PropertyText } from "../parts/data/PropertyText.tsx";
import type { RowList } from "../parts/data/row-list.ts";
import { RowPicture } from "./RowPicture.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { describing, hasPictures, rowParts } from "./row-parts.ts";

const SIZES = "(width >= 68rem) 24rem, (width >= 42rem) 48vw, 100vw";

/** All that a visitor may want to compare: picture, name, a text and some facts. */
function RowCard({ row, list, described, eager }: { row: Row; list: RowList; described?: Property; eager?: boolean }) {
  const context = useBlockContext();
  const { properties, entity } = list;
  const words = { ...context, entry: entity.title, described };
  const { title, second, picture, text, facts } = rowParts(row, properties, words);
  return (
    <li className="row-card">
      {hasPictures(list) && <RowPicture picture={picture} title={title} ratio={4 / 3} sizes={SIZES} eager={eager} />}
      <div className="row-words">
        <h2 className="text-subtitle">
          <RowTitle title={title} href={row.href} />
        </h2>
        {second && <p className="row-second">{second}</p>}
        {text && <p className="row-text">{text}</p>}
        {facts.length > 0 && (
          <dl className="row-facts">
            {facts.map((property) => (
              <div key={property.id}>
                <dt>{property.title}</dt>
                <dd>
                  <PropertyText row={row} property={property} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** Rows as cards that are read one after the other. */
export function RowCards({ list }: { list: RowList }) {
  const { isLead } = useBlockContext();
  const described = describing(list);
  return (
    <ul className="row-cards" aria-label={list.entity.titlePlural}>
      {list.rows.map((row, index) => (
        <RowCard key={row.id} row={row} list={list} described={described} eager={isLead && index === 0} />
      ))}
    </ul>
  );
}
