import { describe, expect, it } from "vitest";
import { clearedInSteps, withAnnotationsCleared } from "./clear-annotations.ts";
import { emptyState, metaMark, type Annotation, type DraftState } from "./draft.ts";
import type { Operation } from "./operation.ts";

const headline = { key: "b1", path: ["hero", "headline"], text: "500" };
const description = { ...metaMark("description"), text: "500" };

/** A draft with a value in a block and one in a meta tag, and these marks. */
function marked(...annotations: Annotation[]): DraftState {
  const { removed } = emptyState();
  const blocks = [{ key: "b1", hero: { style: "text", headline: "For 500 schools", subheadline: "Since May" } }];
  return { draft: { metaTags: [{ name: "description", value: "For 500 schools" }], blocks, annotations }, removed };
}

const set = (name: string, value: string): Operation => ({ type: "set", key: "b1", path: ["hero", name], value });
const clear = ({ key, path }: Annotation): Operation => ({ type: "annotate", key, path, text: null });

describe("a change of a draft", () => {
  it("clears the mark on the value that it changes", () => {
    const change = set("headline", "For schools");
    expect(withAnnotationsCleared(marked(headline), [change])).toEqual([change, clear(headline)]);
  });

  it("clears the mark on a meta tag that it changes", () => {
    const change: Operation = { type: "setMeta", name: "description", value: "For schools" };
    expect(withAnnotationsCleared(marked(description), [change])).toEqual([change, clear(description)]);
  });

  it.each<[string, Annotation, Operation[]]>([
    ["on another value of the block", headline, [set("subheadline", "Since June")]],
    ["on a value that stays the same", headline, [set("headline", "For 500 schools")]],
    ["that it sets itself", headline, [set("headline", "For 500 schools and more"), { type: "annotate", ...headline }]],
    ["of a block that it removes", headline, [{ type: "remove", key: "b1" }]],
    [
      "that confirms a meta tag",
      { ...description, kind: "confirmed" },
      [{ type: "setMeta", name: "description", value: "For schools" }],
    ],
  ])("leaves a mark %s", (_case, mark, operations) => {
    expect(withAnnotationsCleared(marked(mark), operations)).toEqual(operations);
  });

  it("can be prepared in steps, with the same outcome", () => {
    const operations = [set("headline", "For schools")];
    const steps = clearedInSteps(marked(headline), operations);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toEqual(withAnnotationsCleared(marked(headline), operations));
  });
});
