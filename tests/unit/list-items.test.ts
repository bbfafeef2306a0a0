import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { blockDefinitions } from "#blocks";
import { sampleOf } from "#blocks/samples";
import { withKeys } from "#publishing";
import { isObject, type JsonObject } from "#shared";

type Runtime = { jsx?: Draw; jsxs?: Draw; jsxDEV?: Draw };
type Draw = (type: unknown, props: JsonObject, ...rest: unknown[]) => unknown;

/** What React would warn of where it draws in a browser: it doesn't on the server. */
const warnings: string[] = [];

function look(props: JsonObject): void {
  if (Object.hasOwn(props, "key")) warnings.push("a key among the properties");
  const { children } = props;
  for (const list of [children, ...(Array.isArray(children) ? children : [])]) {
    if (!Array.isArray(list)) continue;
    const keys = list.flatMap((one) => (isObject(one) && typeof one.key === "string" ? [one.key] : []));
    if (new Set(keys).size < keys.length) warnings.push(`equal keys: ${keys.join(", ")}`);
  }
}

async function observed(importReal: () => Promise<Runtime>): Promise<Runtime> {
  const observe = (draw: Draw): Draw => {
    return (type, props, ...rest) => {
      look(props);
      return draw(type, props, ...rest);
    };
  };
  const real = await importReal();
  const functions = Object.entries(real).map(([name, one]) => [name, typeof one === "function" ? observe(one) : one]);
  return Object.fromEntries(functions);
}

/** Every list of a block's content twice behind itself. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(doubled);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, doubled(field)]));
}

describe("equal items of a list", () => {
  let renderBlocks: (typeof import("../render-blocks.ts"))["renderBlocks"];
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock("react/jsx-runtime", observed);
    vi.doMock("react/jsx-dev-runtime", observed);
    ({ renderBlocks } = await import("../render-blocks.ts"));
  });
  afterAll(() => {
    vi.doUnmock("react/jsx-runtime");
    vi.doUnmock("react/jsx-dev-runtime");
    vi.resetModules();
  });

  const inStyles = blockDefinitions.flatMap(({ type, styles }) =>
    ["", ...styles].map((style) => {
      const content = Object(doubled(sampleOf(type))) as JsonObject;
      return { type, style, content: style ? { ...content, style } : content };
    }),
  );

  it.each(inStyles)("of $type $style are told apart, on the site and in a draft", ({ type, content }) => {
    let count = 0;
    const inDraft = withKeys(content, () => `k${(count += 1)}`);
    const { errors, html } = renderBlocks([{ [type]: content }, { [type]: inDraft }]);
    expect(errors).toEqual([]);
    expect(html).toContain(`data-block-type="${type}"`);
    expect(warnings.splice(0)).toEqual([]);
  });
});
