import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Assets } from "#site";

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;
type LocalImage = { src: string; width?: number; height?: number };

/** The page script's place in the build. */
const ENTRY = "src/site/client.ts";

function measure(file: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width, height };
  } catch {
    return {};
  }
}

/** Reads the shipped images once: a content hash for their address, and their natural size. */
function readImages(publicFolder: string): Map<string, LocalImage> {
  const folder = join(publicFolder, "landing");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const images = files.filter((entry) => entry.isFile() && /\.(?:svg|png|jpe?g|webp|avif)$/.test(entry.name));
  return new Map(
    images.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const address = file.slice(publicFolder.length).replaceAll("\\", "/");
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 10);
      return [address, { src: `${address}?v=${hash}`, ...measure(file) }];
    }),
  );
}

/** Makes the function that turns an image address of content into the one to load; CDN_URL serves our own images. */
export function imageResolver(publicFolder: string, cdnUrl: string | undefined): Assets["image"] {
  const images = readImages(publicFolder);
  const base = cdnUrl?.replace(/\/+$/, "") ?? "";
  return (src) => {
    if (!src.startsWith("/")) return { src };
    const known = images.get(src);
    return known ? { ...known, src: base + known.src } : { src: base + src };
  };
}

/** Reads what the build made. @param publicFolder the folder of built files. */
export function builtAssets(publicFolder: string, cdnUrl: string | undefined): Assets {
  const manifest = JSON.parse(readFileSync(join(publicFolder, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest[ENTRY];
  const theme = manifest["src/site/theme.js"];
  if (!entry || !theme) throw new Error("The build is incomplete: run `npm run build`");
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: (entry.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
    theme: `/${theme.file}`,
    image: imageResolver(publicFolder, cdnUrl),
  };
}
