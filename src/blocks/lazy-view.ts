import { createElement, type ComponentType } from "react";
import { lazyModule, type LazyCode } from "./lazy-module.ts";

/** Imports the module of a view. */
export type ViewModule<Props> = () => Promise<{ View: ComponentType<Props> }>;

/** A view whose code is loaded when it is needed. */
type LazyView<Props> = LazyCode & {
  /** Suspends until the code is there; afterwards it never does. */
  Part: ComponentType<Props>;
};

/** Makes a view of the module that an import brings. */
function lazyView<Props extends object>(fetchView: ViewModule<Props>): LazyView<Props> {
  const { read, load, isLoaded } = lazyModule(fetchView);
  return { Part: (props) => createElement(read().View, props), load, isLoaded };
}

/** The view of a block type, or those of its styles. */
export type Views<Props> = {
  /** @returns what renders a style; the first one's for a style that doesn't exist. */
  viewOf: (style: unknown) => LazyView<Props>;
  all: readonly LazyView<Props>[];
};

/** Makes the views of a type: one that renders every style, or one for each. */
export function lazyViews<Props extends object>(
  modules: ViewModule<Props> | Readonly<Record<string, ViewModule<Props>>>,
): Views<Props> {
  if (typeof modules === "function") {
    const view = lazyView(modules);
    return { viewOf: () => view, all: [view] };
  }
  const byStyle = new Map(Object.entries(modules).map(([style, fetchView]) => [style, lazyView(fetchView)]));
  const all = [...byStyle.values()];
  const [first] = all;
  if (!first) throw new Error("A block type needs a view");
  return { viewOf: (style) => byStyle.get(String(style)) ?? first, all };
}
