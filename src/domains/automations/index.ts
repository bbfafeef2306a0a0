export type { automationContract } from "./contract.ts";
export { flatten, textOfValue, type Values } from "./values.ts";
