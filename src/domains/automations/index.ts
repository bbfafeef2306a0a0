export { automationContract, type Automation, type Execution, type ListedExecution } from "./contract.ts";
export { flatten, textOfValue, type Values } from "./values.ts";
