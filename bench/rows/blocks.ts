import { benchBlocks, type BlocksMeasured } from "../blocks.ts";
import { pace } from "../pace.ts";
import { counts, row, type Row } from "./row.ts";

const SIZES = pace([16, 500, 2000], [16, 500]);

/** Publishing and rendering pages of few and many blocks: what they take, and what others wait meanwhile. */
export async function blockRows(): Promise<Row[]> {
  const measured: BlocksMeasured[] = [];
  for (const blocks of SIZES) measured.push(await benchBlocks(blocks));
  const say = (step: "review" | "publish" | "first") =>
    `${measured.map((one) => one[step].cpu.toFixed(0)).join(" / ")} CPU ms, others wait ${measured.map((one) => one[step].wait.toFixed(0)).join(" / ")} ms at most`;
  const most = measured.at(-1);
  if (!most) return [];
  const { publish, first, review, blocks } = most;
  const perBlock = publish.cpu / blocks;
  return [
    row(
      `${counts(SIZES)} blocks: publishing`,
      `${say("publish")}; ${perBlock.toFixed(2)} ms a block`,
      "<= 0.1 ms a block, others wait <= 50 ms",
      perBlock <= 0.1 && publish.wait <= 50,
    ),
    row("The review before it", say("review"), "others wait <= 100 ms", review.wait <= 100),
    row("The first request", say("first"), "others wait <= 100 ms", first.wait <= 100),
    row("Memory afterwards", measured.map(({ memoryMb }) => `${memoryMb} MB`).join(" / "), "", true),
  ];
}
