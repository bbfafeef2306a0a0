export { FORM_NAMES } from "./entry.ts";
