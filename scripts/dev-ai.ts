import { demoReply, startFakeProvider } from "./lib/fake-provider/index.ts";

/** The development server for people without a key: a fake provider on this machine answers instead of a model. */
const provider = await startFakeProvider();
provider.reply(demoReply);
process.env.OPENAI_API_KEY = "demo";
process.env.OPENAI_BASE_URL = provider.url;
delete process.env.AI_MODEL;
console.log("AI replies are demo copy; no model is asked.");
await import("./dev.ts");
