import { defaultContext } from "#blocks";
import { safeImageSrc, type JsonObject } from "#shared";
import { isTool } from "./block-elements.ts";
import { fieldTexts, oneOf, type FieldText } from "./plain-texts.ts";

/** A picture on the page and the field that it comes from. */
export type DrawnPicture = { element: Element; field: FieldText };

/** Icons are drawn from a sheet by their names: they are no pictures. */
const PICTURES = "img, svg:not(.icon, svg svg)";
/** In place of an address for every picture whose drawing is in the field itself. */
const INLINE = "svg";
/** What has a use of its own for a click. */
const OPERATED = "button, summary, label, input";

function addressIn({ value }: FieldText): string {
  const safe = safeImageSrc(value);
  return safe === undefined ? INLINE : defaultContext.image(safe).src;
}

function addressOf(element: Element): string {
  return element.getAttribute("src") ?? INLINE;
}

/** @returns the visible pictures in a block's element whose field is known, in the order of the page. */
export function drawnPictures(blockElement: Element, block: JsonObject): DrawnPicture[] {
  const fields = fieldTexts(block).filter(({ spec }) => spec.control === "image");
  const elements = [...blockElement.querySelectorAll(PICTURES)].filter(
    (one) => !isTool(one) && one.getClientRects().length > 0,
  );
  return elements.flatMap((element) => {
    const address = addressOf(element);
    const alike = elements.filter((one) => addressOf(one) === address);
    const field = oneOf(
      fields.filter((one) => addressIn(one) === address),
      { place: alike.indexOf(element), count: alike.length },
    );
    return field ? [{ element, field }] : [];
  });
}

/** Whether a click on something is meant for the picture below it, as on the sign that starts a video all over its poster. */
function isOver(picture: Element, target: EventTarget | null): boolean {
  const operated = target && "closest" in target ? (target as Element).closest(OPERATED) : null;
  if (!operated) return true;
  const [own, other] = [picture.getBoundingClientRect(), operated.getBoundingClientRect()];
  return other.left <= own.left && other.right >= own.right && other.top <= own.top && other.bottom >= own.bottom;
}

/** @returns the picture that is clicked, also below something that lies all over it. */
export function pictureAt(
  pictures: readonly DrawnPicture[],
  page: Document,
  event: MouseEvent,
): DrawnPicture | undefined {
  const there = page.elementsFromPoint(event.clientX, event.clientY);
  const isThere = (element: Element) => there.some((one) => one === element || element.contains(one));
  return pictures.find(({ element }) => isThere(element) && isOver(element, event.target));
}
