import { Sparkles } from "lucide-react";
import type { ListedCall } from "../contract.ts";
import { DataTable, EmptyState, LoadMore, StatusBadge, type Column, TwoLines } from "#ui/kit";
import { useList } from "./client.ts";
import { Moment, numbered } from "#client";
import { askerText, costText, durationText, failureText, modelParts, outcomeOf, taskText } from "./usage-text.ts";

function Model({ model }: ListedCall) {
  const { name, provider } = modelParts(model);
  return <TwoLines below={provider}>{name}</TwoLines>;
}

function Tokens(call: ListedCall) {
  const { inputTokens, outputTokens, outcome } = call;
  if (outcome === "running" || outcome === "lost") return "–";
  return (
    <TwoLines below={costText(call)}>
      <span className="tabular-nums" title={`${numbered(inputTokens)} read, ${numbered(outputTokens)} written`}>
        {numbered(inputTokens + outputTokens)}
      </span>
    </TwoLines>
  );
}

function Outcome(call: ListedCall) {
  const { text, tone } = outcomeOf(call);
  return (
    <TwoLines below={[failureText(call), durationText(call)].filter(Boolean).join(", ")}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </TwoLines>
  );
}

const COLUMNS: readonly Column<ListedCall>[] = [
  {
    id: "task",
    header: "Task",
    width: "minmax(9rem, 1.4fr)",
    cell: (call) => <TwoLines below={call.pageTitle}>{taskText(call)}</TwoLines>,
  },
  { id: "model", header: "Model", width: "minmax(7rem, 1fr)", cell: Model },
  { id: "tokens", header: "Tokens, cost", align: "end", cell: Tokens },
  { id: "outcome", header: "Outcome", width: "minmax(7.5rem, 0.8fr)", cell: Outcome },
  {
    id: "user",
    header: "Asked by",
    width: "minmax(8.5rem, 0.7fr)",
    cell: (call) => <TwoLines below={<Moment at={call.at} />}>{askerText(call)}</TwoLines>,
  },
];

/** The calls of models, newest first. */
export function CallTable() {
  const { more, ...list } = useList("GET /api/ai/usage");
  return (
    <>
      <DataTable
        label="Calls of language models"
        columns={COLUMNS}
        {...list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Sparkles />} title="Nothing has been written with AI yet">
            Open a page in the editor and let a model write a block.
          </EmptyState>
        }
      />
      <LoadMore {...more} />
    </>
  );
}
