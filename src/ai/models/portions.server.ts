/** How often one of all answers has its turn. */
const TURN_MS = 2;

/** What passes on what an answer brought, of those that brought something, in the order of their turns. */
const waiting = new Set<() => void>();
let turn: NodeJS.Timeout | undefined;

function takeTurn(): void {
  const [pass] = waiting;
  pass?.();
  turn = waiting.size > 0 ? setTimeout(takeTurn, TURN_MS) : undefined;
}

function queueUp(pass: () => void): void {
  waiting.add(pass);
  turn ??= setTimeout(takeTurn, TURN_MS);
}

/**
 * Passes bytes on in portions: the first at once, then what came until this answer has its turn, the last with the end. A
 * lone answer has its turn soon, one of fifty every tenth of a second. Nothing is read ahead of a reader that lags behind.
 */
function inPortions(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let held: Uint8Array[] = [];
  let pass = () => {};
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        pass = () => {
          waiting.delete(pass);
          if (held.length > 0) controller.enqueue(Buffer.concat(held));
          held = [];
        };
      },
      pull: async (controller) => {
        try {
          do {
            const { done, value } = await reader.read();
            if (done) {
              pass();
              return controller.close();
            }
            held.push(value);
            if (isFirst) pass();
            else queueUp(pass);
            isFirst = false;
          } while (held.length > 0 && controller.desiredSize === 0);
        } catch (error) {
          pass();
          throw error;
        }
      },
      cancel: async (reason) => {
        held = [];
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Fetches for the clients of all providers. Every part of a reply passes through many hands on its way to whoever asked:
 * when many replies come at once, parts travel together, so that visitors don't wait behind them.
 */
export const fetchInPortions: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  return answer.ok && answer.body ? new Response(inPortions(answer.body), answer) : answer;
};
