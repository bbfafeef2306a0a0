import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Assets, PreloadedFonts } from "#site";
import { openPageSheets } from "../pages/page-sheets.ts";
import { drawingAddress, drawingSheets, isDrawing } from "./drawings.ts";

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;
type Size = { width?: number; height?: number };
type LocalImage = { size: Size; views: Map<string, Size> };

/** The part of the environment that says where images come from. */
type ImageSettings = { CDN_URL?: string };

/** The page script's path in the build. */
const ENTRY = "src/site/client.ts";

function measure(content: Buffer): Size {
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    return {};
  }
}

/** Reads the shipped images by their addresses. */
function readFiles(publicFolder: string): Map<string, Buffer> {
  const folder = join(publicFolder, "landing");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const images = files.filter(({ name }) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(name));
  const paths = images.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return new Map(paths.map((path) => [path.slice(publicFolder.length).replaceAll("\\", "/"), readFileSync(path)]));
}

/** Measures the shipped images once; their addresses carry one version for all of them. */
function readImages(publicFolder: string): { version: string; images: Map<string, LocalImage> } {
  const images = new Map<string, LocalImage>();
  const hash = createHash("sha256");
  for (const [address, content] of readFiles(publicFolder)) {
    hash.update(address).update(content);
    images.set(address, { size: measure(content), views: readViews(content.toString("latin1")) });
  }
  return { version: hash.digest("hex").slice(0, 8), images };
}

/** @returns the files that pages draw the shipped illustrations from. @param publicFolder the folder of shipped files. */
export function readDrawingSheets(publicFolder: string): Record<string, string> {
  const files = [...readFiles(publicFolder)].filter(([address]) => isDrawing(address));
  return drawingSheets(new Map(files.map(([address, content]) => [address, content.toString("utf8")])));
}

/** The parts of an SVG file that can be shown on their own (`file.svg#part`), with their sizes. */
function readViews(content: string): Map<string, Size> {
  const views = content.matchAll(/<view id="([\w-]+)" viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/g);
  return new Map(
    [...views].map(([, id = "", width, height]) => [id, { width: Number(width), height: Number(height) }]),
  );
}

/**
 * Makes the function that turns an image address of content into the one to load, with the natural size of a shipped one;
 * pages add those of uploaded ones (`#media/server`). CDN_URL serves our own images. `drawings` are the shipped
 * illustrations by address.
 */
export function openImages(publicFolder: string, { CDN_URL }: ImageSettings): Pick<Assets, "image" | "drawings"> {
  const { version, images } = readImages(publicFolder);
  const base = CDN_URL?.replace(/\/+$/, "") ?? "";
  const image: Assets["image"] = (src) => {
    if (!src.startsWith("/")) return { src };
    const [address = "", part] = src.split("#", 2);
    const known = images.get(address);
    if (!known) return { src: base + src };
    const whole = `${base}${address}?v=${version}`;
    if (part === undefined) {
      return { src: whole, ...known.size, ...(isDrawing(address) && { drawing: drawingAddress(address, version) }) };
    }
    return { src: `${whole}#${part}`, ...(known.views.get(part) ?? known.size) };
  };
  const drawings = [...images.keys()].filter(isDrawing).map((src) => [src, { ...image(src), src }] as const);
  return { image, drawings: Object.fromEntries(drawings) };
}

/** @returns an address of the icon file that changes with its content. */
export function iconSheetAddress(sheet: string): string {
  return `/icons.svg?v=${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}`;
}

/** @returns the built files whose source matches, by the name that the pattern finds in it. */
function filesBy(manifest: Manifest, pattern: RegExp): Record<string, string> {
  const named = Object.entries(manifest).map(([source, { file }]) => [pattern.exec(source)?.[1], `/${file}`] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined));
}

/** The files of the shipped faces, which every page has unless its brand chose others. */
function shippedFonts(files: readonly string[] = []): PreloadedFonts {
  const fileOf = (face: string) => files.find((name) => name.includes(`${face}-core`));
  const [heading, body] = [fileOf("fraunces"), fileOf("figtree")];
  return { ...(heading && { heading: `/${heading}` }), ...(body && { body: `/${body}` }) };
}

/** The faces beside the shipped one: rules, their address, and the file with the letters of most texts. */
function readFaces(manifest: Manifest, publicFolder: string): Assets["faces"] {
  const faces = Object.entries(manifest).flatMap(([source, { file, assets = [] }]) => {
    const name = /\/fonts\/([\w-]+)\.css$/.exec(source)?.[1];
    const core = assets.find((asset) => asset.includes("-core"));
    const css = name && readFileSync(join(publicFolder, file), "utf8").trim();
    return name && css ? [[name, { css, href: `/${file}`, ...(core && { preload: `/${core}` }) }]] : [];
  });
  return Object.fromEntries(faces);
}

/** Reads the build's manifest. @param publicFolder the folder of built files. */
export function builtAssets(publicFolder: string, settings: ImageSettings): Omit<Assets, "icons"> {
  const manifest = JSON.parse(readFileSync(join(publicFolder, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error("The build is incomplete: run `npm run build`");
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: shippedFonts(entry.assets),
    faces: readFaces(manifest, publicFolder),
    early: filesBy(manifest, /\/([\w-]+)\.early\.js$/),
    blockStyles: filesBy(manifest, /\/(\w+)\/style\.css$/),
    sheets: openPageSheets(publicFolder),
    ...openImages(publicFolder, settings),
  };
}
