import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import {
  displayProperties,
  valueText,
  visibleProperties,
  type Property,
  type RowPage,
} from "../parts/data/properties.ts";
import { PropertyList } from "../parts/data/PropertyList.tsx";
import type { RowsOverview } from "./schema.ts";

/** A row's name as the heading, and below it the other values that it has. */
function Overview({ data: { entity, properties, row } }: { data: RowPage }) {
  const { idPrefix, isLead, locale, texts } = useBlockContext();
  const Title = isLead ? "h1" : "h2";
  const textOf = (one: Property) => valueText(row.values[one.name], one, locale, texts.rows);
  const given = visibleProperties(properties).filter((one) => textOf(one) !== "");
  const [naming] = displayProperties(given);
  const others = given.filter((one) => one !== naming);
  return (
    <div className="mx-auto max-w-3xl">
      {naming && <p className="text-sm font-semibold text-brand">{entity.title}</p>}
      <Title id={`${idPrefix}-title`} className="mb-8 text-title">
        {naming ? textOf(naming) : entity.title}
      </Title>
      {others.length > 0 && <PropertyList row={row} properties={others} />}
    </div>
  );
}

/** Only pages have data: the editor shows a note or the server's preview in its place, and doesn't load its views. */
const Shown = import.meta.env.SSR ? Overview : () => null;

/** A row's properties as a list of terms, or a note that it wasn't found. */
export function View({ content, data }: ViewProps<RowsOverview, RowPage | undefined>) {
  const { missing, missingHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="ReceiptText" text={missing} hint={missingHint} />}>
        {data && <Shown data={data} />}
      </DataArea>
    </BlockSection>
  );
}
