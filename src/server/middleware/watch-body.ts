import { BodyRefused } from "#contract/server";

type Watched = {
  /** The same request, to be read in place of the other. */
  request: Request;
  /** Lets the reading of its body fail. @returns false where all of it has arrived: then nothing happens. */
  refuse: () => boolean;
};

/**
 * Watches the body of a request while it is read. Reading more than `maxBytes` of it fails with BodyRefused (TOO_LARGE), and
 * with BodyRefused (TOO_MANY) once it is refused.
 */
export function watchBody(request: Request, maxBytes = Infinity): Watched {
  const reader = request.body?.getReader();
  if (!reader) return { request, refuse: () => false };
  const refused = Promise.withResolvers<never>();
  // It may be refused while nobody reads it.
  refused.promise.catch(() => {});
  let size = 0;
  let isWhole = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await Promise.race([refused.promise, reader.read()]);
    if (done) {
      isWhole = true;
      return controller.close();
    }
    size += value.length;
    if (size > maxBytes) throw new BodyRefused("TOO_LARGE");
    controller.enqueue(value);
  };
  const cancel = (reason: unknown) => reader.cancel(reason);
  // Nothing is read ahead of the reader.
  const body = new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 });
  const refuse = () => {
    if (!isWhole) refused.reject(new BodyRefused("TOO_MANY"));
    return !isWhole;
  };
  const read = { body, duplex: "half" };
  return { request: new Request(request, read), refuse };
}
