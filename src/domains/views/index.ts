export { viewSchemas, type NewView, type SavedView, type ViewChange } from "./contract.ts";
