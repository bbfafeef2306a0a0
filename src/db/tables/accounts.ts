/** Who may sign in. */
export type AccountTables = {};
