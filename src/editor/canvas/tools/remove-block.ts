import { orderOf, type Editing } from "../../shortcuts/commands.ts";

/**
 * Removes a block.
 * @param isByKeyboard the next block is then selected, so that the keyboard continues from there.
 */
export function removeBlock({ document, actions }: Editing, key: string, isByKeyboard: boolean): void {
  const order = orderOf({ document });
  const index = order.indexOf(key);
  const next = order[index + 1] ?? order[index - 1];
  actions.remove([key]);
  if (isByKeyboard && next !== undefined) actions.select([next]);
}
