import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEWSLETTER_FORM } from "#subscribers";
import { attributeOf, queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";
import { launchBadgeUrl } from "./launch-badge.ts";
import { schema } from "./schema.ts";

const STYLES = schema.shape.style.options;
const OVER_PICTURE = ["photo", "video"];
const launch = { postId: "42", url: "https://launch.example/post", imageUrl: "https://badge.example/featured.svg?a=1" };

const render = (content: object, launchData?: typeof launch) =>
  renderBlocks([{ hero: { ...defaults, ...content } }], { launch: launchData });

describe("hero", () => {
  it.each(STYLES)("%s: draws the page's only h1 and counts clicks on its actions", (style) => {
    const { html } = renderBlocks([{ hero: { ...defaults, style } }, { faq: { headline: "Questions" } }]);
    const { all, values } = queryHtml(html);
    expect(all("h1")).toHaveLength(1);
    expect(values("a[data-track=hero]", "href")).toEqual(defaults.cta?.map(({ href }) => href));
  });

  it.each(STYLES.filter((style) => style !== "form"))(
    "%s: an empty draft draws no heading, link, list or image",
    (style) => {
      const { html, errors } = renderBlocks([{ hero: { style } }]);
      expect(errors).toEqual([]);
      expect(queryHtml(html).all("main :is(h1, a, ul, img, p, picture, button, [aria-labelledby])")).toEqual([]);
    },
  );

  it.each(["rightImage", "topImage", "bottomImage", "tilt"])(
    "%s: preloads its image, in the ratio of spec 9",
    (style) => {
      const { one, values } = queryHtml(render({ style }).html);
      const image = one("main img[fetchpriority=high]");
      expect(Number(attributeOf(image, "width")) / Number(attributeOf(image, "height"))).toBeCloseTo(1.431, 2);
      expect(values("head link[rel=preload][as=image]", "href")).toEqual(["/landing/hero/report.svg"]);
    },
  );

  it.each(["simple", "text", "form"])("%s: shows and loads no image", (style) => {
    expect(queryHtml(render({ style }).html).all("img, [as=image]")).toEqual([]);
  });

  it.each([
    ["bottomImage", "edge"],
    ["tilt", "edge"],
    ["rightImage", "paper"],
  ])("%s: tells the next section which ground it ends on: %s", (style, on) => {
    expect(queryHtml(render({ style, color: "paper" }).html).all(`section[data-on=${on}] h1`)).toHaveLength(1);
    expect(queryHtml(render({ style, color: "paper", image: "" }).html).all("section[data-on=paper]")).toHaveLength(1);
  });

  it("loads the image lazily when another block comes first", () => {
    const { html } = renderBlocks([{ faq: {} }, { hero: defaults }]);
    const { all } = queryHtml(html);
    expect(all("main img[loading=lazy]")).toHaveLength(1);
    expect(all("link[rel=preload][as=image]")).toEqual([]);
  });

  it("draws the browser window only on request", () => {
    const windows = (browser_mode: boolean) => queryHtml(render({ browser_mode }).html).all(".hero-browser img");
    expect(windows(true)).toHaveLength(1);
    expect(windows(false)).toEqual([]);
  });

  it("opens a video in a dialog whose frame has no address yet, and admits its host", () => {
    const { html, csp } = render({ youtube_video_url: "https://youtu.be/abcdefghijk" });
    const { one, values } = queryHtml(html);
    const dialog = queryHtml(one(`dialog#${values("button[command=show-modal]", "commandfor").join()}`));
    const frame = dialog.one("iframe");
    expect(attributeOf(frame, "data-src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/);
    expect(attributeOf(frame, "src")).toBeUndefined();
    expect(csp).toContain("frame-src 'self' https://www.youtube-nocookie.com");
  });

  it.each(["", "https://evil.example/video"])("draws no play button for the video address %j", (address) => {
    const { html, csp } = render({ youtube_video_url: address });
    expect(html).not.toContain("<dialog");
    expect(csp).not.toContain("frame-src");
  });

  it("aligns its copy as the content says", () => {
    const titles = (side: string, content: object) =>
      queryHtml(render({ style: "simple", ...content }).html).all(`.${side} h1`);
    expect(titles("text-center", {})).toHaveLength(1);
    expect(titles("text-end", { position: "right" })).toHaveLength(1);
  });
});

describe.each(OVER_PICTURE)("hero over a picture: %s", (style) => {
  it("fills the section with the image, loaded first, and says what it shows", () => {
    const { all, values } = queryHtml(render({ style, image: "/a.webp", imageAlt: "A wall" }).html);
    expect(all("main figure > img[fetchpriority=high][alt='A wall']")).toHaveLength(1);
    expect(values("head link[rel=preload][as=image]", "href")).toEqual(["/a.webp"]);
  });

  it.each([
    ["deep", "scheme-dark"],
    ["paper", "mx-auto:not(.scheme-dark)"],
    ["tint", "mx-auto:not(.scheme-dark)"],
  ])("has the scrim and the text of the %s ground", (color, text) => {
    expect(
      queryHtml(render({ style, color }).html).all(`section.bg-${color} > .hero-scrim > div.${text} h1`),
    ).toHaveLength(1);
  });

  it("is on the deep ground unless the content says otherwise", () => {
    expect(queryHtml(render({ style }).html).all("section.bg-deep")).toHaveLength(1);
  });
});

describe("the film behind the copy", () => {
  const film = (backgroundVideo: string) => queryHtml(render({ style: "video", backgroundVideo }).html);

  it("is silent, loads nothing before the script, and its button is hidden until then", () => {
    const { all } = film("/media/a.mp4");
    const video = "video[src='/media/a.mp4'][muted][loop][playsinline][preload=none][aria-hidden=true]";
    expect(all(`figure[data-enhance=film] > ${video}:not([autoplay])`)).toHaveLength(1);
    expect(all("figure > button[hidden][data-pause=Pause][data-play='Play video']")).toHaveLength(1);
  });

  it.each(["", "https://youtu.be/abcdefghijk", "https://evil.example/a.mp4", "javascript:alert(1)"])(
    "is only a file of this site: %j shows the image alone",
    (address) => expect(film(address).all("figure > video, [data-enhance=film], figure > button")).toEqual([]),
  );

  it("is refused from elsewhere, with the reason", () => {
    const faults = schema.safeParse({ ...defaults, backgroundVideo: "https://youtu.be/abcdefghijk" }).error?.issues;
    expect(faults).toMatchObject([
      { path: ["backgroundVideo"], message: "A background video is an mp4 or webm file of this site" },
    ]);
  });
});

describe("the sign-up in the hero", () => {
  const signUp = (content = {}, state = {}) =>
    renderBlocks([{ hero: { ...defaults, style: "form", formTitle: "Get the next one", ...content } }], {
      forms: { [NEWSLETTER_FORM]: state },
    }).html;

  it("posts the newsletter's own form, whose button is the only main one", () => {
    const { all, texts, values } = queryHtml(signUp());
    expect(values("form[method=post]", "action")).toEqual(["/newsletter"]);
    expect(values("form input[required]", "name")).toEqual(["email", "first_name", "last_name"]);
    expect(all("main .bg-accent")).toHaveLength(1);
    expect(texts("h1, h2")).toEqual([defaults.headline, "Get the next one"]);
    expect(queryHtml(signUp({ formTitle: "" })).all("h2")).toEqual([]);
  });

  it("shows the thanks in place of the form", () => {
    const html = signUp({}, { success: "You are on the list." });
    expect(queryHtml(html).texts("[role=status] > p")).toEqual(["Thank you", "You are on the list."]);
    expect(html).not.toContain("<form");
  });
});

describe("launch badge", () => {
  it("is absent without launch data", () => {
    expect(render({}).html).not.toContain("featured.svg");
  });

  it("links to the launch and shows the badge of the visitor's theme, 220 wide", () => {
    const { html, csp } = render({}, launch);
    const badges = queryHtml(queryHtml(html).one('a[href="https://launch.example/post"][data-track=hero]'));
    expect(badges.all('img[alt="See the launch of Example"][width="220"][height="48"]')).toHaveLength(2);
    expect(badges.all("img.logo-light[src$='theme=light']")).toHaveLength(1);
    expect(badges.all("img.logo-dark[src$='theme=dark']")).toHaveLength(1);
    expect(csp).toContain("img-src 'self' https://badge.example");
  });

  it("names the site, whatever characters its name has", () => {
    const { html } = renderBlocks([{ hero: defaults }], { launch, siteName: "Lern$& Co" });
    expect(queryHtml(html).values("img.logo-light", "alt")).toEqual(["See the launch of Lern$& Co"]);
  });

  it.each([
    ["paper", ["light", "dark"]],
    ["tint", ["neutral"]],
    ["deep", ["dark"]],
  ])("fits the %s ground: %j", (color, themes) => {
    const { html } = render({ color }, launch);
    expect([...html.matchAll(/theme=(\w+)/g)].map(([, theme]) => theme)).toEqual(themes);
  });

  it("keeps the address's own parameters and escapes the post's id", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("light", "neutral", "dark"), (postId, theme) => {
        const { origin, pathname, searchParams } = new URL(launchBadgeUrl({ ...launch, postId }, theme) ?? "");
        expect(origin + pathname).toBe("https://badge.example/featured.svg");
        expect(Object.fromEntries(searchParams)).toEqual({ a: "1", post_id: postId.toWellFormed(), theme });
      }),
    );
  });

  it.each(["", "badge.svg", "javascript:alert(1)"])("has no address when %j is configured", (imageUrl) => {
    expect(launchBadgeUrl({ ...launch, imageUrl }, "light")).toBeUndefined();
  });
});
