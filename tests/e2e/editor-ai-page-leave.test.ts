import { describe, expect, it } from "vitest";
import { forever, jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { COPY, typeIn, usePageRuns } from "./page-runs.ts";

const { provider, script, edit } = usePageRuns();

/** Has a page written up to three blocks that never come whole, and leaves the editor by its own link. */
async function leaveMidway() {
  const go = Promise.withResolvers<void>();
  script((type, count) =>
    ["plan", "heading"].includes(type) || count > 1
      ? undefined
      : jsonReply(COPY[type], { chunkSize: 4, until: Promise.race([go.promise, forever]) }),
  );
  const run = await edit();
  await run.begin();
  await run.plan();
  await run.write();
  await run.made(/^Heading: Generated/).waitFor();
  await expect.poll(() => provider().requests.length).toBe(5);
  const begun = provider().requests.filter((request) => ["faq", "newsletter", "content"].includes(typeIn(request)));
  await run.page.getByRole("link", { name: "Back to the page’s settings" }).click();
  // Until the settings are shown the editor is still there, and Back would only cancel leaving it.
  await run.bar.waitFor({ state: "detached" });
  return { run, begun, go: go.resolve };
}

describe("a page run that is left by Back", () => {
  it("ends with the editor: nothing more is paid for", async () => {
    const { begun, go } = await leaveMidway();
    const ended = Promise.all(begun.map((request) => request.ended));
    setTimeout(go, 3000);
    expect(await ended).toEqual(["client left", "client left", "client left"]);
  });

  it("is found as it was, and what is then left out doesn't come back", async () => {
    const { run, begun, go } = await leaveMidway();
    await run.page.goBack();
    await expect.poll(run.states).toEqual(["written", "written", "stopped", "stopped", "stopped", "written"]);
    await run.inBar("Retry 3 blocks");
    await run.made(/^Content: Generated/).waitFor();
    await run.inBar("Reject all");
    await run.bar.waitFor({ state: "detached" });
    go();
    await Promise.all(begun.map((request) => request.ended));
    await expect
      .poll(() => run.page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.endsWith("/run"))))
      .toEqual([]);
    await run.page.reload();
    await run.page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await run.states()).toEqual([]);
  });
});
