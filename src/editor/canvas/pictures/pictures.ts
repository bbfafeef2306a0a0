import { previewAddress, safeImageSrc, type JsonObject } from "#shared";
import { isElement, isTool } from "../block-elements.ts";
import { fieldTexts, oneOf, type FieldText } from "../typing/plain-texts.ts";

/** A picture on the page and the field that it comes from. */
export type RenderedPicture = { element: Element; field: FieldText };

/** Icons come from a sprite by name and don't count as pictures; one that can't be loaded does. */
const PICTURES = "img, svg:not(.icon, svg svg), .image-empty[data-src]";
/** Replaces the address of a picture whose SVG is in the field itself. */
const INLINE = "svg";
/** Elements with their own response to a click. */
const OPERATED = "button, summary, label, input";

function addressIn({ value }: FieldText): string {
  const safe = safeImageSrc(value);
  return safe === undefined ? INLINE : previewAddress(safe);
}

function addressOf(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("data-src") ?? INLINE;
}

/** @returns the visible pictures in a block's element whose field is known, in the order of the page. */
export function renderedPictures(blockElement: Element, block: JsonObject): RenderedPicture[] {
  const fields = fieldTexts(block).filter(({ spec }) => spec.control === "image");
  const elements = [...blockElement.querySelectorAll(PICTURES)].filter(
    (one) => !isTool(one) && one.getClientRects().length > 0,
  );
  return elements.flatMap((element) => {
    const address = addressOf(element);
    const alike = elements.filter((one) => addressOf(one) === address);
    const field = oneOf(
      fields.filter((one) => addressIn(one) === address),
      { index: alike.indexOf(element), count: alike.length },
    );
    return field ? [{ element, field }] : [];
  });
}

/** Whether a click on something is meant for the picture below it, as on the play button that covers a video's poster. */
function isOver(picture: Element, target: EventTarget | null): boolean {
  const operated = isElement(target) ? target.closest(OPERATED) : null;
  if (!operated) return true;
  const [own, other] = [picture.getBoundingClientRect(), operated.getBoundingClientRect()];
  return other.left <= own.left && other.right >= own.right && other.top <= own.top && other.bottom >= own.bottom;
}

/** @returns the clicked picture, even below something that covers it. */
export function pictureAt(
  pictures: readonly RenderedPicture[],
  page: Document,
  event: MouseEvent,
): RenderedPicture | undefined {
  const there = page.elementsFromPoint(event.clientX, event.clientY);
  const isThere = (element: Element) => there.some((one) => one === element || element.contains(one));
  return pictures.find(({ element }) => isThere(element) && isOver(element, event.target));
}
