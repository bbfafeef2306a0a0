import { expect, it } from "vitest";
import { readEnvironment } from "./environment/environment.ts";
import { explainListening } from "./explain-listening.ts";

it.each([
  ["EADDRINUSE", "Port 8080 is already in use."],
  ["EMFILE", "Raise the limit (LimitNOFILE=, ulimit -n) to 65536."],
  ["EADDRNOTAVAIL", "Set HOST and PORT to an address of this machine."],
])("says what helps against %s", (code, remedy) => {
  const error = Object.assign(new Error(code), { code });
  expect(explainListening(readEnvironment({ PORT: "8080" }), error).message).toContain(remedy);
});
