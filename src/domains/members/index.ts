export type { memberContract } from "./contract.ts";
