export { type MediaItem } from "./contract.ts";
