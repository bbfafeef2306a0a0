import { pictureForModel } from "#media/server";
import { failAt, ok, type Result } from "#shared";
import type { Services } from "../services.ts";

const FOREIGN = "Only pictures in the library or at an https address can be described";

const at = (message: string) => failAt("INVALID", message, { path: ["image"] });

/**
 * Makes the picture that a prompt is about: one in the library is scaled down and sent inside the prompt, one of another
 * site is sent as its address. This server never fetches an address from a user.
 * @returns INVALID for any other address.
 */
export async function pictureOf(
  { media, origin }: Pick<Services, "media" | "origin">,
  address: string,
): Promise<Result<string, "INVALID">> {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (path.startsWith("/media/")) {
    const picture = await pictureForModel(media, path);
    return picture.ok ? picture : at(picture.error.message);
  }
  const url = URL.parse(address);
  const isPublic = url?.protocol === "https:" && url.username === "" && url.password === "";
  return isPublic ? ok(url.href) : at(FOREIGN);
}
