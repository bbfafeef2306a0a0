import { failAt, ok, type Result } from "#shared";
import { BodyGate, type Guest } from "../middleware/body-gate.ts";

/** The most bytes of a body that any number may send at a time: as many as a draft's batch has. */
const LARGE = 1_000_000;

/** When to try again while there is no room. */
export const RETRY_SECONDS = 5;

/** How long a file waits for room, as several are sent at once: less than the server waits for a body (`http-server.ts`). */
const PATIENCE_MS = 50_000;

/** People of organisations can't take the room of the site's staff. */
const [staff, people] = [new BodyGate(), new BodyGate()];

type Held = {
  /** Whose body it is. */
  owner: string;
  /** Whether a membership let them in. */
  isMember?: boolean;
  /** The most bytes that the route accepts. */
  maxBytes: number;
  /** Whether it waits for room, unread, as files do. */
  isPatient?: boolean;
};

/**
 * Runs work that holds the whole body of a request in memory: of large ones two of a user and eight in all at a time, for
 * staff and for people of organisations each. One without a declared length counts as large where it may be.
 * @param work is given the request to read: reading fails with BodyRefused where it takes long and others need the room.
 * @returns TOO_MANY when there is no room; the body is then never read.
 */
export async function holdBody<Value>(
  request: Request,
  { owner, isMember = false, maxBytes, isPatient = false }: Held,
  work: (request: Request) => Promise<Value>,
): Promise<Result<Value, "TOO_MANY">> {
  const { headers } = request;
  const length = headers.has("transfer-encoding") ? maxBytes : Number(headers.get("content-length"));
  const isLarge = Math.min(length, maxBytes) > LARGE;
  if (!isLarge) return ok(await work(request));
  const guest: Guest = { client: owner };
  const gate = isMember ? people : staff;
  if (!(isPatient ? await gate.enterWithin(guest, PATIENCE_MS) : gate.enter(guest))) {
    const message = "Too many large requests are being read at the moment. Try again in a few seconds.";
    return failAt("TOO_MANY", message, { retryAfter: RETRY_SECONDS });
  }
  return ok(await gate.hold(guest, request, work));
}
