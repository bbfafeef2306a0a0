import { expect, it } from "vitest";
import { settleConflict, type OpenConflict } from "#drafts";
import { keyOf, type Operation } from "#publishing";
import type { JsonObject } from "#shared";
import { open, Server, settle } from "../../../../tests/draft-server.ts";
import { settledWith, settlesItself } from "./settling.ts";

const list = { key: "b1", path: ["faq", "items"] };

/** Someone who moves the last item of a block to its beginning, and more, while someone else removes something. */
function moving(removal: (item: string) => Operation, more: (item: string) => Operation[], isSentFirst = false) {
  const server = new Server();
  const [mine, theirs] = [open(server), open(server)];
  const items = () => {
    const block = server.state.draft.blocks.find((one) => keyOf(one) === "b1");
    return ((block?.faq as JsonObject | undefined)?.items ?? []) as { key: string; question?: string }[];
  };
  const last = items().at(-1)?.key ?? "";
  const all = (): readonly OpenConflict[] => mine.view().conflicts;
  const toDecide = () => all().filter((one) => !settlesItself(all(), one));
  theirs.change([removal(last)], { label: "Remove" });
  settle(server, theirs);
  mine.change([{ type: "move", key: last, after: null, in: list }], { label: "Move" });
  const sent = isSentFirst ? mine.takeBatch() : undefined;
  mine.change(more(last), { label: "Write" });
  if (sent) mine.receive(server.take(sent), sent.batchId);
  for (const one of all()) if (settlesItself(all(), one)) settleConflict(mine, one.id, "theirs");
  settle(server, mine);
  const bringBack = () => {
    const [first] = toDecide();
    for (const one of first ? settledWith(all(), first) : []) settleConflict(mine, one.id, "mine", one);
    settle(server, mine);
  };
  return { last, items, all, toDecide, bringBack };
}

const write = (item: string): Operation[] => [
  { type: "set", key: "b1", path: [...list.path, item, "question"], value: "Mine" },
];

const removals = [
  ["the block", (): Operation => ({ type: "remove", key: "b1" })],
  ["the item", (item: string): Operation => ({ type: "remove", key: item, in: list })],
] as const;

it.each(
  removals.flatMap(([what, removal]) => [
    [what, "at once", removal, false] as const,
    [what, "after the move was sent", removal, true] as const,
  ]),
)("%s comes back with what was written in it %s, where it was moved", (_what, _when, removal, isSentFirst) => {
  const { last, items, all, toDecide, bringBack } = moving(removal, write, isSentFirst);
  expect(toDecide()).toHaveLength(2);
  bringBack();
  expect(items()[0]).toMatchObject({ key: last, question: "Mine" });
  expect(all()).toEqual([]);
});

it("nobody is asked about nothing but a move in what was removed", () => {
  const { all, toDecide } = moving(
    () => ({ type: "remove", key: "b1" }),
    () => [],
  );
  expect([all().length, toDecide().length]).toEqual([1, 0]);
});
