import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { startFakeProvider } from "./lib/fake-provider/index.ts";
import { ROOT } from "./lib/paths.ts";

type EvalModule = typeof import("./lib/ai-eval/index.ts");

const FLAGS = new Set(["--fake", "--write"]);
const USAGE = `Usage: npm run eval:ai -- [--fake] [--write]
Has the model of the environment (AI_MODEL and its provider's key) write 20 pages and says how well that went.
  --fake   asks a fake provider on this machine instead, which answers with demo copy and makes some mistakes
  --write  writes docs/ai-eval.md too`;

const given = process.argv.slice(2);
if (given.some((flag) => !FLAGS.has(flag))) {
  console.error(USAGE);
  process.exit(2);
}

const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: false }, logLevel: "warn" });
const { evaluate, fakeReplies, report } = (await vite.ssrLoadModule("/scripts/lib/ai-eval/index.ts")) as EvalModule;

/** @returns the environment to evaluate with, and a function that stops the fake provider. */
async function subject() {
  if (!given.includes("--fake")) return { variables: process.env, stop: async () => {} };
  const fake = await startFakeProvider();
  fake.reply(fakeReplies());
  return { variables: { OPENAI_API_KEY: "fake", OPENAI_BASE_URL: fake.url }, stop: fake.stop };
}

const { variables, stop } = await subject();
try {
  const done = await evaluate(variables, ({ name, planned, written, pageMs }) => {
    console.error(`${name}: ${written} of ${planned} blocks in ${(pageMs / 1000).toFixed(1)} s`);
  });
  if (done.ok) {
    const { model } = done.value;
    const asked = given.includes("--fake")
      ? `a fake provider for ${model} with demo copy and mistakes on purpose`
      : model;
    const about = `Made by \`npm run eval:ai\` on ${new Date().toISOString().slice(0, 10)}: 20 pages written by ${asked}.`;
    const text = `# AI evaluation\n\n${about}\n\n${report(done.value)}\n`;
    console.log(text);
    if (given.includes("--write")) writeFileSync(join(ROOT, "docs/ai-eval.md"), text);
  } else {
    console.error(done.error.message);
    process.exitCode = 1;
  }
} catch (error) {
  // Invalid variables.
  if (!(error instanceof Error) || error.name !== "StartupError") throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stop();
  await vite.close();
}
