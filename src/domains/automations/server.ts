export { trigger, type TriggerEvent } from "./trigger.server.ts";
