import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import { Gain } from "./Gain.tsx";
import { Numbered } from "./Numbered.tsx";
import type { Row } from "./rows.ts";

/** The advantages on a wide screen: a real table with hairlines, in which the gains stand out. */
export function Table({ caption, rows }: { caption: string; rows: Row[] }) {
  const { advantage, howItWorks, gain } = useBlockContext().texts.advantages;
  return (
    <table className="advantages-table hidden @lg:table">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{advantage}</th>
          <th scope="col">{howItWorks}</th>
          <th scope="col">{gain}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={itemKey(row, index)}>
            <th scope="row">
              <Numbered row={row} />
            </th>
            <td>{row.howItWorks}</td>
            <td>
              <Gain row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
