import { signedCrop, srcSetOf, type SizeOf } from "#media/server";
import type { Assets } from "#site";
import { cropBox, readPictureUse } from "#shared";

/** Makes pictures of content that name a crop load just that part of the original. */
export function withCrops(assets: Assets, secret: string): Assets {
  const image: Assets["image"] = (src) => {
    const { address, crop } = readPictureUse(src);
    const found = assets.image(address);
    return crop ? { ...found, src: signedCrop(secret, address, found.src, crop) } : found;
  };
  return { ...assets, image };
}

/** Adds the natural sizes and the narrower variants of uploaded pictures, or of the parts of them that are shown. */
export function withSizes({ image }: Assets, sizeOf: SizeOf): Assets["image"] {
  return (src) => {
    const { address, crop } = readPictureUse(src);
    const size = sizeOf(address);
    const { width, height } = size && crop ? cropBox(crop, size) : { ...size };
    const found = { ...image(src), ...(width && height && { width, height }) };
    return { ...found, srcSet: srcSetOf(address, found) };
  };
}
