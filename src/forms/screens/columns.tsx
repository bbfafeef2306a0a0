import type { ReactNode } from "react";
import type { Column } from "#ui/kit";
import { Moment } from "#client";

/** A text on one line; on phones, where each row is a card, in full. */
function Line({ text }: { text: string }) {
  return (
    <span title={text} className="block max-md:wrap-anywhere md:truncate">
      {text}
    </span>
  );
}

/** A text column; all of them share the width. `wideOnly` leaves it out on phones. */
export function textColumn<Row>(id: string, header: string, text: (row: Row) => string, wideOnly = false): Column<Row> {
  return { id, header, wideOnly, width: "minmax(6rem, 1fr)", cell: (row): ReactNode => <Line text={text(row)} /> };
}

/** Who sent it; links to the details. */
export function personColumn<Row extends { firstName: string; lastName: string }>(): Column<Row> {
  const name = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`;
  return { ...textColumn("name", "Name", name), width: "minmax(9rem, 1fr)" };
}

/** The page it was sent from. */
export function pageColumn<Row extends { pagePath: string }>(): Column<Row> {
  return { ...textColumn("page", "Page", ({ pagePath }: Row) => pagePath, true), width: "minmax(5rem, 0.7fr)" };
}

/** When it was sent. */
export function timeColumn<Row extends { createdAt: string }>(): Column<Row> {
  return {
    id: "received",
    header: "Received",
    cell: ({ createdAt }) => (
      // Above the row's link, so that the tooltip with the exact time appears.
      <span className="relative whitespace-nowrap tabular-nums">
        <Moment at={createdAt} />
      </span>
    ),
  };
}
