import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/publishing/operations/canonical.ts";
import { anyOperation, BEGINNING } from "../../src/publishing/operations/random-operations.ts";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import {
  bytesOf,
  DraftClient,
  follow,
  stateOf,
  type Batch,
  type BatchAnswer,
  type Told,
  type ToldDraft,
} from "../draft-client.ts";
import { siteAndApiFor } from "../site-for.ts";

/** Each run makes a page and some hundred requests: fewer than the properties of pure functions get. */
const RUNS = Math.max(12, Math.round(Number(process.env.PROPERTY_RUNS ?? 0) / 20));
/** Where no number of runs is asked for, those that fit into this time are enough. */
const TIME_MS = process.env.PROPERTY_RUNS ? Infinity : 4000;
const LIMIT_MS = 1_800_000;

/** What happens to a batch on its way. A copy that is delayed arrives later, beside or behind what is sent again. */
const FATES = ["arrives", "arrives", "is lost", "answer is lost", "comes twice", "is delayed"] as const;

const step = fc.record({
  client: fc.nat(4),
  act: fc.constantFrom("edit", "edit", "edit", "edit", "send", "send", "receive", "late", "look", "all at once"),
  fate: fc.constantFrom(...FATES),
  operation: anyOperation,
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const anySession = fc.record({
  count: fc.integer({ min: 2, max: 5 }),
  steps: fc.array(step, { minLength: 30, maxLength: 90, size: "max" }),
});

/** Where an operation acts, as a list of names. */
function addressOf(operation: Told): string[] {
  if (operation.type === "setMeta") return ["meta tag", operation.name];
  if (operation.type === "set" || operation.type === "annotate") return [operation.key, ...operation.path];
  return operation.in ? [operation.in.key, ...operation.in.path, operation.key] : [operation.key];
}

function isWithin(inner: Told, outer: Told): boolean {
  const [long, short] = [addressOf(inner), addressOf(outer)];
  return short.every((name, index) => name === long[index]);
}

const isValue = ({ type }: Told) => type === "set" || type === "setMeta";

/** Whether an operation removes the value that an earlier one has set. */
function overwrites(later: Told, earlier: Told): boolean {
  if (!isValue(earlier)) return false;
  if (later.type === "remove") return isWithin(earlier, later);
  return isValue(later) && (isWithin(later, earlier) || isWithin(earlier, later));
}

describe.each(engines)("several clients of one draft on $name", (engine) => {
  const { api } = siteAndApiFor(engine);
  let pages = 0;

  /** A page, its clients, and a network between them that loses, delays and doubles. */
  async function openSession(count: number) {
    const id = await makePage(api(), `/converge-${(pages += 1)}`);
    const address = `/api/pages/${id}`;
    const draft = async (): Promise<ToldDraft> => (await api().get(`${address}/draft`)).body;
    const since = async (after: number) =>
      (await api().get(`${address}/operations?after=${after}`)).body as BatchAnswer;
    const answers = new Map<string, BatchAnswer>();
    const bases = new Map<string, number>();
    const late: Batch[] = [];

    async function deliver(batch: Batch): Promise<BatchAnswer> {
      const known = answers.get(batch.batchId);
      const answer = await api().post(`${address}/operations`, batch);
      expect({ status: answer.status, body: answer.status === 200 ? "" : answer.body }).toEqual({
        status: 200,
        body: "",
      });
      if (known) expect(answer.body.conflicts).toEqual(known.conflicts);
      bases.set(batch.batchId, batch.baseRevision);
      answers.set(batch.batchId, known ?? answer.body);
      return answer.body;
    }

    await deliver({ clientId: "first", batchId: "first", baseRevision: 1, operations: [...BEGINNING] });
    const clients: DraftClient[] = [];
    for (let n = 0; n < count; n += 1) clients.push(new DraftClient(`c${n}`, await draft()));
    return { id, draft, since, deliver, clients, answers, bases, late, seen: [await draft()] };
  }
  type Session = Awaited<ReturnType<typeof openSession>>;

  async function send({ deliver, late }: Session, client: DraftClient, fate: Step["fate"]): Promise<void> {
    const sent = client.send();
    if (!sent || fate === "is lost") return;
    const batch = structuredClone(sent);
    if (fate === "is delayed" || fate === "comes twice") late.push(batch);
    if (fate === "is delayed") return;
    const answer = await deliver(batch);
    if (fate !== "answer is lost") client.take(batch.batchId, answer);
  }

  async function play(session: Session, { client: number, act, fate, operation }: Step): Promise<void> {
    const { clients, late, deliver, draft, since, seen } = session;
    const client = clients[number % clients.length];
    if (!client) return;
    if (act === "edit") client.edit(operation);
    if (act === "send") await send(session, client, fate);
    if (act === "receive") client.receive(await since(client.revision));
    if (act === "look") seen.push(await draft());
    if (act === "all at once") await Promise.all(clients.map((one) => send(session, one, "arrives")));
    const [copy] = act === "late" ? late.splice(number % Math.max(1, late.length), 1) : [];
    if (copy) await deliver(copy);
  }

  /** Delivers everything that is still under way. */
  async function settle(session: Session): Promise<void> {
    for (const client of session.clients) {
      while (client.send()) await send(session, client, "arrives");
    }
    for (const copy of session.late) await session.deliver(copy);
    for (const client of session.clients) client.receive(await session.since(client.revision));
  }

  function expectNothingOverwrittenUnseen(log: readonly Told[], bases: ReadonlyMap<string, number>): void {
    for (const later of log) {
      const base = bases.get(later.batchId) ?? Infinity;
      const unseen = log.filter(
        (one) => one.clientId !== later.clientId && one.revision > base && one.revision < later.revision,
      );
      expect(unseen.filter((earlier) => overwrites(later, earlier))).toEqual([]);
    }
  }

  /** The log has each batch once, as it was answered for the first time. */
  function expectNothingLost(log: readonly Told[], answers: ReadonlyMap<string, BatchAnswer>): void {
    for (const [batchId, { operations }] of answers) {
      const own = (all: readonly Told[]) => canonicalJson(all.filter((one) => one.batchId === batchId));
      expect(own(log)).toBe(own(operations));
    }
    const revisions = [...new Set(log.map(({ revision }) => revision))];
    expect(revisions).toEqual(revisions.map((_one, index) => index + 1));
    expect(new Set(log.map(({ batchId }) => batchId)).size).toBe(revisions.length);
  }

  /** Contents of unknown types as the log last set them. */
  function unknownContents(log: readonly Told[]): Map<string, string> {
    const contents = new Map<string, string>();
    for (const operation of log) {
      if (operation.type === "insert" && !operation.in) {
        if (Object.hasOwn(operation.block, "fromTheFuture")) {
          contents.set(operation.key, canonicalJson(operation.block.fromTheFuture));
        }
      } else if (operation.type === "set" && operation.path[0] === "fromTheFuture") {
        contents.set(operation.key, canonicalJson(operation.value));
      } else if (operation.type === "remove" && !operation.in) contents.delete(operation.key);
    }
    return contents;
  }

  it(
    "come to the same bytes whatever the network does, and nothing accepted is lost",
    async () => {
      const until = Date.now() + TIME_MS;
      await fc.assert(
        fc.asyncProperty(anySession, async ({ count, steps }) => {
          if (Date.now() > until) return;
          const running = await openSession(count);
          for (const one of steps) await play(running, one);
          await settle(running);
          const final = await running.draft();
          const bytes = bytesOf(stateOf(final));
          for (const client of running.clients) expect(client.bytes).toBe(bytes);
          const { operations: log } = await running.since(0);
          expectNothingLost(log, running.answers);
          expectNothingOverwrittenUnseen(log, running.bases);
          for (const draft of running.seen) {
            const tail = log.filter(({ revision }) => revision > draft.revision);
            expect(bytesOf(follow(stateOf(draft), tail))).toBe(bytes);
          }
          const blocks: { key: string; fromTheFuture?: unknown }[] = final.page.blocks;
          const unknown = blocks.filter((block) => Object.hasOwn(block, "fromTheFuture"));
          expect(new Map(unknown.map((block) => [block.key, canonicalJson(block.fromTheFuture)]))).toEqual(
            unknownContents(log),
          );
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
});
