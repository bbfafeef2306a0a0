import { z } from "zod";
import { ENCODE_SIGN_IN, isSignInWhole } from "#shared/server";

const DATABASE = `must be an address such as postgresql://user:password@host/database, ${ENCODE_SIGN_IN}`;

/**
 * An address of PostgreSQL. One without a host, as of a socket (`postgresql://user@/site?host=/run/postgresql`), is no URL: it gets
 * a host, which PostgreSQL's client replaces by the named one.
 */
export const databaseUrl = z
  .string()
  .transform((address) => address.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=\/)/, "$1localhost"))
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: DATABASE }).refine(isSignInWhole, DATABASE));
