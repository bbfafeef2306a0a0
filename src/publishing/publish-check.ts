import { finish, type JsonObject, type Steps } from "#shared";
import { altWarnings } from "./check/alt-text.ts";
import { anchorErrors } from "./check/anchors.ts";
import { contentErrors, unknownType } from "./check/content.ts";
import { contrastWarnings } from "./check/contrast.ts";
import { copyWarnings } from "./check/copy.ts";
import { headingWarnings, titleWarnings } from "./check/headings.ts";
import { linkTargets, linkWarnings } from "./check/links.ts";
import { metaWarnings, problemInMeta } from "./check/meta.ts";
import { marksOf, sampleTagWarnings, sampleWarnings } from "./check/samples.ts";
import { problemAt, type CheckContext, type CheckedPage } from "./check/problem.ts";
import type { Problem, PublishReport } from "./contract/review.ts";
import { findByKey, isFact, metaNameOf } from "./operations/draft.ts";
import { valueAt } from "./operations/value-at.ts";
import type { PageKind } from "./page.ts";
import { SHARED_BLOCKS_PATH } from "./path.ts";
import { sharedEnd } from "./shared-blocks.ts";

export type { CheckContext, CheckedPage } from "./check/problem.ts";

/**
 * Checks a draft before it is published (spec 5). Pure: the server runs it on every publish, the editor during
 * editing.
 * @param context what is known about the site; links to other pages are checked only where their paths are known.
 */
export function publishCheck(page: CheckedPage, context: CheckContext = {}): PublishReport {
  return finish(checkInSteps(page, context));
}

/** What is found in a block alone is found once: the blocks of a draft are never mutated. */
function oncePerBlock(find: (block: JsonObject) => Problem[]): (block: JsonObject) => readonly Problem[] {
  const known = new WeakMap<JsonObject, Problem[]>();
  return (block) => {
    const found = known.get(block) ?? find(block);
    known.set(block, found);
    return found;
  };
}

const ownErrors = oncePerBlock(contentErrors);
const ownWarnings = oncePerBlock((block) => [
  ...unknownType(block),
  ...copyWarnings(block),
  ...headingWarnings(block),
  ...altWarnings(block),
  ...contrastWarnings(block),
]);

/** The same, block by block, for pages of any size. */
export function* checkInSteps(page: CheckedPage, context: CheckContext = {}): Steps<PublishReport> {
  const { blocks } = page;
  const marks = marksOf(page);
  const samples = sampleTagWarnings(page, marks, context.kind);
  const ofBlocks: Problem[] = [];
  for (const block of blocks) {
    yield;
    samples.push(...sampleWarnings(block, marks));
    ofBlocks.push(...missingSharedBlocks(block, context), ...ownWarnings(block));
    ofBlocks.push(...(context.checkData?.(block) ?? []));
  }
  // The shared header and footer aren't a separate page.
  const ofMeta = context.path === SHARED_BLOCKS_PATH ? [] : metaWarnings(page, context.kind);
  const hasOwnTitle = context.path !== SHARED_BLOCKS_PATH && context.kind !== "post";
  const ofPage = [...ofMeta, ...(hasOwnTitle ? titleWarnings(blocks) : [])];
  const targets = linkTargets(blocks, context);
  const ofLinks: Problem[] = [];
  for (const block of blocks) {
    yield;
    ofLinks.push(...linkWarnings(block, targets));
  }
  const errors = yield* errorsInSteps(page, context);
  return { errors, warnings: inPageOrder([...samples, ...ofPage, ...ofBlocks, ...ofLinks], blocks) };
}

/** Finds only what publishing refuses: the part of the check that a publishing transaction waits for. */
export function* errorsInSteps(page: CheckedPage, { kind, sharedBlocks }: CheckContext = {}): Steps<Problem[]> {
  const errors: Problem[] = [];
  for (const block of page.blocks) {
    yield;
    errors.push(...ownErrors(block));
  }
  const ofPage = [...anchorErrors(page.blocks, sharedBlocks), ...unconfirmedFacts(page, kind)];
  return inPageOrder([...errors, ...ofPage], page.blocks);
}

function inPageOrder(problems: Problem[], blocks: readonly JsonObject[]): Problem[] {
  const indexes = new Map(blocks.map(({ key }, index) => [key, index]));
  return problems.toSorted((a, b) => (indexes.get(a.key) ?? -1) - (indexes.get(b.key) ?? -1));
}

/** Reports unconfirmed facts; a mark on something that no longer exists is ignored. */
function unconfirmedFacts({ blocks, metaTags, annotations }: CheckedPage, kind?: PageKind): Problem[] {
  return annotations.filter(isFact).flatMap((mark) => {
    const { key, path, text } = mark;
    const say = (where: string, field: string) => `${where}: nobody has confirmed what ${field} says: ${text}`;
    const name = metaNameOf(mark);
    if (name !== undefined) {
      const isThere = metaTags.some((tag) => tag.name === name && tag.value !== "");
      return isThere ? [problemInMeta({ name, kind }, "UNCONFIRMED_FACT", say)] : [];
    }
    const block = findByKey(blocks, key);
    const value = block && valueAt(block, path);
    if (!block || value === undefined || value === null || value === "") return [];
    return [problemAt(block, path, "UNCONFIRMED_FACT", say)];
  });
}

function missingSharedBlocks(block: JsonObject, { path, sharedBlocks }: CheckContext): Problem[] {
  const end = sharedEnd(block);
  if (end && path === SHARED_BLOCKS_PATH) {
    const say = (where: string) => `${where}: the shared ${end} can’t show itself. Visitors see a sample one.`;
    return [problemAt(block, [end, "shared"], "NO_SHARED_FRAME", say)];
  }
  if (!end || !sharedBlocks || sharedBlocks[end]) return [];
  const say = (where: string) => `${where}: the site’s shared ${end} isn’t published yet. Visitors see a sample one.`;
  return [problemAt(block, [end], "NO_SHARED_FRAME", say)];
}
