import { describe, expect, it } from "vitest";
import { findBlock } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { blockFault, withKeys } from "#publishing";
import type { JsonObject } from "#shared";
import { textReply } from "../../scripts/lib/fake-provider/index.ts";
import { useAiSite, type AiEditor } from "./ai-editors.ts";
import { waitForState } from "./editor-sessions.ts";
import { HOSTILE_KINDS, type HostileReply } from "./hostile-replies.ts";
import { NOTHING, visitHostile, watchHarm } from "./hostile-visit.ts";
import { publishForTest } from "./publish.ts";

const { open, openPage, provider, url, folder } = useAiSite();
/** Nothing but the sanitiser stands between a reply and the browser. */
const UNPROTECTED = { bypassCSP: true, serviceWorkers: "block" } as const;
/** What starts when something is drawn has started by then. */
const SETTLE_MS = 100;

/** How many of a kind are tried; the largest brings a block of another type each time. */
const FEW = 2;
const MORE = 5;

/** Replies about blocks that a model may write, evenly spread; all there are is read by the unit tests. */
function sampleOf(replies: readonly HostileReply[]): HostileReply[] {
  const writable = replies.filter(({ type }) => findBlock(type)?.prompt);
  const step = writable.length / (writable.length > 50 ? MORE : FEW);
  return writable.filter((_one, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

/** Kinds that have a separate editor: of large replies, and of many types. */
const ALONE = ["tooMuch", "inEveryField"];
const others = Object.keys(HOSTILE_KINDS).filter((kind) => !ALONE.includes(kind));

const cases = [others, ...ALONE.map((kind) => [kind])].map((kinds, place) => ({
  kinds: kinds.join(", "),
  replies: kinds.flatMap((kind) => sampleOf(HOSTILE_KINDS[kind] ?? [])),
  path: `/hostile-replies-${place}`,
}));

/** Blocks of the types that replies are about. */
function blocksFor(replies: readonly HostileReply[]): JsonObject[] {
  const types = [...new Set(replies.map(({ type }) => type))];
  return types.map((type) => ({ [type]: defaultsOf(type) }));
}

/** Has a block written by a reply; what can be accepted is. @returns how the generation ended. */
async function generate(editor: AiEditor, { type, text }: HostileReply): Promise<string | null> {
  provider().reply(textReply(text, { chunkSize: 50_000 }));
  await editor.openGenerator(findBlock(type)?.label ?? "");
  await editor.generate();
  const ended = editor.generator.locator("[data-status=parsed], [data-status=error]");
  await ended.waitFor();
  const status = await ended.getAttribute("data-status");
  await editor.page.waitForTimeout(SETTLE_MS);
  return status;
}

async function close(editor: AiEditor, isAccepted: boolean): Promise<void> {
  if (isAccepted) await editor.press("Accept");
  else await editor.page.keyboard.press("Escape");
  await editor.generator.waitFor({ state: "detached" });
}

describe("hostile replies, in the editor without a content security policy", () => {
  it.each(cases)("do nothing there, nor on the published page: $kinds", async ({ replies, path }) => {
    const blocks = blocksFor(replies);
    const editor = await openPage(blocks, UNPROTECTED);
    const crashes: string[] = [];
    editor.page.on("pageerror", ({ message }) => crashes.push(message));
    editor.page.on("crash", () => crashes.push("The tab crashed"));
    const { dialogs, hasRun, foreignRequests } = await watchHarm(editor.page, url());
    for (const reply of replies) {
      const status = await generate(editor, reply);
      expect([reply.name, status, await hasRun()]).toEqual([reply.name, reply.isRead ? "parsed" : "error", false]);
      await close(editor, reply.isRead);
    }
    await waitForState(editor.page, "Saved");
    expect(await hasRun()).toBe(false);
    expect([crashes, dialogs, await foreignRequests()]).toEqual([[], [], []]);
    const saved = (await editor.saved()) as JsonObject[];
    await editor.close();
    expect(saved.map((block) => Object.keys(block)[0])).toEqual(blocks.map((block) => Object.keys(block)[0]));
    let keys = 0;
    const faults = saved.map((block) => blockFault({ ...withKeys(block, () => `k${(keys += 1)}`), key: "k0" }));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    await publishForTest(path, saved, folder());
    const visitor = await open(`${url()}/favicon.svg`, UNPROTECTED);
    expect(await visitHostile(visitor.page, url() + path)).toEqual(NOTHING);
  });
});
