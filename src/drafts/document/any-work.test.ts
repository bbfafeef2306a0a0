import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes, draftOf, open, Server, settle } from "../../../tests/draft-server.ts";
import { propertyRuns } from "../../../tests/property-runs.ts";
import { anyOperation } from "../../publishing/operations/random-operations.ts";

const RUNS = propertyRuns(500);

const act = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    ...(["edit", "edit", "edit", "undo", "redo", "send", "send and lose the answer", "hear"] as const),
    ...(["send and read the draft", "read the draft"] as const),
  ),
  operation: anyOperation,
});

describe("random edits of the editor's document", () => {
  it("by three people lead to the same bytes, whatever is lost, late or undone on the way", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 10, maxLength: 60, size: "max" }), (acts) => {
        const server = new Server();
        const documents = [open(server), open(server), open(server)];
        for (const { who, what, operation } of acts) {
          const document = documents[who];
          if (!document) continue;
          if (what === "edit") document.change([operation], { label: "Edit" });
          if (what === "undo") document.undo();
          if (what === "redo") document.redo();
          if (what === "hear") document.receive({ revision: server.revision, operations: server.log });
          if (what === "read the draft") document.receive(draftOf(server));
          const batch = what.startsWith("send") ? document.takeBatch() : undefined;
          const answer = batch && server.take(batch);
          if (answer && what === "send") document.receive(answer, batch.batchId);
          if (answer && what === "send and read the draft") {
            document.receive({ ...draftOf(server), conflicts: answer.conflicts }, batch.batchId);
          }
        }
        settle(server, ...documents);
        for (const document of documents) {
          expect(bytes(document.view().draft)).toBe(bytes(server.state.draft));
          expect(document.view().unsaved).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it("that are all undone leave the same bytes as before, on the server too", { tags: ["slow"] }, () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 40, size: "max" }), fc.nat(40), (operations, sentAfter) => {
        const server = new Server();
        const document = open(server);
        const before = bytes(document.view().draft);
        for (const [index, operation] of operations.entries()) {
          document.change([operation], { label: "Edit" });
          if (index === sentAfter) settle(server, document);
        }
        const after = bytes(document.view().draft);
        while (document.undo());
        expect(bytes(document.view().draft)).toBe(before);
        while (document.redo());
        expect(bytes(document.view().draft)).toBe(after);
        while (document.undo());
        settle(server, document);
        expect(bytes(server.state.draft)).toBe(before);
        expect(document.view().conflicts).toEqual([]);
      }),
      RUNS,
    );
  });
});
