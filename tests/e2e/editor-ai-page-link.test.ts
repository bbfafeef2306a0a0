import { describe, expect, it } from "vitest";
import { forever, jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { makePage } from "./admin-pages.ts";
import { faults } from "./axe.ts";
import { COPY, inFrame, runIn, usePageRuns } from "./page-runs.ts";

const { openAdmin, url, provider, script } = usePageRuns();

describe("?aiGenerateBlocks=", () => {
  const QUERY = "aiGenerateBlocks=A%20school%20in%20York";

  async function follow(isOwn: boolean, path: (id: string) => string, own?: Parameters<typeof script>[0]) {
    script(own);
    const opened = await openAdmin();
    const { page } = opened;
    const id = await makePage(page, `/run-${crypto.randomUUID()}`);
    if (isOwn) await page.goto("/admin/pages");
    if (isOwn) await page.evaluate((to) => window.location.assign(to), path(id));
    else await page.goto(path(id));
    return runIn(opened, id);
  }

  it("plans and writes without a click for who comes from this site; the address keeps nothing of it", async () => {
    const looked = Promise.withResolvers<void>();
    const hold: Parameters<typeof script>[0] = (type) =>
      type === "heading" ? jsonReply(COPY.heading, { until: looked.promise }) : undefined;
    const run = await follow(true, (id) => `/admin/pages/${id}?${QUERY}`, hold);
    // The canvas goes to the first block that isn't written when it is there.
    await run.made(/^Heading: /).waitFor();
    looked.resolve();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    expect(await run.dialog.count()).toBe(0);
    expect(await run.order()).toEqual(inFrame(["Heading", "FAQ", "Newsletter", "Content"]));
    expect(new URL(run.page.url()).pathname + new URL(run.page.url()).search).toBe(`/admin/pages/${run.id}/edit`);
    expect(provider().requests).toHaveLength(5);
    expect(provider().requests[0]?.texts.join("\n")).toContain("A school in York");
    expect(await run.saved()).toEqual([]);
    // The page stays at its top: no bar is over its own block.
    const isCovered = () =>
      run.frame
        .locator(".bwe-made")
        .first()
        .evaluate((made) => {
          const [above, below] = [...made.children].map((part) => part.getBoundingClientRect());
          return !above || !below || below.top < above.bottom;
        });
    await expect.poll(isCovered).toBe(false);
    await run.page.reload();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    expect(provider().requests).toHaveLength(5);
  });

  it("stops at the outline for who presses Stop while it is planned", async () => {
    const run = await follow(
      true,
      (id) => `/admin/pages/${id}?${QUERY}`,
      (type) =>
        type === "plan"
          ? jsonReply(
              {
                blocks: [
                  { type: "faq", purpose: "x" },
                  { type: "content", purpose: "y" },
                ],
              },
              { chunkSize: 8, until: forever },
            )
          : undefined,
    );
    await run.line("faq").waitFor();
    await run.dialog.getByRole("button", { name: "Stop" }).click();
    await run.dialog.getByRole("button", { name: "Write the page" }).waitFor();
    expect(provider().requests).toHaveLength(1);
  });

  it("fills the dialog and waits for Start for who comes from elsewhere, also after a reload", async () => {
    const run = await follow(false, (id) => `/admin/pages/${id}/edit?${QUERY}`);
    const context = run.dialog.getByRole("textbox", { name: "Context" });
    await context.waitFor();
    expect(run.page.url()).not.toContain("aiGenerateBlocks");
    await run.page.reload();
    await context.waitFor();
    expect(await context.inputValue()).toBe("A school in York");
    await run.dialog.getByText("What the site says about itself").waitFor();
    expect(await faults(run.page)).toEqual([]);
    expect(provider().requests).toHaveLength(0);
    await run.dialog.getByRole("button", { name: "Start" }).click();
    await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
    expect(await run.order()).toEqual(inFrame(["Heading", "FAQ", "Newsletter", "Content"]));
    expect(await run.saved()).toEqual([]);
  });

  it("means nothing to public pages", async () => {
    const bytes = async (path: string) => (await fetch(url() + path)).text();
    expect(await bytes(`/?${QUERY}`)).toBe(await bytes("/"));
  });
});
