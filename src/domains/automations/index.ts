export { automationContract, type Automation, type Execution, type ListedExecution } from "./contract.ts";
export { flatten, type Values } from "./values.ts";
