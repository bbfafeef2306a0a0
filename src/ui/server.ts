export { iconSheet } from "./icon-sheet.ts";
