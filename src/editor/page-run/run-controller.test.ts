import { expect, it, vi } from "vitest";
import type { KeptValues } from "#ui/kit";
import type { Generate } from "../generator/generate.ts";
import { openDocument } from "../test-document.ts";
import { RUN } from "./kept-run.ts";
import { RunController } from "./run-controller.ts";
import { newRun, plannedBlock } from "./run-state.ts";

function keepInMemory(): KeptValues {
  const values = new Map<string, unknown>();
  return {
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, structuredClone(value)),
    drop: (name) => void values.delete(name),
  };
}

const ASKED = { context: "First", model: "", tone: "", where: "end" };

it("the context of a link that waits for another run to be decided survives a reload", () => {
  const kept = keepInMemory();
  const page = openDocument([]);
  const open = (request?: Generate["request"]) => {
    const generate = { status: () => new Promise<never>(() => {}), run: () => new Promise<never>(() => {}), request };
    return new RunController({ ...page, generate, kept, newKey: () => crypto.randomUUID() });
  };
  const block = plannedBlock("k1", { type: "heading", purpose: "" });
  kept.write(RUN, { ...newRun("r", ASKED), phase: "writing", blocks: [block] });
  open({ context: "Second", isTrusted: true });
  const reloaded = open();
  expect(reloaded.run.asked.context).toBe("First");
  reloaded.reject();
  expect([reloaded.run.phase, reloaded.run.asked.context, page.ui.get().pageRun]).toEqual(["asking", "Second", "open"]);
  expect(open().run.asked.context).toBe("Second");
});

it("no more blocks are asked for once the server takes none, until they are retried", async () => {
  const kept = keepInMemory();
  const types = ["heading", "faq", "newsletter", "content", "heading", "faq"];
  const blocks = types.map((type, index) => plannedBlock(`k${index}`, { type, purpose: "" }));
  kept.write(RUN, { ...newRun("r", ASKED), phase: "outline", blocks });
  let asked = 0;
  const run = async () => {
    asked += 1;
    throw new DOMException("The budget is used up", "NotAllowedError");
  };
  const generate = { status: () => new Promise<never>(() => {}), run };
  const controller = new RunController({ ...openDocument([]), generate, kept, newKey: () => crypto.randomUUID() });
  controller.write();
  const failed = types.map(() => ({ state: "failed", message: "The budget is used up" }));
  await expect.poll(() => controller.run.blocks).toMatchObject(failed);
  expect(asked).toBe(3);
  controller.retry("k5");
  await expect.poll(() => asked).toBe(4);
});

it("a block whose connection was lost is requested again once there may be one, as after a restart", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", vi.fn());
  const kept = keepInMemory();
  kept.write(RUN, {
    ...newRun("r", ASKED),
    phase: "outline",
    blocks: [plannedBlock("k", { type: "faq", purpose: "" })],
  });
  let asked = 0;
  const run = async () => {
    asked += 1;
    throw new DOMException("The server can’t be reached.", "NetworkError");
  };
  const generate = { status: () => new Promise<never>(() => {}), run };
  const controller = new RunController({ ...openDocument([]), generate, kept, newKey: () => crypto.randomUUID() });
  controller.write();
  await vi.advanceTimersByTimeAsync(4000);
  expect([asked, controller.run.blocks[0]?.state]).toEqual([1, "writing"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked, controller.run.blocks[0]?.state]).toEqual([2, "failed"]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
