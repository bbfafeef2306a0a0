import { Hono, type Context } from "hono";
import { signInPath, signUpPath } from "#accounts";
import { CHOOSE_PATH, ORDER_PATH } from "#billing";
import { may } from "#contract";
import { adminPolicy } from "#site";
import type { Application } from "../assets/admin-assets.ts";
import { adminDocument } from "../assets/admin-document.ts";
import { getErrorPage } from "../pages/page-service.ts";
import { sendPage } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";
import { brandFilesOf, siteContext } from "../pages/site-brand.ts";

/** Where pictures of edited pages may come from. */
const CONTENT_IMAGES = ["http:", "https:", "data:", "blob:"];

/** The admin and the account's screens: one document, in which the browser's script shows the screen of the address. */
export function adminRoutes(services: Services) {
  const { adminAssets, assets, auth } = services;
  const app = new Hono<ServerEnv>();

  /** Sends the document: to the site's customers in the site's colours and faces, to its staff in neutral ones. */
  function send(context: Context, application: Application) {
    const { siteName, favicon = "/favicon.svg" } = siteContext(services);
    const { script, preload, styles } = adminAssets;
    const { brand } = brandFilesOf(services);
    const own = brand && (application === "account" || application === "own") ? [brand.stylesheet] : [];
    const parts = { siteName, favicon, script, themeScript: assets.early.theme, styles: [...styles, ...own] };
    context.header("Cache-Control", "no-store");
    context.header("Content-Security-Policy", adminPolicy(application === "account" ? [] : CONTENT_IMAGES));
    return context.html(adminDocument({ ...parts, preload: preload[application] }));
  }

  /** Redirects visitors who aren't signed in to the sign-in screen: the admin's code would find that out only later. */
  async function sendAdmin(context: Context, application: Application) {
    const user = await auth.findUser(context.req.raw.headers);
    const { pathname, search } = new URL(context.req.url);
    context.header("Cache-Control", "no-store");
    // The admin has no area for people who aren't staff of the site.
    if (user && pathname === "/admin" && !may(user, "page.view")) return context.redirect("/account");
    if (user) return send(context, application);
    // Most people who choose a plan are new: they sign up, or order it where only invited people can.
    if (pathname === CHOOSE_PATH) {
      return context.redirect(auth.isSignUpOpen ? signUpPath(pathname + search) : ORDER_PATH + search);
    }
    return context.redirect(signInPath(pathname + search));
  }

  for (const path of ["/sign-in", "/sign-up", "/forgot-password", "/account/join"])
    app.get(path, (context) => send(context, "account"));
  app.get("/setup", async (context) => {
    if (await auth.isSetupNeeded()) return send(context, "account");
    return sendPage(await getErrorPage(services, context.req.path, "notFound"), {});
  });
  app.get("/account/*", (context) => sendAdmin(context, "own"));
  app.get("/admin/pages/:id/edit", (context) => sendAdmin(context, "editor"));
  return app.get("/admin/*", (context) => sendAdmin(context, "admin"));
}
