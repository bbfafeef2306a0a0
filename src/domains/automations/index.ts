export { automationContract, type Automation, type Execution, type ListedExecution } from "./contract.ts";
export type { Values } from "./values.ts";
