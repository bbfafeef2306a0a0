import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { answerOf } from "../parts/form/shown-answer.ts";
import { Confirmation } from "./Confirmation.tsx";
import { ROW_ACTION } from "./row-action.ts";
import { RowForm } from "./RowForm.tsx";
import type { RowsNew, RowsNewData } from "./schema.ts";

/**
 * The confirmation of a created row, or else the form. At the limit a card is in its place; a post that the limit refused
 * keeps its form, so that nothing entered is lost.
 */
function Entry({ data, hidden }: { data: RowsNewData; hidden?: readonly string[] }) {
  const { form, idPrefix, texts } = useBlockContext();
  const state = form(ROW_ACTION);
  const answer = answerOf(state);
  const isHere = data.createdIn === undefined || data.createdIn === idPrefix;
  if (data.created && isHere && !answer) return <Confirmation created={data.created} data={data} hidden={hidden} />;
  if (data.isFull && !answer) return <EmptyState icon="Layers" text={texts.rows.full} hint={texts.rows.fullHint} />;
  return <RowForm data={data} state={state} answer={answer} />;
}

/** Only pages have data: the editor shows a note in its place, and doesn't load the form. */
const ShownEntry = import.meta.env.SSR ? Entry : () => null;

/** A form for a new row of an entity, or a note that nothing can be entered. */
export function View({ content, data }: ViewProps<RowsNew, RowsNewData | undefined>) {
  const { closed, closedHint } = useBlockContext().texts.rows;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="PenLine" text={closed} hint={closedHint} />}>
        {data && <ShownEntry data={data} hidden={content.hiddenProperties} />}
      </DataArea>
    </BlockSection>
  );
}
