import { expect, it, vi } from "vitest";
import { cutWhenFailed } from "./cut-body.ts";

/** A body that has sent nothing yet. */
function opened() {
  const source = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({ start: source.resolve });
  const connection = { destroy: vi.fn<() => void>() };
  const report = vi.fn<(error: unknown) => void>();
  const reader = cutWhenFailed(body, connection, report).getReader();
  return { source: source.promise, connection, report, reader };
}

it("a body that fails has its connection cut, and is reported", async () => {
  const { source, connection, report, reader } = opened();
  const next = reader.read();
  (await source).error(new Error("disk"));
  expect(await next).toMatchObject({ done: true });
  expect(connection.destroy).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(new Error("disk"));
});

it("a reader who leaves before the next part is no failure", async () => {
  const { connection, report, reader } = opened();
  const next = reader.read();
  await new Promise(setImmediate);
  await reader.cancel();
  expect(await next).toMatchObject({ done: true });
  await new Promise(setImmediate);
  expect(report).not.toHaveBeenCalled();
  expect(connection.destroy).not.toHaveBeenCalled();
});
