import { expect, it } from "vitest";
import type { Operation } from "#publishing";
import { open, Server, settle } from "../../../tests/draft-server.ts";
import type { DraftDocument } from "./document.ts";
import { conflictNow, settleConflict } from "./settle-conflict.ts";

const EDIT = { label: "Edit" };
const set = (value: string): Operation => ({ type: "set", key: "b1", path: ["faq", "headline"], value });
const REMOVE: Operation = { type: "remove", key: "b1" };

/** Someone whose change came second, and someone else who goes on changing the same. */
function conflicting(mine: Operation, first = set("Theirs")) {
  const server = new Server();
  const [own, other, third] = [open(server), open(server, "Olga"), open(server, "Tom")];
  const change = (document: DraftDocument, operation: Operation) => {
    document.change([operation], EDIT);
    settle(server, document);
  };
  own.change([mine], EDIT);
  change(other, first);
  settle(server, own);
  const shown = () => own.view().conflicts.map((one) => conflictNow(own, one));
  const since = (operation: Operation, author = other) => {
    settle(server, author);
    change(author, operation);
    settle(server, own);
  };
  const bringBack = () => {
    other.undo();
    settle(server, other);
    settle(server, own);
  };
  const keepMine = () => {
    for (const one of shown()) expect(settleConflict(own, one.id, "mine", one)).toBeUndefined();
    settle(server, own);
  };
  const stored = () => server.state.draft.blocks.find(({ key }) => key === "b1")?.faq;
  return { third, shown, since, bringBack, keepMine, stored };
}

it("a conflict shows what they have now, and mine then replaces it without another question", () => {
  const { shown, since, keepMine, stored } = conflicting(set("Mine"));
  since(set("Theirs, later"));
  expect(shown()).toMatchObject([{ reason: "changed", currentValue: "Theirs, later" }]);
  keepMine();
  expect([stored(), shown()]).toMatchObject([{ headline: "Mine" }, []]);
});

it("a conflict names the person whose version it shows", () => {
  const { third, shown, since } = conflicting(set("Mine"));
  expect(shown()).toMatchObject([{ by: { name: "Olga" }, currentValue: "Theirs" }]);
  since(set("Theirs, later"), third);
  expect(shown()).toMatchObject([{ by: { name: "Tom" }, currentValue: "Theirs, later" }]);
});

it("a conflict in what they have since removed offers to bring it back", () => {
  const { shown, since, keepMine, stored } = conflicting(set("Mine"));
  since(REMOVE);
  expect(shown()).toMatchObject([{ reason: "removed", currentValue: { key: "b1" } }]);
  keepMine();
  expect(stored()).toMatchObject({ headline: "Mine" });
});

it("a removal that came second is over once they have removed the same", () => {
  const { shown, since } = conflicting(REMOVE);
  expect(shown()).toMatchObject([{ reason: "changed" }]);
  since(REMOVE);
  expect(shown()).toMatchObject([{ reason: "removed", operation: { type: "remove" } }]);
});

it("a change of what was removed doesn't replace what they have written there since they brought it back", () => {
  const { shown, since, bringBack, keepMine, stored } = conflicting(set("Mine"), REMOVE);
  expect(shown()).toMatchObject([{ reason: "removed" }]);
  bringBack();
  since(set("Theirs, later"));
  expect(shown()).toMatchObject([{ reason: "changed", currentValue: "Theirs, later" }]);
  keepMine();
  expect([stored(), shown()]).toMatchObject([{ headline: "Mine" }, []]);
});
