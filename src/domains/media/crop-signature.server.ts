import { createHmac, timingSafeEqual } from "node:crypto";
import { cropCode, type Crop } from "#shared";
import { hashOfMedia } from "./media.ts";
import { croppedAddress, type Variant } from "./variants.ts";

/** 64 bits: nobody guesses one over the network. */
const LENGTH = 16;

/** Signs a crop, so that only those which stored content names are ever made: there are billions of others. */
function sign(secret: string, hash: string, crop: Crop): string {
  return createHmac("sha256", secret)
    .update(`crop ${hash} ${cropCode(crop)}`)
    .digest("hex")
    .slice(0, LENGTH);
}

/** Whether a variant may be made for anyone: a whole picture, or a crop whose address this site has given. */
export function isSigned(secret: string, { hash, crop, signature = "" }: Variant): boolean {
  if (!crop) return true;
  const [own, given] = [Buffer.from(sign(secret, hash, crop)), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}

/**
 * Gives the public address of a part of a picture.
 * @param address of the picture in content. @param src the same address, on any host.
 * @returns `src` for a picture outside the library.
 */
export function signedCrop(secret: string, address: string, src: string, crop: Crop): string {
  const hash = hashOfMedia(address);
  return hash === undefined ? src : croppedAddress(src, crop, sign(secret, hash, crop));
}
