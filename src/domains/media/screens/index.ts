export { mediaArea } from "./area.ts";
