import { dataFolder, StartupError } from "#db";
import { bucketStore, folderStore, moveMedia, StoreError, type Moved } from "#media/server";
import { readBucket } from "./environment/bucket-environment.ts";

const DIRECTIONS = ["to-bucket", "to-folder"] as const;
type Direction = (typeof DIRECTIONS)[number];

const USAGE = "Usage: npm run media -- to-bucket|to-folder [--dry-run] [--remove]";
const PROGRESS_MS = 2000;

/** What to do after a copy that removed nothing. */
const NEXT: Record<Direction, string> = {
  "to-bucket":
    "Nothing was removed. Start the site with the S3_ variables, then run this command again with --remove: it copies " +
    "what was added meanwhile and clears the folder.",
  "to-folder":
    "Nothing was removed. Start the site without the S3_ variables, then run this command again: it copies what was " +
    "added meanwhile. With --remove it clears the bucket.",
};

type Options = { direction: Direction; isDryRun: boolean; removes: boolean };

function readArguments(args: readonly string[]): Options {
  const flags = args.filter((arg) => arg.startsWith("--"));
  const [given, ...rest] = args.filter((arg) => !arg.startsWith("--"));
  const direction = DIRECTIONS.find((one) => one === given);
  if (!direction || rest.length > 0 || flags.some((flag) => flag !== "--dry-run" && flag !== "--remove")) {
    throw new StartupError(USAGE);
  }
  return { direction, isDryRun: flags.includes("--dry-run"), removes: flags.includes("--remove") };
}

function summary({ copied, bytes, present, removed }: Moved, { isDryRun, removes }: Options): string {
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  const done = `${isDryRun ? "to copy" : "copied"}: ${copied} (${size}), there already: ${present}`;
  return removes && !isDryRun ? `${done}, removed: ${removed}` : done;
}

/**
 * `npm run media`: moves the pictures of a site between `<DATA_DIR>/media` and the bucket that the S3_ variables name.
 * @param print writes a line for the operator.
 * @returns whether every picture is where it should be.
 * @throws StartupError for wrong arguments, a missing variable, and a storage that can't be used.
 */
export async function runMediaCommand(
  args: readonly string[],
  variables: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<boolean> {
  const options = readArguments(args);
  const bucket = readBucket(variables);
  if (!bucket.ok) throw new StartupError(`Invalid environment: ${bucket.faults.join("; ")}`);
  if (!bucket.settings) throw new StartupError("Set S3_BUCKET and the other S3_ variables to name the bucket.");
  const folder = folderStore(dataFolder(variables.DATA_DIR));
  const store = bucketStore(bucket.settings);
  const [from, to] = options.direction === "to-bucket" ? [folder, store] : [store, folder];
  print(`From ${from.label} to ${to.label}`);
  await folder.removeUnfinished(true, Date.now());
  let printedAt = Date.now();
  const onProgress = (moved: Moved) => {
    if (Date.now() - printedAt < PROGRESS_MS) return;
    printedAt = Date.now();
    print(`${summary(moved, options)} ...`);
  };
  const moved = await moveMedia({ ...options, from, to, onProgress }).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
    const remedy = "What was copied stays: run the same command again to go on.";
    throw new StartupError(`Stopped: ${error.message}. ${remedy}`, { cause: error });
  });
  for (const { name, reason } of moved.failed) print(`Not moved: ${name}: ${reason}`);
  print(`Done. ${summary(moved, options)}${moved.failed.length > 0 ? `, failed: ${moved.failed.length}` : ""}`);
  if (!options.removes && !options.isDryRun && moved.failed.length === 0) print(NEXT[options.direction]);
  return moved.failed.length === 0;
}
