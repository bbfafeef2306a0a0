import type { measurePosts, Posting } from "../posting.ts";
import type { Waiting } from "../visit.ts";
import { row, waits, type Row } from "./row.ts";

/** What storing each post in two commits of its own would reach, and how much of that has to be left of it. */
const SHARE = 0.6;

function postingRow(what: string, posting: Posting, commits: number, floor: Waiting): Row {
  const { offered, stored, shed, failed, unsent, lasted, inDatabase, cpuMsPerPost, page } = posting;
  const [perSecond, ratio] = [stored.count / lasted, page.p99 / floor.p99];
  const goal = Math.min(0.98 * offered, 800, (commits / 2) * SHARE);
  const isHonest = inDatabase === stored.count && failed === 0 && (unsent === 0 || offered > 1000);
  const isQuick = stored.p99 <= 2000 && (offered > 500 || ratio <= 3);
  return row(
    `${offered} ${what} posted a second`,
    `${perSecond.toFixed(0)}/s stored, ${waits(stored)}; ${shed.count} refused with 503, ${waits(shed)}; ${failed} failed, ${unsent} not sent; ` +
      `${cpuMsPerPost.toFixed(2)} CPU ms a post; cached pages beside it ${waits(page)}; ${ratio.toFixed(2)} x`,
    `>= ${goal.toFixed(0)}/s, p99 <= 2 s, each answered, acknowledged = stored${offered > 500 ? "" : "; pages <= 3 x"}`,
    perSecond >= goal && isQuick && isHonest,
  );
}

/** Posts of a form, beside what the same machine does for posts that are only kept. @param what is posted, as a plural. */
export function postingRows(what: string, measured: Awaited<ReturnType<typeof measurePosts>>): Row[] {
  const { commits, bare, idle, beside, postings } = measured;
  return [
    row("Durable commits, one after the other", `${commits.toFixed(0)}/s`, "the floor", true),
    row("Posts that are stored as they are and nothing else", waits(bare), "the floor", true),
    row("Cached pages, 100 a second", waits(idle), "the floor", true),
    row("The same beside 500 posts a second that aren't the site's", waits(beside), "the floor", true),
    // What these posts take of the machine isn't the site's.
    ...postings.map((one) => postingRow(what, one, commits, beside.p99 > idle.p99 ? beside : idle)),
  ];
}
