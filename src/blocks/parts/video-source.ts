/** Where a video is played: in a frame of an allowed host, or by the browser itself from a file. */
export type VideoSource = { kind: "frame"; src: string; host: string } | { kind: "file"; src: string };

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const YOUTUBE_PLAYER = "https://www.youtube-nocookie.com";
const VIMEO_PLAYER = "https://player.vimeo.com";

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(hostname)) return undefined;
  return searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1];
}

function vimeoId({ hostname, pathname }: URL): string | undefined {
  if (!["vimeo.com", "www.vimeo.com", "player.vimeo.com"].includes(hostname)) return undefined;
  return /(\d+)$/.exec(pathname)?.[1];
}

/**
 * Turns a video's address into what to play. Only YouTube (without cookies), Vimeo and video files of this site are
 * allowed. @returns undefined for anything else.
 */
export function videoSource(address: string): VideoSource | undefined {
  if (/^\/(?![/\\])\S+\.(?:mp4|webm)$/i.test(address)) return { kind: "file", src: address };
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  const youtube = youtubeId(url);
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) {
    return { kind: "frame", src: `${YOUTUBE_PLAYER}/embed/${youtube}?autoplay=1&rel=0`, host: YOUTUBE_PLAYER };
  }
  const vimeo = vimeoId(url);
  return vimeo ? { kind: "frame", src: `${VIMEO_PLAYER}/video/${vimeo}?autoplay=1`, host: VIMEO_PLAYER } : undefined;
}

/** @returns the hosts that a block with this video needs in the content security policy. */
export function videoHosts(address: string | undefined): { frame?: string[] } {
  const source = address ? videoSource(address) : undefined;
  return source?.kind === "frame" ? { frame: [source.host] } : {};
}
