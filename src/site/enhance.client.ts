import { keepLoading } from "#shared";
import { whenNear } from "./nearby.client.ts";

type EnhanceModule = { enhance: (root: HTMLElement) => void };

const modules = import.meta.glob<EnhanceModule>("./**/*.enhance.ts", { base: "../blocks" });
const loaders = new Map(Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\..*/g, ""), load]));

function enhanceWith(element: HTMLElement, name = ""): void {
  const load = loaders.get(name);
  if (load) void keepLoading(load).then((module) => module.enhance(element));
}

/** Loads `<name>.enhance.ts` for each `data-enhance="<name>"` near the screen and hands it the element. */
export function enhanceNearby(root: ParentNode): void {
  whenNear(root.querySelectorAll<HTMLElement>("[data-enhance]"), (element) =>
    enhanceWith(element, element.dataset.enhance),
  );
}

/** The same for `data-enhance-on-click`, at the first click: for parts that open without a script. */
export function enhanceOnClick(root: Document): void {
  root.addEventListener("click", ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>("[data-enhance-on-click]");
    if (!element) return;
    enhanceWith(element, element.dataset.enhanceOnClick);
    delete element.dataset.enhanceOnClick;
  });
}
