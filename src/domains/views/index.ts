export { viewSchemas } from "./contract.ts";
