export type { Budget, CallEnd, NewCall, Spend, Spent } from "./call.ts";
export { listCalls } from "./call-list.server.ts";
export { beginCall, endCall, readMonth } from "./ledger.server.ts";
export { monthOf } from "./month.ts";
