import { isObject, type JsonObject } from "#shared";
import { typeOf } from "./operations/canonical.ts";
import type { NamedRows, RowsUse } from "./data-choices.ts";

/** What the blocks that show rows do with them. */
const USES: Readonly<Record<string, RowsUse>> = { rowsList: "read", rowsOverview: "read", rowsNew: "create" };

/** @returns what a block does with rows; undefined for a block of another type. */
export function rowsUseOf(block: JsonObject): RowsUse | undefined {
  const type = typeOf(block);
  return Object.hasOwn(USES, type) ? USES[type] : undefined;
}

/** @returns a block's variable as it is stored; empty where it has none. */
export function storedVariable(block: JsonObject, name: string): JsonObject {
  const content = block[typeOf(block)];
  const variables = isObject(content) && isObject(content.variables) ? content.variables : {};
  return Object.hasOwn(variables, name) && isObject(variables[name]) ? variables[name] : {};
}

/** @returns the fixed value of a block's variable; undefined for none, and for one that the address gives. */
export function fixedValue(block: JsonObject, name: string): string | undefined {
  const { type = "manual", value } = storedVariable(block, name);
  return type === "manual" && typeof value === "string" && value !== "" ? value : undefined;
}

/** @returns the properties that a block leaves out, as they are stored. */
export function hiddenIn(block: JsonObject): string[] {
  const content = block[typeOf(block)];
  const hidden = isObject(content) ? content.hiddenProperties : undefined;
  return Array.isArray(hidden) ? hidden.filter((one) => typeof one === "string") : [];
}

/**
 * @returns the rows that a block's settings name; undefined where the address names the entity, or nothing does. A tenant
 * that the address names is none here.
 */
export function namedRows(block: JsonObject): NamedRows | undefined {
  const entity = fixedValue(block, "entityName");
  return entity === undefined ? undefined : { entity, tenant: fixedValue(block, "tenantId"), hidden: hiddenIn(block) };
}
