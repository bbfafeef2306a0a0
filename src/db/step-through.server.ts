import { yieldToRequests } from "#shared/server";

/**
 * Goes through a table by its ids, some rows at a time, between which other requests have their turn.
 * @param step works on the next rows after an id. It returns the id of the last of them; undefined when there are none.
 */
export async function stepThrough(step: (after: string) => Promise<string | undefined>): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    after = await step(after);
    await yieldToRequests();
  }
}
