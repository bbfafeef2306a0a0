import { asType, blockDefinitions, PAGE_ENDS, type BlockDefinition } from "#blocks";
import { browseOf, CATEGORIES, type Browse, type Category } from "#blocks/browse";
import { defaultsOf } from "#blocks/samples";
import { choicesOf } from "#publishing";
import { isObject, type JsonObject } from "#shared";

/**
 * A style as "Add block" offers it; `value` and `label` are empty for a type without styles. `isShared`: the block that is
 * the site's shared header or footer.
 */
export type StyleChoice = { value: string; label: string; block: JsonObject; isShared?: boolean };

/** A block type as "Add block" offers it: its styles, first the one that its default content has. */
export type BlockChoice = Pick<BlockDefinition, "type" | "label" | "icon"> &
  Browse & { styles: readonly StyleChoice[] };

function stylesOf({ type, schema }: BlockDefinition): StyleChoice[] {
  const style: unknown = schema.shape.style;
  const defaults = defaultsOf(type);
  const content = isObject(defaults) ? defaults : {};
  const choices = style === undefined ? undefined : choicesOf(asType(style));
  if (!choices) return [{ value: "", label: "", block: { [type]: content } }];
  const styles = choices.map(({ value, label }) => ({ value, label, block: { [type]: { ...content, style: value } } }));
  const isFirst = ({ value }: StyleChoice) => value === (content.style ?? styles[0]?.value);
  return [...styles.filter(isFirst), ...styles.filter((one) => !isFirst(one))];
}

/** Every block type, in the order of the labels. */
export const blockChoices: readonly BlockChoice[] = blockDefinitions
  .map((definition): BlockChoice => {
    const { type, label, icon } = definition;
    const { category, keywords, isServed } = browseOf(type);
    return { type, label, icon, category, keywords, isServed, styles: stylesOf(definition) };
  })
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** @returns the choice of the site's shared header or footer; none for another type. */
function sharedOf(type: string): StyleChoice[] {
  if (!(type in PAGE_ENDS)) return [];
  return [{ value: "", label: "Shared across the site", block: { [type]: { shared: true } }, isShared: true }];
}

/** The same for pages that can show the site's shared header and footer, which come before those of their own. */
export const pageChoices: readonly BlockChoice[] = blockChoices.map((choice) =>
  Object.assign({}, choice, { styles: [...sharedOf(choice.type), ...choice.styles] }),
);

/** @returns the choices by category, in the order of the categories; none without a choice. */
export function byCategory(choices: readonly BlockChoice[]): { category: Category; choices: BlockChoice[] }[] {
  return CATEGORIES.map((category) => ({
    category,
    choices: choices.filter((choice) => choice.category === category),
  })).filter((group) => group.choices.length > 0);
}
