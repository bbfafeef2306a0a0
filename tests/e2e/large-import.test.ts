import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, goToPage, makePage, operate, pressInToast } from "./admin-pages.ts";
import { useBrowser } from "./browser.ts";
import { asAdmin } from "./sign-in.ts";

const { openKept } = useBrowser();

/** A block of 2.4 million characters. */
const large = (headline: string) => {
  const answer = "An answer of several words. ".repeat(100);
  return { faq: { headline, items: Array.from({ length: 850 }, (_, n) => ({ question: `Question ${n}`, answer })) } };
};

/** Imports a file with one block into the draft of the page that is open. */
async function importBlock(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole("button", { name: "Import blocks.json" }).click();
  const dialog = page.getByRole("dialog", { name: "Import blocks.json" });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "blocks.json", mimeType: "application/json", buffer });
  await dialog.getByText("blocks.json: 1 block").waitFor();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

it("downloads the blocks of a large page, imports them into another one, and restores what was there", async () => {
  const { page, problems, go } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  const [from, to] = [
    await makePage(page, "/e2e-large", [large("New")]),
    await makePage(page, "/e2e-into", [large("Old")]),
  ];
  const headline = async () => {
    const { body } = await ask(page, "GET", `/api/pages/${to}/draft`);
    return body.page.blocks.map(({ faq }: { faq: { headline: string } }) => faq.headline);
  };
  await goToPage(page, from, "content", go);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const buffer = await readFile(await (await downloading).path());
  await goToPage(page, to, "content", go);
  await importBlock(page, buffer);
  expect(await headline()).toEqual(["New"]);
  await pressInToast(page, /imported into the draft/, "Undo");
  await page.getByText("Undone: the draft has its previous content again.").waitFor();
  expect(await headline()).toEqual(["Old"]);
  expect(problems).toEqual([]);
});

it("undo of an import brings more marks back than one request holds", async () => {
  const { page, go, problems } = await openKept(asAdmin({ reducedMotion: "reduce" }));
  const items = Array.from({ length: 1000 }, (_, n) => ({ question: `${n}?`, answer: `In ${n} days.` }));
  const two = [{ faq: { items } }, { faq: { items: items.slice(0, 10) } }];
  const id = await makePage(page, "/e2e-marks", two);
  const draft = async () => (await ask(page, "GET", `/api/pages/${id}/draft`)).body;
  const { blocks } = (await draft()).page;
  const marks = blocks.flatMap(({ key, faq }: { key: string; faq: { items: { key: string }[] } }) =>
    faq.items.flatMap((item) =>
      ["question", "answer"].map((name) => ({
        type: "annotate",
        key,
        path: ["faq", "items", item.key, name],
        text: "Ask",
      })),
    ),
  );
  for (let at = 0; at < marks.length; at += 500) await operate(page, id, marks.slice(at, at + 500));
  /** How many marks each block has. */
  const counts = async () => {
    const { annotations, page: shown } = await draft();
    return shown.blocks.map(
      (block: { key: string }) => annotations.filter(({ key }: { key: string }) => key === block.key).length,
    );
  };
  expect(await counts()).toEqual([2000, 20]);
  await goToPage(page, id, "content", go);
  await importBlock(page, Buffer.from(JSON.stringify([{ heading: { headline: "New" } }])));
  expect(await counts()).toEqual([0]);
  await pressInToast(page, /imported into the draft/, "Undo");
  await page.getByText("Undone: the draft has its previous content again.").waitFor();
  expect(await counts()).toEqual([2000, 20]);
  expect(problems).toEqual([]);
});
