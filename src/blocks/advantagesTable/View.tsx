import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Accordion } from "./Accordion.tsx";
import { toRows } from "./rows.ts";
import type { AdvantagesTable } from "./schema.ts";
import { Sources } from "./Sources.tsx";
import { Table } from "./Table.tsx";

/** Advantages as a table on a wide screen and as an accordion below; both are in the page, CSS shows one (spec 2). */
export function View({ content }: ViewProps<AdvantagesTable>) {
  const rows = toRows(content);
  const citations = content.citations.filter(({ symbol, title, text }) => symbol && (title || text));
  return (
    <BlockSection labelled={Boolean(content.headline)}>
      <SectionHeading headline={content.headline} />
      {rows.length > 0 && (
        <div className="mt-10">
          <Table caption={content.headline} rows={rows} />
          <Accordion rows={rows} />
        </div>
      )}
      {citations.length > 0 && <Sources citations={citations} />}
    </BlockSection>
  );
}
