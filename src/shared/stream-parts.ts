/** Reads the parts of a stream as they arrive, as a loop over it does, which Safari lacks; leaving early cancels it. */
export async function* streamParts<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
