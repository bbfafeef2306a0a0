export type { recordContract } from "./contract.ts";
