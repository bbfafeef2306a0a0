import { useRef } from "react";
import { useAfterRender } from "../use-after-render.ts";

/**
 * Moves the keyboard with the items of a list that people add to and remove from.
 * @returns `group`: of the element that holds the items, each with `data-item`, and the button that adds one, with
 * `data-add`; `enterAdded`: goes to the first field of the last item; `enterNext`: to that of the item that has taken a
 * removed one's place, of the last one, or else to the button. Both wait until the change is rendered.
 */
export function useItemFocus<Group extends HTMLElement>() {
  const group = useRef<Group>(null);
  const afterRender = useAfterRender();
  const items = () => [...(group.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const enter = (item: HTMLElement | undefined) => {
    const field = item?.querySelector<HTMLElement>("input, select, textarea");
    (field ?? group.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  };
  return {
    group,
    enterAdded: () => afterRender(() => enter(items().at(-1))),
    enterNext: (index: number) => afterRender(() => enter(items()[index] ?? items().at(-1))),
  };
}
