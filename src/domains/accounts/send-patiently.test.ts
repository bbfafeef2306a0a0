import { describe, expect, it } from "vitest";
import { sendPatiently } from "./send-patiently.server.ts";

describe("an email about an account", () => {
  it("is sent once the mail server takes it", async () => {
    const failures: [string, boolean][] = [];
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries < 3) throw new Error(`450, try ${tries}`);
    };
    await sendPatiently(send, (error, isGivenUp) => failures.push([String(error), isGivenUp]), [0, 0, 0]);
    expect(failures).toEqual([
      ["Error: 450, try 1", false],
      ["Error: 450, try 2", false],
    ]);
  });

  it("is given up in the end", async () => {
    const ends: boolean[] = [];
    const send = () => Promise.reject(new Error("550"));
    await sendPatiently(send, (_error, isGivenUp) => ends.push(isGivenUp), [0]);
    expect(ends).toEqual([false, true]);
  });
});
