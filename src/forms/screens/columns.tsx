import type { ReactNode } from "react";
import type { Column } from "#ui/kit";
import { Moment } from "#client";

/** A text on one line; on phones, where each entry is a card, all of it. */
function Line({ text }: { text: string }) {
  return (
    <span title={text} className="block max-md:wrap-anywhere md:truncate">
      {text}
    </span>
  );
}

/** A column of texts that share the room; `wideOnly` leaves it out on phones. */
export function textColumn<Entry>(
  id: string,
  header: string,
  text: (entry: Entry) => string,
  wideOnly = false,
): Column<Entry> {
  return { id, header, wideOnly, width: "minmax(6rem, 1fr)", cell: (entry): ReactNode => <Line text={text(entry)} /> };
}

/** Who sent it; the column that leads to all of it. */
export function personColumn<Entry extends { firstName: string; lastName: string }>(): Column<Entry> {
  const name = ({ firstName, lastName }: Entry) => `${firstName} ${lastName}`;
  return { ...textColumn("name", "Name", name), width: "minmax(9rem, 1fr)" };
}

/** The page it was sent from. */
export function pageColumn<Entry extends { pagePath: string }>(): Column<Entry> {
  return { ...textColumn("page", "Page", ({ pagePath }: Entry) => pagePath, true), width: "minmax(5rem, 0.7fr)" };
}

/** When it was sent. */
export function timeColumn<Entry extends { createdAt: string }>(): Column<Entry> {
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
