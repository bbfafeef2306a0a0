import { expect, it } from "vitest";
import type { ChosenPicture } from "../../form/replace-picture.ts";
import { PictureQueue } from "./picture-queue.ts";

const fileNamed = (name: string) => new File([], name);

/** A queue whose uploads end when a test says so. */
function openQueue() {
  const uploads = new Map<string, PromiseWithResolvers<ChosenPicture>>();
  const received: string[] = [];
  const queue = new PictureQueue({
    upload: ({ name }) => {
      const upload = Promise.withResolvers<ChosenPicture>();
      uploads.set(name, upload);
      return upload.promise;
    },
    receiveLater: ({ url }) => void received.push(`later ${url}`),
  });
  const close = queue.open((_id, { url }) => {
    received.push(url);
    return true;
  });
  const end = async (name: string, error?: Error) => {
    const upload = uploads.get(name);
    if (error) upload?.reject(error);
    else upload?.resolve({ url: name, alt: "" });
    await Promise.allSettled([upload?.promise]);
  };
  return { queue, received, close, end };
}

it("pictures that are given together arrive in their order; one that failed delays no other", async () => {
  const { queue, received, end } = openQueue();
  queue.add(["a", "b", "c"].map(fileNamed));
  queue.add([fileNamed("other")]);
  await end("c");
  await end("other");
  expect(received).toEqual(["other"]);
  await end("a");
  expect(received).toEqual(["other", "a"]);
  await end("b", new Error("Too large"));
  expect(received).toEqual(["other", "a", "c"]);
  expect(queue.pending).toMatchObject([{ error: "Too large" }]);
});

it("pictures arrive at the end of a text that isn't open, except those that were dismissed", async () => {
  const { queue, received, close, end } = openQueue();
  const [first = ""] = queue.add(["a", "b"].map(fileNamed));
  close();
  queue.dismiss(first);
  await end("a");
  await end("b");
  expect(received).toEqual(["later b"]);
});
