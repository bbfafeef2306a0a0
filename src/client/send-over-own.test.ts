import { expect, it } from "vitest";
import { ApiError, offlineError } from "./api.ts";
import { makeOwnSender } from "./send-over-own.ts";

type Texts = { name?: string; bio?: string };

/** A stored thing that refuses a change of what its author hasn't seen; `lost`: the next answers don't arrive. */
function makeStored(stored: Texts) {
  const held = { stored, lost: 0 };
  const send = makeOwnSender<Texts, Texts>((error) =>
    error instanceof ApiError ? Object.assign({}, ...(error.details.problems ?? [])) : {},
  );
  const change = (changes: Texts, was: Texts) =>
    send(changes, was, async (seen) => {
      const names = Object.keys(changes) as (keyof Texts)[];
      const problems = names
        .filter((name) => seen[name] !== held.stored[name] && changes[name] !== held.stored[name])
        .map((name) => ({ [name]: held.stored[name] }));
      if (problems.length > 0) throw new ApiError("CHANGED", 409, "Changed", { problems });
      held.stored = { ...held.stored, ...changes };
      if (held.lost === 0) return held.stored;
      held.lost -= 1;
      throw offlineError();
    });
  return { held, change };
}

it("a change isn't someone else's where the answer about it was lost", async () => {
  const { held, change } = makeStored({ name: "", bio: "" });
  held.lost = 1;
  await expect(change({ name: "Ada " }, { name: "" })).rejects.toMatchObject({ code: "OFFLINE" });
  held.stored = { ...held.stored, name: "Ada" };
  expect(await change({ name: "Ada Lovelace" }, { name: "" })).toEqual({ name: "Ada Lovelace", bio: "" });
});

it("someone else's change is reported, even beside one whose answer was lost", async () => {
  const { held, change } = makeStored({ name: "", bio: "" });
  held.lost = 1;
  await expect(change({ name: "Ada" }, { name: "" })).rejects.toMatchObject({ code: "OFFLINE" });
  held.stored = { ...held.stored, bio: "Theirs" };
  const refused = change({ name: "Ada B", bio: "Mine" }, { name: "", bio: "" });
  await expect(refused).rejects.toMatchObject({ code: "CHANGED", details: { problems: [{ bio: "Theirs" }] } });
  expect(await change({ name: "Ada B", bio: "Mine" }, { name: "", bio: "Theirs" })).toEqual({
    name: "Ada B",
    bio: "Mine",
  });
});

it("what was stored before an answered change isn't this form's any more", async () => {
  const { held, change } = makeStored({ name: "" });
  held.lost = 1;
  await expect(change({ name: "Ada" }, { name: "" })).rejects.toMatchObject({ code: "OFFLINE" });
  await change({ name: "Grace" }, { name: "Ada" });
  held.stored = { name: "Ada" };
  await expect(change({ name: "Mary" }, { name: "Grace" })).rejects.toMatchObject({ code: "CHANGED" });
});
