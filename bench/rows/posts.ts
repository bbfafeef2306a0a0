import { benchPosts, type PostTimes } from "../posts.ts";
import { pace } from "../pace.ts";
import { counts, row, type Row } from "./row.ts";

/** Enough that each post of a measurement is a new one. */
const POSTS = pace([1000, 10_000], [700, 2000]);

/** What posts take among few and many of them. */
export async function postRows(): Promise<Row[]> {
  const measured: PostTimes[] = [];
  for (const count of POSTS) measured.push(await benchPosts(count));
  const [few, many] = [measured[0], measured.at(-1)];
  if (!few || !many) return [];
  const say = (name: keyof PostTimes) => `${measured.map((one) => one[name].toFixed(2)).join(" / ")} CPU ms`;
  const flatRow = (title: string, name: keyof PostTimes) => {
    const ratio = Math.max(many[name], 0.1) / Math.max(few[name], 0.1);
    return row(title, `${say(name)}; ${ratio.toFixed(2)} x`, "<= 2 x of few", ratio <= 2);
  };
  const feed = many.feed / many.cached;
  return [
    row(`${counts(POSTS)} posts: their list from the cache`, say("cached"), "the floor", true),
    flatRow("The first pages of the posts with a tag", "firstPages"),
    flatRow("Their last pages", "lastPages"),
    flatRow("A tag that no post has", "unknownTag"),
    flatRow("A post that nobody asked for before", "post"),
    flatRow("The list in the admin", "adminList"),
    row("The feed of 50 posts from the cache", `${say("feed")}; ${feed.toFixed(2)} x`, "<= 2 x the list", feed <= 2),
  ];
}
