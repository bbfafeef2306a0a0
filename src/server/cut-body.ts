/** The connection that an answer is written to, where there is one. */
type Connection = { destroy: () => unknown };

/**
 * Has an answer cut off when its body fails. Otherwise the adapter would write the error's text into the body, and an
 * answer that lacks less than that text would pass for a whole one.
 * @param report is called with the failure.
 */
export function cutWhenFailed(
  body: ReadableStream<Uint8Array>,
  connection: Connection | undefined,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        report(error);
        if (!connection) throw error;
        connection.destroy();
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
