import { findEntityChoice, fixedValue, rowsUseOf, type DataChoices } from "#publishing";
import { isObject, type JsonObject } from "#shared";

/**
 * Lets a sample block with rows name an entity that the site has, first one that is open to visitors.
 * @returns the block as it is if its entity exists, nothing is known, or there are no entities.
 */
export function withKnownEntity(block: JsonObject, choices: Pick<DataChoices, "entities"> | undefined): JsonObject {
  const use = rowsUseOf(block);
  const named = fixedValue(block, "entityName");
  if (!choices || !use || named === undefined || findEntityChoice(choices, named)) return block;
  const entity = choices.entities.find(({ visitors }) => visitors[use]) ?? choices.entities[0];
  return entity ? withEntity(block, entity.name) : block;
}

function withEntity(block: JsonObject, value: string): JsonObject {
  const named = ([type, content]: [string, unknown]) => {
    if (!isObject(content) || !isObject(content.variables)) return [type, content];
    const { entityName, ...others } = content.variables;
    const variables = { entityName: { ...Object(entityName), value }, ...others };
    return [type, { ...content, variables }];
  };
  return Object.fromEntries(Object.entries(block).map(named));
}
