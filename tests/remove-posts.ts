import type { Site } from "./services.ts";

/** Removes the posts that a new site comes with. */
export async function removePosts({ services }: Site): Promise<void> {
  await services.database.db.deleteFrom("pages").where("kind", "=", "post").execute();
}
