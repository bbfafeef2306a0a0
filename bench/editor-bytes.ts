import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/lib/chromium.ts";
import { ADMIN, requestSession } from "../tests/e2e/admin-session.ts";
import { loadEditor } from "../tests/e2e/script-bytes.ts";
import { startSite } from "../tests/e2e/server-process.ts";

/** Opens the landing page in the editor with an empty cache. @returns the bytes of JavaScript that came, gzip 9. */
export async function benchEditorBytes(): Promise<number> {
  const site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = await requestSession(site.url);
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: site.url })));
    return (await loadEditor(await context.newPage(), site.url)).bytes;
  } finally {
    await browser.close();
    await site.stop();
  }
}
