import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import type { StateCommand, Transaction } from "@codemirror/state";

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Enter: the next item of a list or line of a quotation; on an empty item it ends the list. There it leaves a blank line,
 * as Markdown takes a text right below an item for a part of that item.
 * @returns false in other text, for the next command to act.
 */
export const nextLine: StateCommand = ({ state, dispatch }) => {
  const sent: Transaction[] = [];
  continueMarkup({ state, dispatch: (transaction) => sent.push(transaction) });
  const [made] = sent;
  if (!made) return false;
  const { doc, selection } = made.state;
  const line = doc.lineAt(selection.main.head);
  const above = line.number > 1 ? doc.line(line.number - 1).text : "";
  const hasLeft =
    selection.ranges.length === 1 && doc.lines === state.doc.lines && line.text === "" && above.trim() !== "";
  if (!hasLeft) {
    dispatch(made);
    return true;
  }
  const changes = made.changes.compose(made.state.changes({ from: line.from, insert: state.lineBreak }));
  dispatch(state.update({ changes, selection: { anchor: line.from + 1 }, scrollIntoView: true, userEvent: "input" }));
  return true;
};
