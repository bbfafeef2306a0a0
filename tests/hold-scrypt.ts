import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Done = (error: Error | null, key: Buffer) => void;

/**
 * Holds the next check of a password, as a busy server would.
 * @returns `begun` once it is asked for; `release` lets it go on.
 */
export function holdScrypt(password: string): { begun: Promise<void>; release: () => void } {
  const { scrypt } = crypto;
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const put = (used: typeof scrypt | typeof holding) => {
    Object.assign(crypto, { scrypt: used });
    syncBuiltinESMExports();
  };
  function holding(given: string, salt: string, length: number, options: ScryptOptions, done: Done): void {
    if (given !== password) return scrypt(given, salt, length, options, done);
    put(scrypt);
    begun.resolve();
    void released.promise.then(() => scrypt(given, salt, length, options, done));
  }
  put(holding);
  return { begun: begun.promise, release: released.resolve };
}
