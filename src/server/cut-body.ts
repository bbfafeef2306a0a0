/** The connection that an answer is written to, where there is one. */
type Connection = { destroy: () => unknown };

/**
 * Has an answer cut off when its body fails. Otherwise the adapter would write the error's text into the body, and an
 * answer that lacks less than that text would pass for a whole one.
 * @param report is called with the failure; a reader who leaves is none.
 */
export function cutWhenFailed(
  body: ReadableStream<Uint8Array>,
  connection: Connection | undefined,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let hasLeft = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const { done, value } = await reader.read();
      // The controller of a stream whose reader has left takes no more.
      if (hasLeft) return;
      if (done) controller.close();
      else controller.enqueue(value);
    } catch (error) {
      if (hasLeft) return;
      report(error);
      if (!connection) throw error;
      connection.destroy();
      controller.close();
    }
  };
  const cancel = (reason: unknown) => {
    hasLeft = true;
    return reader.cancel(reason);
  };
  // Nothing is read ahead of the reader, so that a body that nobody reads isn't even opened.
  return new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
}
