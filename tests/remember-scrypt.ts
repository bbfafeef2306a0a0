import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
const keys = new Map<string, Buffer>();

/**
 * Makes scrypt remember its keys: it takes 0.1 s of the processor by design, and the same password and salt always give
 * the same key. A new salt, which each new hash has, is computed as ever.
 */
export function rememberScrypt(): void {
  const remembering = (password: string, salt: string, length: number, options: ScryptOptions, done: Done) => {
    const input = JSON.stringify([password, salt, length, options]);
    const known = keys.get(input);
    if (known) {
      setImmediate(done, null, Buffer.from(known));
      return;
    }
    scrypt(password, salt, length, options, (error, key) => {
      if (!error) keys.set(input, Buffer.from(key));
      done(error, key);
    });
  };
  Object.assign(crypto, { scrypt: remembering });
  syncBuiltinESMExports();
}
