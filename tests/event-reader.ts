/** Ends the wait for an event that never comes. */
const LIMIT_MS = 60_000;

/** A server-sent event as a browser gets it. */
export type ServerEvent = { event: string; id?: string; data: unknown };

function parse(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split("\n").map((line) => {
      const [name = "", ...rest] = line.split(": ");
      return [name, rest.join(": ")];
    }),
  );
  const data = fields.get("data");
  return data === undefined
    ? undefined
    : { event: fields.get("event") ?? "", id: fields.get("id"), data: JSON.parse(data) };
}

/** Reads an event stream. `take` waits for the next event that fits; what came before it is skipped. */
export function readEvents(response: Response) {
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  const seen: ServerEvent[] = [];
  let rest = "";
  let isEnded = false;
  const pumping = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      seen.push(...blocks.flatMap((block) => parse(block) ?? []));
    }
    isEnded = true;
  })();
  pumping.catch(() => (isEnded = true));
  async function take<Data>(event: string, fits: (data: Data) => boolean = () => true): Promise<Data> {
    const until = Date.now() + LIMIT_MS;
    while (Date.now() < until) {
      const next = seen.shift();
      if (next?.event === event && fits(next.data as Data)) return next.data as Data;
      if (!next) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`No event "${event}" came`);
  }
  return { take, isEnded: () => isEnded, close: () => reader.cancel() };
}
