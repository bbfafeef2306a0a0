import type { ComponentType } from "react";
import { keepLoading } from "#shared";
import { whenNear } from "./nearby.client.ts";

const modules = import.meta.glob<Record<string, ComponentType<object>>>("../blocks/*/*.island.tsx");
const loaders = new Map(Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\..*/g, ""), load]));

async function hydrate(element: HTMLElement): Promise<void> {
  const { island: name = "", props = "{}", prefix } = element.dataset;
  const load = loaders.get(name);
  if (!load) return;
  const [module, { mountIsland }] = await keepLoading(() => Promise.all([load(), import("./mount-island.client.ts")]));
  const Island = module[name];
  if (Island) mountIsland(element, Island, JSON.parse(props), prefix);
}

/** Hydrates each `data-island` near the screen; React isn't loaded earlier. */
export function hydrateNearby(root: ParentNode): void {
  whenNear(root.querySelectorAll<HTMLElement>("[data-island]"), (element) => void hydrate(element));
}
