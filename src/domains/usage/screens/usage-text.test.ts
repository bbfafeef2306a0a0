import { expect, it } from "vitest";
import type { ListedCall } from "../contract.ts";
import { askerText, costText, dollarText, durationText, failureText, modelParts, taskText } from "./usage-text.ts";

const CALL: ListedCall = {
  id: "1",
  at: "2026-11-21T12:00:00.000Z",
  user: "Ada",
  task: "block",
  blockType: "faq",
  blockLabel: "FAQ",
  model: "openai/gpt-4.1",
  inputTokens: 1000,
  outputTokens: 500,
  cost: 0.006,
  durationMs: 4210,
  outcome: "done",
};

it("says what a call was for", () => {
  expect(taskText(CALL)).toBe("Write a block: FAQ");
  expect(taskText({ ...CALL, blockLabel: undefined })).toBe("Write a block: faq");
  expect(taskText({ ...CALL, task: "plan", blockType: undefined, blockLabel: undefined })).toBe("Plan a page");
});

it("says who asked: a person, also one who is gone, or an automation", () => {
  const step: ListedCall = { ...CALL, task: "automation", user: "", blockType: undefined, blockLabel: undefined };
  expect([taskText(step), askerText(step)]).toEqual(["Step of an automation", "An automation"]);
  expect(askerText(CALL)).toBe("Ada");
  expect(askerText({ ...CALL, user: "" })).toBe("Deleted account");
});

it("says why a call gave no reply, whatever the reason", () => {
  expect(failureText(CALL)).toBeUndefined();
  expect(failureText({ ...CALL, outcome: "failed", failure: "TIMEOUT" })).toBe("Took too long");
  expect(failureText({ ...CALL, outcome: "failed", failure: "INCOMPLETE" })).toBe("Reply cut off");
  expect(failureText({ ...CALL, outcome: "failed", failure: "OTHER" })).toBe("Provider failed");
  expect(failureText({ ...CALL, outcome: "lost" })).toBe("Server stopped first");
});

it.each([
  ["openai/gpt-4.1", { name: "gpt-4.1", provider: "openai" }],
  ["orchestration/ollama:llama3.2:latest", { name: "llama3.2:latest", provider: "ollama" }],
  ["orchestration/claude-sonnet-4-5", { name: "claude-sonnet-4-5", provider: "orchestration" }],
  ["gpt-4o", { name: "gpt-4o" }],
])("splits the model name %s", (model, parts) => {
  expect(modelParts(model)).toEqual(parts);
});

it("writes small amounts to a hundredth of a cent, and none where the price isn't known", () => {
  expect([0, 0.0042, 0.5, 3.4].map(dollarText)).toEqual(["$0.00", "$0.0042", "$0.50", "$3.40"]);
  expect(costText({ ...CALL, cost: undefined })).toBe("Price not known");
  expect(costText({ ...CALL, cost: undefined, outcome: "running" })).toBeUndefined();
});

it("writes how long a call took", () => {
  expect(durationText(CALL)).toBe("4.2 s");
  expect(durationText({ ...CALL, durationMs: 119_900 })).toBe("1 min 59 s");
  expect(durationText({ ...CALL, outcome: "lost" })).toBeUndefined();
});
