import { whenNear } from "./nearby.client.ts";

type EnhanceModule = { enhance: (root: HTMLElement) => void };

const modules = import.meta.glob<EnhanceModule>("../blocks/*/*.enhance.ts");
const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\.enhance\.ts$/g, ""), load]),
);

/** Loads `<name>.enhance.ts` for each `data-enhance="<name>"` near the screen and hands it the element. */
export function enhanceNearby(root: ParentNode): void {
  whenNear(root.querySelectorAll("[data-enhance]"), (element) => {
    for (const name of element.dataset.enhance?.split(" ") ?? []) {
      void loaders
        .get(name)?.()
        .then((module) => module.enhance(element));
    }
  });
}
