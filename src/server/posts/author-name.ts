import { findAuthors } from "#authors/server";
import { oneLine } from "#shared";
import type { Services } from "../services.ts";

/** @returns the present name of the author that a page's meta tag names, perhaps by a former name; "" for none. */
export async function presentName({ database }: Pick<Services, "database">, named = ""): Promise<string> {
  const name = oneLine(named);
  if (!name) return "";
  return (await findAuthors(database.db, [name])).get(name)?.name ?? name;
}
