export { monthUsage } from "./contract.ts";
export type { Spend } from "./call.ts";
