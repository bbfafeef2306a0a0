import { percentDecoded, safeHref, splitLocale, SYSTEM_PREFIXES, type JsonObject } from "#shared";
import type { Problem } from "../contract/review.ts";
import { SHARED_BLOCKS_PATH, matchesPath } from "../path.ts";
import { anchorsOf } from "./anchors.ts";
import { fieldsIn, type Field } from "./fields-in.ts";
import { problemAt, type CheckContext } from "./problem.ts";
import { linksIn } from "./rich-text.ts";

/** A path that leads to a file, not to a page. */
const FILE = /^\/landing\/|\.[a-z0-9]*[a-z][a-z0-9]*$/i;

/** The possible targets of a page's links. */
export type LinkTargets = { anchors: ReadonlySet<string>; hasTexts: boolean; context: CheckContext };

/** @returns whether an anchor is on the page, looked up as browsers do: as written, then decoded. */
function hasAnchor({ anchors, hasTexts }: LinkTargets, hash: string): boolean {
  const name = hash.slice(1);
  if (["", "top", "main"].includes(name.toLowerCase()) || name.startsWith(":~:")) return true;
  // The ids of headings in texts are known only when they are rendered.
  return anchors.has(name) || anchors.has(percentDecoded(name)) || (hasTexts && name.startsWith("text-"));
}

function isPage(path: string, paths: readonly string[]): boolean {
  const first = path.split("/", 2)[1] ?? "";
  return (
    SYSTEM_PREFIXES.has(first) || FILE.test(path) || paths.some((one) => one.startsWith("/") && matchesPath(one, path))
  );
}

/** @returns why an address leads nowhere; undefined for one that leads somewhere, or to another site. */
function deadEnd(address: string, targets: LinkTargets): { code: string; why: string } | undefined {
  const { path: own, paths } = targets.context;
  const href = safeHref(address);
  if (!href || !/^[/#]/.test(href)) return undefined;
  const [given = "", hash = ""] = href.split(/(?=#)/, 2);
  const target = href.startsWith("#") ? own : splitLocale(given.split("?", 1)[0] ?? "").path;
  const fragment = href.startsWith("#") ? href : hash;
  if (fragment && target === own && own !== SHARED_BLOCKS_PATH && !hasAnchor(targets, fragment)) {
    return { code: "DEAD_ANCHOR", why: `no block on this page has the anchor “${fragment.slice(1)}”` };
  }
  if (!href.startsWith("#") && paths && target !== own && !isPage(target ?? "", paths)) {
    return { code: "DEAD_LINK", why: `no published page is at “${target}”` };
  }
  return undefined;
}

/** Whether an address is empty though it has a link text; a navigation entry with a list below it needs none. */
function leadsNowhere({ text, hints, group }: Field): boolean {
  if (text === "#") return true;
  const [linkText, list] = [group[hints.linkText ?? ""], group[hints.linkList ?? ""]];
  const hasText = typeof linkText === "string" && linkText.trim() !== "";
  const hasList = Array.isArray(list) && list.length > 0;
  return text === "" && hasText && !hasList;
}

function problemOf(block: JsonObject, field: Field, targets: LinkTargets): Problem[] {
  const { control } = field.hints;
  if (control === "link" && leadsNowhere(field)) {
    return [
      problemAt(block, field.path, "EMPTY_LINK", (where, name) => `${where}: the link goes nowhere. ${name} is empty.`),
    ];
  }
  const addresses = control === "rich" ? linksIn(field.text) : control === "link" ? [field.text] : [];
  return addresses.flatMap((address) => {
    if (control === "rich" && safeHref(address) === undefined) {
      const say = (where: string) =>
        `${where}: visitors can’t follow the link to “${address}”. Addresses begin with https://, /, #, mailto: or tel:.`;
      return [problemAt(block, field.path, "DEAD_LINK", say)];
    }
    const dead = deadEnd(address, targets);
    return dead
      ? [problemAt(block, field.path, dead.code, (where) => `${where}: the link goes nowhere: ${dead.why}.`)]
      : [];
  });
}

/** Finds the possible targets of a page's links. */
export function linkTargets(blocks: readonly JsonObject[], context: CheckContext): LinkTargets {
  const hasTexts = blocks.some((block) =>
    fieldsIn(block).some(({ hints, text }) => hints.control === "rich" && text !== ""),
  );
  return { anchors: new Set(anchorsOf(blocks, context.sharedBlocks)), hasTexts, context };
}

/** Warns of links that lead nowhere: empty ones, anchors that the page doesn't have, paths without a page. */
export function linkWarnings(block: JsonObject, targets: LinkTargets): Problem[] {
  return fieldsIn(block).flatMap((field) => problemOf(block, field, targets));
}
