import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Finds the IP addresses of a host's name. @throws when there are none. */
export type Resolver = (name: string) => Promise<{ address: string; family: number }[]>;

/** Thrown when a name leads to addresses that aren't public. */
export class PrivateAddressError extends Error {}

/** The system's resolver. */
export const systemResolver: Resolver = (name) => lookup(name, { all: true });

/**
 * Makes the `lookup` of a connection: the address that is checked is the one that is connected to, whatever the name leads
 * to a moment later.
 * @returns a function whose error is a PrivateAddressError where no address of the name is public.
 */
export function guardedLookup(resolve: Resolver): LookupFunction {
  return (name, { all }, callback) => {
    void resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => isPublicAddress(address));
        const [first] = allowed;
        if (!first) callback(new PrivateAddressError(`${name} leads to no public address`), "", 0);
        else if (all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), "", 0),
    );
  };
}
