import { expect, it } from "vitest";
import { jsonReply } from "../../scripts/lib/fake-provider/index.ts";
import { ask } from "./admin-pages.ts";
import { usePageRuns } from "./page-runs.ts";

const { script, edit } = usePageRuns();

it("the dialog asks again which models there are when it is opened again, as after a moment without a connection", async () => {
  script();
  const run = await edit();
  const { page, dialog } = run;
  await page.route("**/api/ai", (route) => route.abort());
  await run.begin();
  await dialog.getByText("The server can’t be reached. Check your connection and try again.").waitFor();
  await page.unroute("**/api/ai");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await run.begin();
  await run.plan();
  await run.write();
  await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  expect(await run.saved()).toEqual([]);
});

it("a fact that the site has since withdrawn proves nothing any more", async () => {
  script((type) => (type === "heading" ? jsonReply({ heading: { headline: "Made for 9,000 schools" } }) : undefined));
  const run = await edit();
  const { page, dialog } = run;
  const tell = (facts: string[]) => ask(page, "PATCH", "/api/settings", { facts });
  expect((await tell(["We work with 9,000 schools."])).status).toBe(200);
  await run.begin();
  await dialog.getByText("We work with 9,000 schools.").waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect((await tell([])).status).toBe(200);
  await run.begin();
  await run.plan();
  await run.write();
  await run.bar.getByRole("button", { name: "Accept all" }).waitFor();
  await expect
    .poll(() =>
      run
        .made(/^Heading/)
        .getByText("“9,000 schools”")
        .count(),
    )
    .toBe(1);
});
