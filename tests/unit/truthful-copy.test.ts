import { describe, expect, it } from "vitest";
import { holdOutOne } from "../truth-corpus/hold-out-one.ts";
import { holdOutTwo } from "../truth-corpus/hold-out-two.ts";
import { measure } from "../truth-corpus/measure.ts";
import { tuningOne } from "../truth-corpus/tuning-one.ts";
import { tuningThree } from "../truth-corpus/tuning-three.ts";
import { tuningTwo } from "../truth-corpus/tuning-two.ts";

const tuned = [...tuningOne, ...tuningTwo, ...tuningThree];
const holdOut = [...holdOutOne, ...holdOutTwo];

describe("the rules of truthful copy", () => {
  it.each([
    ["tuned", tuned, 40],
    ["hold-out", holdOut, 20],
    ["all", [...tuned, ...holdOut], 60],
  ])("find the marked facts of the %s replies", (name, replies, count) => {
    const { marked, found, recall, precision, kinds } = measure(replies);
    console.log(
      `${name}: ${replies.length} replies, ${marked} facts, ${found} found,`,
      `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, right kind ${kinds.toFixed(3)}`,
    );
    expect(replies).toHaveLength(count);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.7);
  });
});
