/* oxlint-disable unicorn/no-thenable -- the steps of a branch, which nothing takes for a promise */
import fc from "fast-check";

/** What a random port does at one of its calls: `dies` is a process that is killed while it waits for an answer. */
export type Fault = "done" | "retry" | "failed" | "throws" | "dies";
/** What happens to calls, most of which succeed. */
export const fault = fc.constantFrom<Fault>("done", "done", "done", "done", "retry", "throws", "dies", "failed");
/** The same for what acts in our own database. */
export const ownFault = fc.constantFrom("done", "done", "done", "done", "done", "throws", "refused");

const simple = fc.constantFrom<object>(
  { type: "mail", subject: "s", text: "{{submission.n}}" },
  { type: "webhook", url: "https://example.org/" },
  { type: "ai", prompt: "p" },
  { type: "wait", hours: 5 },
  { type: "update", status: "read" },
  { type: "row", entity: "things", values: { a: "{{submission.n}}" } },
  { type: "stop" },
);
/** Any steps, with conditions inside one another. */
export const { list: randomSteps } = fc.letrec<{ list: object[]; step: object }>((tie) => ({
  list: fc.array(tie("step"), { maxLength: 3 }),
  step: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    simple,
    fc.record({
      type: fc.constant("condition"),
      rules: fc.constantFrom([{ field: "submission.n", is: "above", value: 2 }]),
      then: tie("list"),
      else: tie("list"),
    }),
  ),
}));
