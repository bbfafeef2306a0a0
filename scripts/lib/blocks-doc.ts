import { z } from "zod";
import type { BlockDefinition } from "../../src/blocks/index.ts";

type Row = { name: string; kind: string; note: string };

const INTRO = `# Blocks

Made by \`npm run docs\` from the registry; \`npm run check\` refuses a stale copy. \`/blocks\` on a running site shows every
type in every style, with its JSON.

A stored block is \`{ "<type>": { ...content }, "id"?: "anchor", "layout"?: {...} }\`. Fields with * are needed to publish;
a draft may lack any. The first style is the default.
`;

/**
 * Describes every block type: styles, fields, sample content.
 * @param defaultsOf gives the sample content of a type. @returns Markdown.
 */
export function blocksDoc(definitions: readonly BlockDefinition[], defaultsOf: (type: string) => unknown): string {
  const sorted = definitions.toSorted((a, b) => (a.type < b.type ? -1 : 1));
  const links = sorted.map(({ type, label }) => `[${label}](#${type.toLowerCase()})`);
  return `${[INTRO, links.join(" · "), ...sorted.map((one) => describe(one, defaultsOf(one.type)))].join("\n\n").replaceAll(/\n{3,}/g, "\n\n")}\n`;
}

function describe({ type, label, styles, schema, prompt }: BlockDefinition, defaults: unknown): string {
  const facts = [
    `${label}.`,
    styles.length > 0 ? `Styles: ${styles.join(", ")}.` : "No styles.",
    prompt ? "A model may write it." : "Not written by a model.",
  ];
  const rows = fieldsOf(schema).filter(({ name }) => name !== "style");
  const lines = rows.map(({ name, kind, note }) => `| \`${name}\` | ${kind} | ${note} |`);
  return [
    `## ${type}`,
    facts.join(" "),
    ["| field | kind | |", "| --- | --- | --- |", ...lines].join("\n"),
    `<details><summary>Sample</summary>\n\n\`\`\`json\n${JSON.stringify({ [type]: defaults }, null, 2)}\n\`\`\`\n\n</details>`,
  ].join("\n\n");
}

/** Every field below an object, nested ones by their path: `items[].question`. */
function fieldsOf(schema: z.ZodObject, path = ""): Row[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => fieldRows(asType(field), `${path}${name}`));
}

function fieldRows(field: z.ZodType, name: string): Row[] {
  const isOptional = field instanceof z.ZodOptional;
  const inner = isOptional ? asType(field.unwrap()) : field;
  const { title, placeholder } = { ...inner.meta(), ...field.meta() };
  const note = [title, placeholder && `empty: “${placeholder}”`].filter(Boolean).join("; ");
  const row = { name: isOptional || !isNeeded(inner) ? name : `${name}*`, kind: kindOf(inner, field), note };
  if (inner instanceof z.ZodObject) return [row, ...fieldsOf(inner, `${name}.`)];
  const item = inner instanceof z.ZodArray && asType(inner.element);
  return item instanceof z.ZodObject ? [row, ...fieldsOf(item, `${name}[].`)] : [row];
}

/** Whether publishing refuses the field when it is empty. */
function isNeeded(field: z.ZodType): boolean {
  if (field instanceof z.ZodObject) return true;
  if (field instanceof z.ZodArray) return !field.safeParse([]).success;
  return field instanceof z.ZodString && !field.safeParse("").success;
}

const CONTROLS: Record<string, string> = {
  link: "address",
  image: "image address",
  icon: "icon name",
  textarea: "text",
  rich: "HTML or Markdown",
  commaList: "list of words",
};

function kindOf(field: z.ZodType, outer: z.ZodType): string {
  const { control } = { ...field.meta(), ...outer.meta() };
  const known = control && CONTROLS[control];
  if (known) return known;
  if (field instanceof z.ZodEnum) return field.options.map((option) => `\`${option}\``).join(", ");
  if (field instanceof z.ZodPipe) return kindOf(asType(field.def.out), outer);
  if (field instanceof z.ZodArray) return `list of ${field.meta()?.itemLabel ?? "values"}`;
  if (field instanceof z.ZodObject) return "group";
  if (field instanceof z.ZodNumber) return "number";
  if (field instanceof z.ZodBoolean) return "true or false";
  return "text";
}

function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("A block schema may only hold schemas of zod");
}
