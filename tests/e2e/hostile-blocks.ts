import { z } from "zod";
import { blockDefinitions, findBlock } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { isObject, type JsonObject } from "#shared";

/** The layout refuses longer css as a whole. */
const LONGEST_CSS = 2000;
const ADDRESS_CONTROLS = new Set(["link", "image"]);

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema;
}

function isAddress(schema: unknown): boolean {
  const control = schema instanceof z.ZodType ? schema.meta()?.control : undefined;
  if (control !== undefined) return ADDRESS_CONTROLS.has(control);
  const inner = unwrapped(schema);
  return inner !== schema && isAddress(inner);
}

/** @returns a copy of content with the address in every link and image field, those that it lacks included. */
function plant(schema: unknown, value: unknown, address: string): unknown {
  if (isAddress(schema)) return address;
  const type = unwrapped(schema);
  if (type instanceof z.ZodObject) {
    const own = isObject(value) ? value : {};
    const fields = Object.entries(type.shape).filter(([name, field]) => name in own || addressPaths(field).length > 0);
    return { ...own, ...Object.fromEntries(fields.map(([name, field]) => [name, plant(field, own[name], address)])) };
  }
  if (!(type instanceof z.ZodArray)) return value;
  const [first] = Array.isArray(value) ? value : [];
  return [plant(type.element, first, address)];
}

/** @returns the path of every link and image field of a schema, `[]` for a list. */
export function addressPaths(schema: unknown, path = ""): string[] {
  if (isAddress(schema)) return [path];
  const type = unwrapped(schema);
  if (type instanceof z.ZodArray) return addressPaths(type.element, `${path}[]`);
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries(type.shape).flatMap(([name, field]) => addressPaths(field, path ? `${path}.${name}` : name));
}

/** Of so many block types one has its turn. */
const TURNS = 3;

/**
 * @returns block types with the address wherever one can stand, and one item in each list: all in every style, or with a
 * turn every third type in one of its styles, so that three times as many turns as a type has styles see them all.
 */
export function blocksWithAddress(address: string, turn?: number): JsonObject[] {
  return blockDefinitions.flatMap(({ type, styles, schema }, place) => {
    if (addressPaths(schema).length === 0) return [];
    if (turn !== undefined && place % TURNS !== turn % TURNS) return [];
    const content = plant(schema, defaultsOf(type), address) as JsonObject;
    if (styles.length === 0) return [{ [type]: content }];
    const chosen =
      turn === undefined
        ? styles
        : styles.filter((_style, index) => index === Math.floor(turn / TURNS) % styles.length);
    return chosen.map((style) => ({ [type]: { ...content, style } }));
  });
}

/** @returns blocks with the string in every place that takes markup, css or an anchor. */
export function blocksWithMarkup(hostile: string): JsonObject[] {
  const item = { name: "x", img: hostile, logos: { title: "x", items: [{ name: "x", img: hostile }] } };
  const features = { style: "cards", headline: "x", items: [item] };
  return [
    { content: { style: "simple", content: hostile } },
    { content: { style: "simple", content: `Words before it.\n\n${hostile}` } },
    ...(findBlock("features") ? [{ features }] : []),
    { heading: { headline: "x" }, id: hostile, layout: { css: hostile.slice(0, LONGEST_CSS) } },
  ];
}

/** @returns rich text that brings an address in as HTML, as markdown and inside a drawing. */
export function contentWithAddress(address: string): JsonObject[] {
  const texts = [
    `<a href="${address}">x</a><img src="${address}"><a href='${address}' target=_blank>y</a>`,
    `<a href=${address}>x</a>`,
    `[x](${address}) ![x](${address}) [y](<${address}>) <${address}>`,
    `<svg><a href="${address}"><path d="M0 0h1"/></a></svg>`,
  ];
  return texts.flatMap(blocksWithMarkup);
}
