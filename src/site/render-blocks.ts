import { namesOfRepeated, type BlockContext, type FormState } from "#blocks";
import type { Steps } from "#shared";
import { partsOf, type Placed } from "./page-parts.ts";
import { renderBlock, type Prepared } from "./render-block.tsx";
import type { RenderContext } from "./types.ts";

/** The HTML of a page's blocks by where they are, and the first block of the main part. */
export type RenderedBlocks = { lead?: Prepared; top: string[]; main: string[]; after: string[]; bottom: string[] };

/** Renders blocks one by one. `lead`: whether the page's first is among them; `body`: finished blocks inside one of them. */
type Render = (group: Placed[], has?: { lead?: boolean; body?: string }) => Steps<string[]>;

/** How a page's blocks are rendered: the context of all, and what is rendered around and instead of them. */
type Rendering = {
  context: RenderContext;
  blockContext: BlockContext;
  icons: string;
  report: (error: unknown) => void;
};

/** What a form shows in the block at `index`. */
function formState({ forms, formToken }: RenderContext, name: string, index: number): FormState {
  const { index: shownAt = index, ...answer } = forms?.[name] ?? {};
  return { ...(shownAt === index && answer), token: formToken(name) };
}

/** @returns by block the anchors inside it that no block's own anchor and no earlier block has. */
function freeAnchors(blocks: Prepared[]): ReadonlySet<string>[] {
  const taken = new Set(blocks.map((block) => ("opened" in block ? block.opened.block.anchor : block.anchor)));
  return blocks.map((block) => {
    const anchors = ("opened" in block && block.opened.opened?.anchors) || [];
    const free = new Set(anchors.filter((anchor) => !taken.has(anchor)));
    for (const anchor of free) taken.add(anchor);
    return free;
  });
}

/** Makes what renders some of a page's blocks. */
function renderer(blocks: Prepared[], { context, blockContext, icons, report }: Rendering): Render {
  const { wrapper, body } = context;
  const innerAnchors = freeAnchors(blocks);
  const contents = blocks.map((block) => "opened" in block && block.opened.block.content);
  const names = namesOfRepeated(contents, blockContext.texts.mainNavigation);
  return function* render(group, has = {}) {
    const html: string[] = [];
    for (const [place, { block, index }] of group.entries()) {
      yield;
      const own = {
        isLead: Boolean(has.lead) && place === 0,
        form: (name: string) => formState(context, name, index),
        sectionName: names[index],
        innerAnchors: innerAnchors[index] ?? blockContext.innerAnchors,
        body: index === body?.after ? has.body : undefined,
      };
      const rendered = renderBlock(block, index, { ...blockContext, ...own }, icons, report);
      html.push(wrapper ? wrapper.around(rendered, index) : rendered);
    }
    return html;
  };
}

function boxed(name: string, html: string[]): string[] {
  return html.length > 0 ? [`<div class="${name}">`, ...html, "</div>"] : [];
}

/** Renders a page's blocks: a post's own first, as another block shows them, then the main part and what is around it. */
export function* renderBlocks(blocks: Prepared[], rendering: Rendering): Steps<RenderedBlocks> {
  const { wrapper, section = "", body = { after: -1, count: 0 } } = rendering.context;
  const placed = blocks.map((block, index) => ({ block, index }));
  const isInBody = ({ index }: Placed) => index > body.after && index <= body.after + body.count;
  const outside = placed.filter((one) => !isInBody(one));
  // Blocks in a wrapper are samples, not the page's own header and footer.
  const parts = wrapper ? { ...partsOf([]), main: placed } : partsOf(outside);
  const render = renderer(blocks, rendering);
  const inside = body.count > 0 ? (yield* render(placed.filter(isInBody))).join("") : undefined;
  const { isLead: lead = true } = rendering.context.preview ?? {};
  const main = [wrapper?.before ?? "", ...(yield* render(parts.main, { lead, body: inside })), section];
  // Everything that sticks to an edge shares one box, so that nothing there covers anything else.
  const before = yield* render(parts.before);
  const top = parts.top.length > 0 ? boxed("page-top", [...(yield* render(parts.top)), ...before]) : before;
  const after = yield* render(parts.after);
  const bottom = boxed("page-bottom", yield* render(parts.bottom));
  return { lead: parts.main[0]?.block, top, main, after, bottom };
}
