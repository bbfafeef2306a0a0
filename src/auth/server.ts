export type { Accounts } from "./accounts.server.ts";
