import { orderOf, type Editing } from "../shortcuts/commands.ts";

/**
 * Removes a block.
 * @param isByKeyboard the block that takes its place is selected then, so that the keyboard goes on from there.
 */
export function removeBlock({ document, actions }: Editing, key: string, isByKeyboard: boolean): void {
  const order = orderOf({ document });
  const place = order.indexOf(key);
  const next = order[place + 1] ?? order[place - 1];
  actions.remove([key]);
  if (isByKeyboard && next !== undefined) actions.select([next]);
}
