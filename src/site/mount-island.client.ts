import { createElement, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island with the prefix that its HTML was rendered with, and marks it as hydrated. */
export function mountIsland(element: HTMLElement, Island: ComponentType<object>, props: object, prefix?: string): void {
  hydrateRoot(element, createElement(Island, props), { identifierPrefix: prefix });
  element.dataset.hydrated = "";
}
