export { flatten, textOfValue, type Values } from "./values.ts";
