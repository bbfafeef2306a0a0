import { isObject } from "#shared";

/** Texts of some fields of a form. */
export type Texts<Name extends string> = Partial<Record<Name, string>>;

/** The fields that someone has changed, and what they saw there before. The others follow what is stored. */
export type EnteredTexts<Name extends string> = { texts: Texts<Name>; was: Texts<Name> };

/**
 * Makes what a form of texts needs whose changes say what their author saw of them (`was`).
 * @param names of its fields.
 */
export function enteredTexts<Name extends string>(names: readonly Name[]) {
  const pick = (valueOf: (name: Name) => unknown): Texts<Name> => {
    const found = names.map((name) => [name, valueOf(name)] as const);
    // These names alone, and only those with a text.
    return Object.fromEntries(found.filter(([, value]) => typeof value === "string")) as Texts<Name>;
  };
  /** @returns the texts of the form's fields in anything. */
  const textsIn = (given: unknown): Texts<Name> => (isObject(given) ? pick((name) => given[name]) : {});

  /** @returns what the tab has kept, without what can't be read. */
  function read(kept: unknown): EnteredTexts<Name> {
    const { texts, was } = isObject(kept) ? kept : {};
    return { texts: textsIn(texts), was: textsIn(was) };
  }

  /**
   * Enters texts; what was seen before the first change of a field stays known.
   * @param stored what is stored; undefined for something new, of which nothing was seen.
   */
  function enter(
    { texts, was }: EnteredTexts<Name>,
    entered: Texts<Name>,
    stored: Texts<Name> | undefined,
  ): EnteredTexts<Name> {
    const seen = pick((name) => (entered[name] === undefined ? undefined : (was[name] ?? stored?.[name])));
    return { texts: { ...texts, ...entered }, was: { ...was, ...seen } };
  }

  /** @returns what was entered during a save. @param sent what was entered before it. @param saved what is stored now. */
  function since(sent: EnteredTexts<Name>, now: EnteredTexts<Name>, saved: Texts<Name>): EnteredTexts<Name> {
    const texts = pick((name) => (now.texts[name] === sent.texts[name] ? undefined : now.texts[name]));
    return enter(read(undefined), texts, saved);
  }

  return { textsIn, read, enter, since };
}

/** Whether anything was entered. */
export const hasTexts = ({ texts }: EnteredTexts<string>): boolean => Object.keys(texts).length > 0;
