import type { Plugin } from "vite";

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
/** How each kind of schema is written as JSON Schema; `z.toJSONSchema` has a table of the same functions. */
const ASSIGNMENTS = /^ *inst\._zod\.processJSONSchema = .*;\n/gm;
const IMPORTS =
  /^import (?:\* as processors|\{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \}) from .*;\n/gm;
const REPLACED = `const noJsonSchema = () => { throw new Error("Use z.toJSONSchema, and the checks of a schema's def"); };
const processors = { aggregateChecks: noJsonSchema };
const createStandardJSONSchemaMethod = () => noJsonSchema;
const createToJSONSchemaMethod = createStandardJSONSchemaMethod;
`;

/**
 * Every zod schema can write itself as JSON Schema, a sixth of zod's code; in browsers only the editor's JSON tab needs that, through
 * `z.toJSONSchema`. Without the schemas' own methods (`toJSONSchema`, `minLength`, `format` ...) that code comes with the tab.
 * @throws Error when this version of zod is written in another way.
 */
export const LAZY_JSON_SCHEMA: Plugin = {
  name: "lazy-json-schema",
  apply: "build",
  transform: {
    filter: { id: SCHEMAS },
    handler(code) {
      const rest = code.replace(ASSIGNMENTS, "").replace(IMPORTS, "");
      const isKnown = code.match(IMPORTS)?.length === 2 && !/processors\.(?!aggregateChecks)/.test(rest);
      if (!isKnown) throw new Error("lazy-json-schema.ts doesn't know how this version of zod writes JSON Schema");
      return { code: REPLACED + rest, map: null };
    },
  },
};
