import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { useApi, type Api } from "../api-client.ts";
import { embedded, engines } from "../databases.ts";
import { heldBy, isHeldTooLong } from "../held-loop.ts";
import { importInto } from "../import-posts.ts";
import { siteAndApiFor, siteFor } from "../site-for.ts";
import { wordPressExport } from "../wordpress-export.ts";

describe.each(engines)("a WordPress export on $name", (engine) => {
  const pictures: string[] = [];
  let host = "";
  let missing = 0;
  beforeAll(async () => {
    const colours = ["#f00", "#0f0"];
    const files = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const server = createServer(({ url = "" }, answer) => {
      pictures.push(url);
      const file = files[["/red.png", "/green.png"].indexOf(url)];
      if (file) answer.writeHead(200, { "Content-Type": "image/png" }).end(file);
      else {
        missing += 1;
        answer.writeHead(404).end();
      }
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => {
      server.closeAllConnections();
      server.close();
    };
  });

  const opened = siteFor(engine, {
    get IMPORT_ALLOWED_HOSTS() {
      return host;
    },
  });
  let api: Api;
  beforeAll(async () => {
    api = await useApi(opened.site());
  });

  it("comes with its pictures, authors, tags and dates, and says what it lost", async () => {
    const at = (name: string) => `http://${host}/${name}`;
    const xml = wordPressExport([
      {
        id: 1,
        title: "Two &amp; more",
        name: "two-more",
        categories: ["News", "Uncategorized"],
        tags: ["Tips"],
        excerpt: "In <b>short</b>",
        content: `Text with </item> in it\n\n<img src="${at("red.png")}" alt="Red">\n\n[gallery ids="8,9"][poll id="3"]\n\n<img src="${at("gone.png")}" alt="Gone">`,
        meta: { _thumbnail_id: "8" },
      },
      { id: 2, title: "Private", status: "private", content: "a", meta: { _yoast_wpseo_metadesc: "%%title%%" } },
      { id: 3, title: "日本語", name: "%e6%97%a5", status: "draft", date: "0000-00-00 00:00:00", content: "a" },
      { id: 4, type: "page", title: "About" },
      { id: 5, title: "Gone", status: "trash" },
      {
        id: 8,
        type: "attachment",
        status: "inherit",
        url: at("green.png"),
        meta: { _wp_attachment_image_alt: "Green" },
      },
    ]);
    const { posts, end, lines } = await importInto(opened.site(), api, xml, "pictures=fetch&publish=true");
    expect(lines[0]).toEqual({ progress: { read: 6, of: 6 } });
    expect(end).toMatchObject({
      create: 3,
      pictures: 2,
      remarks: ["Not imported: 1 × page", "Not imported: 1 × deleted post"],
    });
    expect(posts.map(({ path, status }) => [path, status])).toEqual([
      ["/blog/two-more", "published"],
      ["/blog/private", "draft"],
      ["/blog/post-3", "draft"],
    ]);
    expect(posts[0]?.remarks.join("\n")).toMatch(/shortcode \[poll\][^]*9[^]*gone\.png stays there: .*404/);
    expect(posts[1]?.remarks).toEqual(["It is private there: here it is a draft"]);
    const { body } = await api.get(`/api/pages/${posts[0]?.id}/draft`);
    const values = Object.fromEntries(
      body.page.metaTags.map(({ name, value }: Record<string, string>) => [name, value]),
    );
    expect(values).toMatchObject({
      title: "Two & more",
      description: "In short",
      author: "Ann Lee",
      "article:tag": "News, Tips",
      "article:published_time": "2024-05-01T10:00:00.000Z",
      "og:image": expect.stringMatching(/^\/media\/[0-9a-f]{64}\.png$/),
      "og:image:alt": "Green",
    });
    const text: string = body.page.blocks[0].content.content;
    expect(text).toContain("Text with");
    expect(text.match(/!\[Red\]\(\/media\/[0-9a-f]{64}\.png\)/g)).toHaveLength(1);
    expect(text).toContain(`![Green](${values["og:image"]})`);
    expect(text).toContain(`![Gone](${at("gone.png")})`);
    expect(text).not.toMatch(/attachment\.invalid|!\[\]\(\)/);
    expect([pictures.length, missing]).toEqual([3, 1]);
    const other = await api.get(`/api/pages/${posts[1]?.id}/draft`);
    expect(JSON.stringify(other.body.page.metaTags)).not.toContain("%%");
  });

  it("doesn't reach into the server's own network for pictures", async () => {
    const file = {
      name: "ssrf.md",
      text: "---\ntitle: x\n---\n![a](http://localhost:1/a.png) ![b](http://[::1]/b.png)",
    };
    const { posts } = await importInto(opened.site(), api, { files: [file] }, "pictures=fetch");
    expect(posts[0]?.remarks).toEqual([
      "http://localhost:1/a.png stays there: The address belongs to a private network",
      "http://[::1]/b.png stays there: The address belongs to a private network",
    ]);
  });

  it.each([
    ["in a post", "<wp:status>"],
    ["between posts", "<item>"],
  ])("that was cut off %s says so", async (_where, last) => {
    const whole = wordPressExport([
      { id: 1, title: "Whole", content: "Text" },
      { id: 2, title: "Cut", content: "Text" },
    ]);
    const { posts } = await importInto(opened.site(), api, whole.slice(0, whole.lastIndexOf(last)), "dryRun=true");
    expect(posts.map(({ action }) => action)).toEqual(["create", "invalid"]);
    expect(posts[1]?.remarks.join()).toContain("cut off");
  });
});

describe("a large import", () => {
  const { site, api } = siteAndApiFor(embedded);

  it("leaves the event loop to others", async () => {
    const content = "<p>Words of a paragraph, <strong>some</strong> of them <em>marked</em>.</p>\n\n";
    const items = Array.from({ length: 3000 }, (_, id) => ({
      id: id + 1,
      title: `Entry ${id}`,
      name: `entry-${id}`,
      type: id % 30 === 0 ? ("post" as const) : ("page" as const),
      content: content.repeat(id % 30 === 0 ? 60 : 20),
    }));
    const xml = wordPressExport(items);
    const { value, heldMs } = await heldBy(() => importInto(site(), api(), xml));
    expect(value.end).toMatchObject({ create: 100 });
    expect(isHeldTooLong(heldMs), `${heldMs} ms`).toBe(false);
  });
});
