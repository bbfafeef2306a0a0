import type { Command } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import type { TableCommand } from "../../editor-handle.ts";

/** What the tools of a table do; its last row or column goes with the table. */
export const TABLE_COMMANDS: Readonly<Record<TableCommand, Command>> = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: (state, dispatch) => deleteRow(state, dispatch) || deleteTable(state, dispatch),
  removeColumn: (state, dispatch) => deleteColumn(state, dispatch) || deleteTable(state, dispatch),
  removeTable: deleteTable,
};
