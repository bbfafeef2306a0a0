export { newId } from "./id.server.ts";
