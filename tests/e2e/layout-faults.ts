/** Smallest side of a target (WCAG 2.2, 2.5.8), in pixels. */
const TARGET = 24;
/** Boxes that touch by less are neighbours. */
const TOUCH = 4;

type Box = { left: number; top: number; right: number; bottom: number };
type Piece = { node: Element; name: string; box: Box };

/**
 * Looks at what stands in a block and how: runs inside the page, so it may use nothing from outside itself.
 * @returns one line for each fault: something wider than the screen, two texts or controls on top of each other, a
 * target smaller than 24 px that isn't part of a sentence.
 */
export function layoutFaults(block: Element, limits: { target: number; touch: number; width: number }): string[] {
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });

  /** What is left of a box when each of these elements that hides or scrolls has cut its part off. */
  function cut(rect: DOMRect, from: Element | null): Box | undefined {
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    for (let parent = from; parent && parent !== document.body; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const outer = parent.getBoundingClientRect();
      if (overflowX !== "visible") {
        box.left = Math.max(box.left, outer.left);
        box.right = Math.min(box.right, outer.right);
      }
      if (overflowY !== "visible") {
        box.top = Math.max(box.top, outer.top);
        box.bottom = Math.min(box.bottom, outer.bottom);
      }
    }
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : undefined;
  }

  function nameOf(node: Element): string {
    return `${node.tagName.toLowerCase()} "${(node.textContent || node.getAttribute("aria-label") || "").trim().slice(0, 30)}"`;
  }

  /** The texts, pictures and controls of the block that can be seen. */
  function pieces(): Piece[] {
    const found: Piece[] = [];
    for (const node of block.querySelectorAll("*")) {
      if (!isShown(node) || node.closest(".sr-only, dialog:not([open])")) continue;
      if (node.matches("img, input, select, textarea, iframe, video")) {
        const box = cut(node.getBoundingClientRect(), node.parentElement);
        if (box) found.push({ node, name: nameOf(node), box });
        continue;
      }
      for (const child of node.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        for (const rect of range.getClientRects()) {
          const box = cut(rect, node);
          if (box) found.push({ node, name: nameOf(node), box });
        }
      }
    }
    return found;
  }

  function isOver(a: Box, b: Box): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > limits.touch && high > limits.touch;
  }

  /** Words on a card of their own that is placed over a picture. */
  function isOnCard(picture: Element, words: Element): boolean {
    if (!picture.matches("img")) return false;
    for (let node: Element | null = words; node && !node.contains(picture); node = node.parentElement) {
      const { position, backgroundColor } = getComputedStyle(node);
      if (position !== "static" && backgroundColor !== "rgba(0, 0, 0, 0)") return true;
    }
    return false;
  }

  /** What assistive technology doesn't hear of is decoration, such as the initials below a portrait. */
  function isMeant(a: Element, b: Element): boolean {
    if (isOnCard(a, b) || isOnCard(b, a)) return true;
    return a === b || a.contains(b) || b.contains(a) || [a, b].some((node) => node.closest("[aria-hidden=true]"));
  }

  function overlaps(all: Piece[]): string[] {
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => !isMeant(one.node, other.node) && isOver(one.box, other.box))
        .map((other) => `${one.name} lies over ${other.name}`),
    );
  }

  /** A link inside a sentence may be as high as its line. */
  function isInText(node: Element): boolean {
    if (!node.matches("a")) return false;
    const line = node.closest("p, li, dd, td, blockquote, figcaption, sup, span");
    return Boolean(line && (line.textContent ?? "").trim().length > (node.textContent ?? "").trim().length + 2);
  }

  function smallTargets(): string[] {
    const controls = [
      ...block.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea"),
    ];
    return controls.flatMap((node) => {
      if (!isShown(node) || node.closest(".sr-only, dialog:not([open]), [aria-hidden=true]") || isInText(node))
        return [];
      const rect = node.getBoundingClientRect();
      if (!cut(rect, node.parentElement)) return [];
      const label = node.closest("label")?.getBoundingClientRect();
      const width = Math.max(rect.width, label?.width ?? 0);
      const height = Math.max(rect.height, label?.height ?? 0);
      return width + 0.5 < limits.target || height + 0.5 < limits.target
        ? [`${nameOf(node)} is a target of ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  }

  const all = pieces();
  const outside = all
    .filter(({ box }) => box.right > limits.width + 1 || box.left < -1)
    .map(({ name, box }) => `${name} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`);
  return [...new Set([...outside, ...overlaps(all), ...smallTargets()])];
}

/** The limits of every check at a width of the screen. */
export const limitsAt = (width: number) => ({ target: TARGET, touch: TOUCH, width });
