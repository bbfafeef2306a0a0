import { useBlockContext } from "../context.tsx";
import type { Row } from "../parts/data/properties.ts";
import type { RowList } from "../parts/data/row-list.ts";
import { RowPicture } from "./RowPicture.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { hasPictures, rowParts } from "./row-parts.ts";

const SIZES = "(width >= 64rem) 17rem, (width >= 40rem) 30vw, 48vw";

/** What a row is recognised by: its picture and its name. */
function RowTile({ row, list, eager }: { row: Row; list: RowList; eager?: boolean }) {
  const context = useBlockContext();
  const { properties, entity } = list;
  const { title, second, picture } = rowParts(row, properties, { ...context, entry: entity.title });
  return (
    <li className="row-tile">
      {hasPictures(list) && <RowPicture picture={picture} title={title} ratio={1} sizes={SIZES} eager={eager} />}
      <div>
        <h2>
          <RowTitle title={title} href={row.href} />
        </h2>
        {second && <p className="row-second">{second}</p>}
      </div>
    </li>
  );
}

/** Many rows at a glance. */
export function RowGrid({ list }: { list: RowList }) {
  const { isLead } = useBlockContext();
  return (
    <ul className="row-grid" aria-label={list.entity.titlePlural}>
      {list.rows.map((row, index) => (
        <RowTile key={row.id} row={row} list={list} eager={isLead && index === 0} />
      ))}
    </ul>
  );
}
