import { demoReply, startFakeProvider } from "./lib/fake-provider/index.ts";

/** The development server for people without a key: a stand-in on this machine answers in place of a model. */
const provider = await startFakeProvider();
provider.reply(demoReply);
process.env.OPENAI_API_KEY = "demo";
process.env.OPENAI_BASE_URL = provider.url;
delete process.env.AI_MODEL;
console.log("AI replies are demo copy; no model is asked.");
await import("./dev.ts");
