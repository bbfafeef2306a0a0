export { bodyOf } from "./adapters.ts";
