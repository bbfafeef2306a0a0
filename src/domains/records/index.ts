export { recordContract } from "./contract.ts";
