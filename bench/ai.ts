import { startFakeProvider } from "../scripts/lib/fake-provider/index.ts";
import { startSite } from "../tests/e2e/server-process.ts";
import { measurePage } from "./ai-page.ts";
import { measureStreams } from "./ai-streams.ts";
import { measureVisitors } from "./ai-visitors.ts";
import { ADMIN, signIn } from "./sign-in.ts";

/** Measures what the site adds to a model's own time, and what models at work cost its visitors. */
export async function benchAi() {
  const provider = await startFakeProvider();
  const keys = { OPENAI_API_KEY: "bench", OPENAI_BASE_URL: provider.url };
  const site = await startSite({ ...ADMIN, ...keys, LOG_LEVEL: "error" });
  try {
    const headers = await signIn(site.url);
    return {
      streams: await measureStreams(provider, site.url, headers),
      page: await measurePage(provider, site.url),
      visitors: await measureVisitors(provider, site.url, headers),
    };
  } finally {
    await provider.stop();
    await site.stop();
  }
}
