import { html } from "hono/html";

/** The contents of the admin's document: addresses, and the site's name. */
export type AdminDocument = {
  siteName: string;
  favicon: string;
  /** Applies the saved choice of light or dark before the first paint. */
  themeScript?: string;
  styles: readonly string[];
  preload: readonly string[];
  script: string;
};

/**
 * What is in view ends above an on-screen keyboard, in browsers that know this: a dialog's buttons are at the lower edge.
 */
const VIEWPORT = "width=device-width, initial-scale=1, interactive-widget=resizes-content";

/** Writes the document that the admin and the account's screens run in: the same for everyone, without inline scripts. */
export function adminDocument({ siteName, favicon, themeScript, styles, preload, script }: AdminDocument) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="${VIEWPORT}" />
        <title>${siteName}</title>
        <meta name="application-name" content="${siteName}" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${favicon}" />
        ${themeScript ? html`<script src="${themeScript}"></script>` : ""}
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        <script type="module" src="${script}"></script>
        ${preload.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
      </head>
      <body>
        <div id="root"></div>
        <noscript>This part of the site needs JavaScript. Turn it on and reload the page.</noscript>
      </body>
    </html> `;
}
