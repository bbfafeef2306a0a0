export { newId } from "./id.server.ts";
export { csvLine } from "./csv.server.ts";
export { sanitiseSvgFile, type SvgFile } from "./svg/svg-file.server.ts";
export { answerCalls, WorkerThread, workerFile } from "./worker/worker-thread.server.ts";
export { inSlices } from "./in-slices.server.ts";
export { repeatUntilStopped } from "./repeat.server.ts";
export { safeFetch, type FetchOptions } from "./net/safe-fetch.server.ts";
export { zip, type ZipFile } from "./zip.server.ts";
