export {
  cutConnection,
  emptyBody,
  forever,
  jsonReply,
  never,
  refusal,
  statusReply,
  textReply,
  type Behaviour,
} from "./behaviour.ts";
export { demoReply } from "./demo-reply.ts";
export { startFakeProvider, type FakeProvider } from "./server.ts";
