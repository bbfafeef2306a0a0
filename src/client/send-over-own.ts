import { isRefusal } from "./api.ts";

/** The server stores texts without spaces at their ends. */
const bare = (value: unknown) => JSON.stringify(typeof value === "string" ? value.trim() : value);

/**
 * Makes the sender of a form whose changes say what their author saw of them (`was`): what it has stored itself, by a
 * request whose answer was lost, isn't taken for someone else's change.
 * @param changedIn the present values in the server's refusal of a change; none in any other failure.
 * @returns a function that stores changes by `request`, which gets what was seen. @throws what `request` throws.
 */
export function makeOwnSender<Fields extends object, Saved>(changedIn: (failure: unknown) => Fields) {
  /** What was sent without an answer, and so may be stored. */
  let unanswered: Fields[] = [];

  function ownIn(failure: unknown, was: Fields): Fields {
    const present = Object.entries(changedIn(failure));
    const isIn = (fields: Fields, name: string, value: unknown) =>
      Object.entries(fields).some(([one, sent]) => one === name && bare(sent) === bare(value));
    const own = present.filter(([name, value]) => unanswered.some((sent) => isIn(sent, name, value)));
    // Some of the fields that `changedIn` has returned.
    return Object.fromEntries(own.filter(([name, value]) => !isIn(was, name, value))) as Fields;
  }

  return async function send(changes: Fields, was: Fields, request: (was: Fields) => Promise<Saved>): Promise<Saved> {
    try {
      const saved = await request(was);
      unanswered = [];
      return saved;
    } catch (failure) {
      const own = ownIn(failure, was);
      if (Object.keys(own).length > 0) return send(changes, { ...was, ...own }, request);
      if (!isRefusal(failure)) unanswered = [...unanswered, changes];
      throw failure;
    }
  };
}
