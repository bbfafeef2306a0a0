import { parentPort, Worker } from "node:worker_threads";

/** The limits of a call, beyond which the thread is terminated, and how long the thread waits for another call. */
type WorkerLimits = { seconds: number; megabytes: number; idleSeconds?: number };

/**
 * @param module the address of the module beside which the worker's file is: `import.meta.url`.
 * @param name the worker's file without its extension; the build has one entry of this name (vite.config.ts).
 * @returns the worker's file: the source in development, the built file on a site.
 */
export function workerFile(module: string, name: string): URL {
  return new URL(`./${name}.${new URL(module).pathname.endsWith(".js") ? "js" : "ts"}`, module);
}

/** The worker's side: answers each call with the result of `work`. */
export function answerCalls(work: (input: unknown) => unknown): void {
  parentPort?.on("message", (input) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(work(input));
  });
}

/**
 * A thread for work that would block the event loop. It starts with the first call, handles one call after another, and is
 * ended by a call that fails or exceeds its limits, and when it has been idle for a while. It keeps the process alive only
 * during calls.
 */
export class WorkerThread {
  readonly #file: URL;
  readonly #limits: Required<WorkerLimits>;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(file: URL, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = { idleSeconds: 60, ...limits };
  }

  /** @returns the worker's answer. @throws Error when the work fails, or exceeds its time or memory. */
  run(input: unknown): Promise<unknown> {
    const call = this.#last.then(() => this.#call(input));
    this.#last = call.catch(() => {});
    return call;
  }

  async #call(input: unknown): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { seconds } = this.#limits;
    const overdue = setTimeout(() => reject(new Error(`The work took longer than ${seconds} s`)), seconds * 1000);
    const ended = () => reject(new Error("The thread ended without an answer"));
    worker.once("message", resolve).once("error", reject).once("exit", ended).ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(input);
    try {
      return await promise;
    } catch (error) {
      this.#end();
      throw error;
    } finally {
      clearTimeout(overdue);
      worker.off("message", resolve).off("error", reject).off("exit", ended).unref();
      this.#idle = setTimeout(() => this.#end(), this.#limits.idleSeconds * 1000).unref();
    }
  }

  #start(): Worker {
    const { megabytes } = this.#limits;
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: megabytes }, execArgv: [] });
    // However it dies between two calls, the next one starts another.
    worker.on("error", () => {}).once("exit", () => this.#worker === worker && this.#end());
    return worker;
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
