import { safeHref } from "#shared/markup";

/** A video in an iframe of an allowed host: its player, the page where the host itself shows it, and the host's name. */
type HostedVideo = { kind: "iframe"; src: string; host: string; page: string; hostName: string };

/** Where a video is played: in an iframe of an allowed host, or by the browser itself from a file. */
export type VideoSource = HostedVideo | { kind: "file"; src: string; page: string };

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const YOUTUBE_PLAYER = "https://www.youtube-nocookie.com";
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);
const VIMEO_PLAYER = "https://player.vimeo.com";

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(hostname)) return undefined;
  return searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1];
}

function youtubeVideo(url: URL): HostedVideo | undefined {
  const id = youtubeId(url);
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    kind: "iframe",
    src: `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1&rel=0`,
    host: YOUTUBE_PLAYER,
    page: `https://www.youtube.com/watch?v=${id}`,
    hostName: "YouTube",
  };
}

const HEX = /^[\da-f]+$/;

/** What has a number of its own before that of the video, or in place of one. */
const VIMEO_GROUPS = new Set(["showcase", "album", "event"]);

/** An unlisted video has a second part in its address, without which the host doesn't play it. */
function vimeoVideo({ hostname, pathname, searchParams }: URL): HostedVideo | undefined {
  if (!VIMEO_HOSTS.has(hostname)) return undefined;
  const parts = pathname.split("/");
  const index = parts.findIndex((part, at) => /^\d+$/.test(part) && !VIMEO_GROUPS.has(parts[at - 1] ?? ""));
  if (index < 0) return undefined;
  const id = parts[index];
  const secret = [parts[index + 1], searchParams.get("h")].find((part) => part && HEX.test(part));
  return {
    kind: "iframe",
    src: `${VIMEO_PLAYER}/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ""}`,
    host: VIMEO_PLAYER,
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ""}`,
    hostName: "Vimeo",
  };
}

const LOOM_PLAYER = "https://www.loom.com";

function loomVideo({ hostname, pathname }: URL): HostedVideo | undefined {
  if (hostname !== "loom.com" && hostname !== "www.loom.com") return undefined;
  const id = /^\/(?:share|embed)\/(?:[\w-]*-)?([\da-f]{32})\/?$/.exec(pathname)?.[1];
  if (!id) return undefined;
  return {
    kind: "iframe",
    src: `${LOOM_PLAYER}/embed/${id}?autoplay=1`,
    host: LOOM_PLAYER,
    page: `${LOOM_PLAYER}/share/${id}`,
    hostName: "Loom",
  };
}

/**
 * Parses a video's address. Only YouTube (without cookies), Vimeo (without tracking), Loom and video files
 * of this site are allowed. @returns undefined for anything else.
 */
export function videoSource(address: string): VideoSource | undefined {
  if (/^\/(?![/\\])\S+\.(?:mp4|webm)$/i.test(address)) return { kind: "file", src: address, page: address };
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  return youtubeVideo(url) ?? vimeoVideo(url) ?? loomVideo(url);
}

/**
 * Parses the address of a video that can't be played here.
 * @returns the safe address of a page, with its host's name when it is another site's; undefined for any other address.
 */
export function videoPage(address: string): { href: string; hostName?: string } | undefined {
  const href = safeHref(address);
  if (href?.startsWith("/")) return { href };
  if (!href || !URL.canParse(href)) return undefined;
  const { protocol, hostname } = new URL(href);
  return protocol === "https:" || protocol === "http:" ? { href, hostName: hostname } : undefined;
}

/** @returns the hosts that a block with these videos needs in the content security policy. */
export function videoHosts(...addresses: (string | undefined)[]): { frame?: string[] } {
  const sources = addresses.flatMap((address) => (address && videoSource(address)) || []);
  const frame = sources.flatMap((source) => (source.kind === "iframe" ? [source.host] : []));
  return frame.length > 0 ? { frame } : {};
}
