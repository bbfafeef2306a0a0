import { videoSource } from "../parts/video/video-source.ts";

/**
 * Content of an allowed host: the address of its frame, the frame's origin, the page where the host itself shows it, and the
 * host's name. `shape` is how much room it needs.
 */
export type EmbedSource = {
  src: string;
  host: string;
  page: string;
  hostName: string;
  shape: "video" | "canvas" | "form" | "player" | "list";
};

type Parse = (url: URL) => EmbedSource | undefined;

/** Parts of a path, without empty ones. */
const partsOf = ({ pathname }: URL) => pathname.split("/").filter(Boolean);

const NAME = /^[\w-]{1,100}$/;

const calendly: Parse = (url) => {
  if (url.hostname !== "calendly.com") return undefined;
  const parts = partsOf(url);
  if (parts.length < 1 || parts.length > 3 || !parts.every((part) => NAME.test(part))) return undefined;
  const src = `https://calendly.com/${parts.join("/")}`;
  return { src, host: "https://calendly.com", page: src, hostName: "Calendly", shape: "form" };
};

const typeform: Parse = (url) => {
  if (!/^[a-z\d-]{1,63}\.typeform\.com$/.test(url.hostname)) return undefined;
  const id = /^\/to\/([A-Za-z\d]{4,20})\/?$/.exec(url.pathname)?.[1];
  if (!id) return undefined;
  const host = `https://${url.hostname}`;
  return { src: `${host}/to/${id}`, host, page: `${host}/to/${id}`, hostName: "Typeform", shape: "form" };
};

/** Only the address of a map that its owner has released with "Embed a map". */
const googleMap: Parse = ({ hostname, pathname, searchParams }) => {
  const pb = searchParams.get("pb");
  if (hostname !== "www.google.com" || pathname !== "/maps/embed" || !pb || !/^[\w!.%:+-]{1,2000}$/.test(pb)) {
    return undefined;
  }
  const src = `https://www.google.com/maps/embed?pb=${encodeURIComponent(pb)}`;
  return { src, host: "https://www.google.com", page: src, hostName: "Google Maps", shape: "canvas" };
};

const NUMBERS = /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?)*$/;
const OPEN_STREET_MAP = "https://www.openstreetmap.org";

const openStreetMap: Parse = ({ hostname, pathname, searchParams }) => {
  const box = searchParams.get("bbox") ?? "";
  const marker = searchParams.get("marker") ?? "";
  if (hostname !== "www.openstreetmap.org" || pathname !== "/export/embed.html") return undefined;
  const [west, south, east, north] = NUMBERS.test(box) ? box.split(",").map(Number) : [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const isMarked = NUMBERS.test(marker) && marker.split(",").length === 2;
  const halfway = (from: number, to: number) => Number(((from + to) / 2).toFixed(5));
  const middle = isMarked ? marker.replace(",", "/") : `${halfway(south, north)}/${halfway(west, east)}`;
  return {
    src: `${OPEN_STREET_MAP}/export/embed.html?bbox=${[west, south, east, north].join(",")}&layer=mapnik${isMarked ? `&marker=${marker}` : ""}`,
    host: OPEN_STREET_MAP,
    page: `${OPEN_STREET_MAP}/#map=15/${middle}`,
    hostName: "OpenStreetMap",
    shape: "canvas",
  };
};

/** Figma's kinds of files; the frame of an older address has the newer name. */
const FIGMA_KINDS = new Map([
  ["file", "design"],
  ...["design", "board", "proto", "slides", "deck"].map((kind) => [kind, kind] as const),
]);

const figma: Parse = (url) => {
  if (!["figma.com", "www.figma.com", "embed.figma.com"].includes(url.hostname)) return undefined;
  const [kind = "", key = ""] = partsOf(url);
  const shown = FIGMA_KINDS.get(kind);
  if (!shown || !/^[\dA-Za-z]{22,128}$/.test(key)) return undefined;
  const node = url.searchParams.get("node-id") ?? "";
  const at = /^[\d:-]{1,40}$/.test(node) ? `node-id=${encodeURIComponent(node)}` : "";
  return {
    src: `https://embed.figma.com/${shown}/${key}?embed-host=blockwright${at && `&${at}`}`,
    host: "https://embed.figma.com",
    page: `https://www.figma.com/${shown}/${key}${at && `?${at}`}`,
    hostName: "Figma",
    shape: "canvas",
  };
};

const spotify: Parse = (url) => {
  if (url.hostname !== "open.spotify.com") return undefined;
  const [kind = "", id = ""] = partsOf(url).filter((part) => part !== "embed" && !part.startsWith("intl-"));
  if (!/^(?:track|episode|album|playlist|show|artist)$/.test(kind) || !/^[\dA-Za-z]{15,30}$/.test(id)) return undefined;
  return {
    src: `https://open.spotify.com/embed/${kind}/${id}`,
    host: "https://open.spotify.com",
    page: `https://open.spotify.com/${kind}/${id}`,
    hostName: "Spotify",
    shape: kind === "track" || kind === "episode" ? "player" : "list",
  };
};

const hostedVideo: Parse = (url) => {
  const video = videoSource(url.href);
  if (video?.kind !== "iframe") return undefined;
  const { src, host, page, hostName } = video;
  return { src, host, page, hostName, shape: "video" };
};

const PARSERS: readonly Parse[] = [hostedVideo, calendly, typeform, googleMap, openStreetMap, figma, spotify];

/**
 * Parses the address of something to embed: YouTube, Vimeo, Loom, Calendly, Typeform, Google Maps, OpenStreetMap, Figma and
 * Spotify are allowed. The frame's address is made of its checked parts only. Cal.com isn't among them: its pages stay
 * blank in a frame without a script of theirs. @returns undefined for anything else.
 */
export function embedSource(address: string): EmbedSource | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  for (const parse of PARSERS) {
    const source = parse(url);
    if (source) return source;
  }
  return undefined;
}
