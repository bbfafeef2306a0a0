import { describe, expect, it } from "vitest";
import { videoHosts, videoPage, videoSource } from "./video-source.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0";
const LOOM = "https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=1";
const vimeo = (rest: string) => `https://player.vimeo.com/video/${rest}`;

describe("videoSource", () => {
  it.each([
    ["https://youtu.be/abcdefghijk?si=x", YOUTUBE],
    ["https://www.youtube.com/watch?v=abcdefghijk&t=4", YOUTUBE],
    ["https://www.youtube.com/embed/abcdefghijk", YOUTUBE],
    ["https://m.youtube.com/shorts/abcdefghijk", YOUTUBE],
    ["http://www.youtube-nocookie.com/embed/abcdefghijk", YOUTUBE],
    ["https://vimeo.com/123456789", vimeo("123456789?autoplay=1&dnt=1")],
    ["https://vimeo.com/channels/staffpicks/123456789", vimeo("123456789?autoplay=1&dnt=1")],
    ["https://vimeo.com/showcase/7756617/video/123456789", vimeo("123456789?autoplay=1&dnt=1")],
    ["https://vimeo.com/123456789/ab12cd34", vimeo("123456789?autoplay=1&dnt=1&h=ab12cd34")],
    ["https://player.vimeo.com/video/123456789?h=ab12cd34", vimeo("123456789?autoplay=1&dnt=1&h=ab12cd34")],
    ["https://www.loom.com/share/0123456789abcdef0123456789abcdef?sid=1", LOOM],
    ["https://loom.com/share/Our-tour-0123456789abcdef0123456789abcdef", LOOM],
  ])(
    "plays %s in a frame of the host's player, without cookies or tracking where the host offers it",
    (address, src) => {
      expect(videoSource(address)).toMatchObject({ kind: "iframe", src });
    },
  );

  it("knows the host's name and the page on which it shows the video itself", () => {
    expect(videoSource("https://www.youtube.com/embed/abcdefghijk")).toMatchObject({
      hostName: "YouTube",
      page: "https://www.youtube.com/watch?v=abcdefghijk",
    });
    expect(videoSource("https://player.vimeo.com/video/123456789?h=ab12cd34")).toMatchObject({
      hostName: "Vimeo",
      page: "https://vimeo.com/123456789/ab12cd34",
    });
  });

  it.each(["/landing/tour.webm", "/media/a.MP4"])("lets the browser play this site's file %s", (address) => {
    expect(videoSource(address)).toEqual({ kind: "file", src: address, page: address });
  });

  it.each([
    "",
    "javascript:alert(1)//youtube.com/embed/abcdefghijk",
    "data:text/html,<script>alert(1)</script>",
    "//www.youtube.com/embed/abcdefghijk",
    "//evil.example/a.mp4",
    "/\\evil.example/a.mp4",
    "/\t/evil.example/a.mp4",
    "https://evil.example/a.mp4",
    "https://youtube.com.evil.example/embed/abcdefghijk",
    "https://www.youtube.com@evil.example/embed/abcdefghijk",
    "https://evil.example/?v=abcdefghijk&x=youtube.com",
    'https://www.youtube.com/embed/abcdefghijk"onload="alert(1)',
    "https://www.youtube.com/redirect?q=https://evil.example",
    "https://youtu.be/../evil.example",
    "https://vimeo.com/evil",
    "https://vimeo.com/showcase/7756617",
    "https://vimeo.com/event/123456789",
    "https://www.loom.com/share/evil",
    "https://loom.com.evil.example/share/0123456789abcdef0123456789abcdef",
    "ftp://vimeo.com/123456",
  ])("plays nothing from %j", (address) => {
    expect(videoSource(address)).toBeUndefined();
    expect(videoHosts(address)).toEqual({});
  });
});

describe("videoPage", () => {
  it.each([
    ["https://videos.example.org/tour", { href: "https://videos.example.org/tour", hostName: "videos.example.org" }],
    ["https://youtube.com@evil.example/", { href: "https://youtube.com@evil.example/", hostName: "evil.example" }],
    ["/videos/tour", { href: "/videos/tour" }],
  ])("sends visitors to %s and names the true host", (address, page) => expect(videoPage(address)).toEqual(page));

  it.each(["", "javascript:alert(1)", "mailto:a@b.org", "tel:1", "#video", "//evil.example", "data:video/mp4,x"])(
    "knows no page for %j",
    (address) => expect(videoPage(address)).toBeUndefined(),
  );
});
