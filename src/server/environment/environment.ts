import { z } from "zod";
import { PROVIDER_VARIABLES, type ProviderKeys } from "#ai/server";
import { emailField, newPasswordField } from "#accounts";
import { databaseUrl, StartupError } from "#db";
import type { StripeSettings } from "#billing/server";
import type { BucketSettings } from "#media/server";
import { SAMPLE_NAME } from "#publishing";
import { ENCODE_SIGN_IN, isSignInWhole } from "#shared/server";
import { readBucket } from "./bucket-environment.ts";
import { baseAddress, flag, oneWord, webAddress } from "./environment-fields.ts";
import { readStripe } from "./stripe-environment.ts";

const wholeNumber = (max: number) => z.coerce.number(`must be a whole number from 0 to ${max}`).int().min(0).max(max);
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
const origin = webAddress.transform((address) => new URL(address).origin);
/** The site's own: nothing of it is served from a folder of its host. */
const ownOrigin = webAddress
  .refine((address) => {
    const url = URL.parse(address);
    return url === null || url.href === `${url.origin}/`;
  }, "must have nothing after host and port, such as https://example.org: the site can't be in a folder of a host")
  .pipe(origin);
/** `smtp://host:port`, or `smtps://` for TLS from the start, with user and password where the server asks for them. */
const SMTP = `must be an address such as smtps://user:password@mail.example.org, ${ENCODE_SIGN_IN}`;
const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: SMTP })
  .refine((url) => URL.parse(url)?.hostname !== "" && isSignInWhole(url), SMTP);
/** A sender: `name@example.org` or `Name <name@example.org>`, on one line. */
const sender = z.string().regex(/^(?:[^<>\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u, {
  error: "must be an address such as Name <name@example.org>",
});
/** A comma-separated list. */
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** A host as URLs write it: `host`, or `host:port`. */
const host = z.string().refine((text) => {
  const [, ending] = /:(\d{1,5})$/.exec(text) ?? [];
  const url = URL.parse(`https://${text}`);
  return (
    url !== null && `${url.hostname}${ending === undefined ? "" : `:${ending}`}` === text && url.href.endsWith("/")
  );
}, "must be hosts such as intranet.example or 10.0.0.5:8080, in lower case and without https://");
const hosts = list.pipe(z.array(host));

function providerField(name: string): z.ZodType<string> {
  if (name.endsWith("_URL")) return baseAddress;
  return name.endsWith("_PRIVATE_KEY") ? z.string() : oneWord;
}

/** The name that Google's own tools use for the key. */
const GEMINI = "GEMINI_API_KEY";

/** The settings of the providers of language models. */
const providers: z.ZodType<ProviderKeys> = z
  .object(Object.fromEntries([...PROVIDER_VARIABLES, GEMINI].map((name) => [name, providerField(name).optional()])))
  .transform(({ [GEMINI]: gemini, ...keys }) =>
    gemini === undefined ? keys : { GOOGLE_GENERATIVE_AI_API_KEY: gemini, ...keys },
  );

/** Every environment variable that the product reads, besides `providers` and those of bucket-environment.ts and stripe-environment.ts; README.md has the same table. */
const schema = z.object({
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().optional(),
  APP_URL: ownOrigin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  IMPORT_ALLOWED_HOSTS: hosts.default([]),
  WEBHOOK_ALLOWED_HOSTS: hosts.default([]),
  TRUST_PROXY: wholeNumber(10).default(0),
  CDN_URL: baseAddress.optional(),
  SITE_NAME: z.string().default(SAMPLE_NAME),
  SHARED_CACHE_SECONDS: wholeNumber(86_400).default(0),
  LAUNCH_POST_ID: z
    .string()
    .regex(/^[\w-]+$/, "must be letters, digits, - or _")
    .optional(),
  LAUNCH_URL: webAddress.default("https://www.producthunt.com"),
  LAUNCH_IMAGE_URL: webAddress.default("https://api.producthunt.com/widgets/embed-image/v1/featured.svg"),
  ANALYTICS_URL: z
    .string()
    .regex(/^(?:\/(?![/\\])|https?:\/\/)/, "must begin with / or https://")
    .refine((address) => URL.canParse(address, "https://example.org"), "must be an address")
    .optional(),
  GITHUB_TOKEN: oneWord.optional(),
  GITHUB_API_URL: baseAddress.default("https://api.github.com"),
  GITHUB_IN_DEVELOPMENT: flag.default(false),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  LEADS_EMAIL: list.pipe(z.array(emailField).min(1, "must name at least one address")).optional(),
  SIGN_UP: z.enum(["invitation", "open"], "must be invitation or open").default("invitation"),
  ADMIN_EMAIL: emailField.optional(),
  ADMIN_PASSWORD: newPasswordField.optional(),
  DEBUG: flag.default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, "must be fatal, error, warn, info, debug or silent").default("info"),
});

export type Environment = z.output<typeof schema> & {
  providers: ProviderKeys;
  bucket?: BucketSettings;
  stripe?: StripeSettings;
};

/**
 * Reads the environment; an empty or blank variable counts as absent.
 * @throws StartupError naming every invalid variable at once.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = schema.safeParse(given);
  const keys = providers.safeParse(given);
  const bucket = readBucket(given);
  const stripe = readStripe(given);
  const issues = [...(parsed.error?.issues ?? []), ...(keys.error?.issues ?? [])];
  const faults = issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  if (!bucket.ok) faults.push(...bucket.faults);
  if (!stripe.ok) faults.push(...stripe.faults);
  if (given.DATABASE_URL && !given.APP_SECRET) {
    faults.push("APP_SECRET: is required with DATABASE_URL, the same for every process (at least 32 characters)");
  }
  if (Boolean(given.ADMIN_EMAIL) !== Boolean(given.ADMIN_PASSWORD)) {
    faults.push("ADMIN_EMAIL, ADMIN_PASSWORD: make the first admin together; set both or none");
  }
  if (!parsed.success || !keys.success || !bucket.ok || !stripe.ok || faults.length > 0) {
    // Each entry of a list has a fault of its own, in the same words.
    throw new StartupError(`Invalid environment: ${[...new Set(faults)].join("; ")}`);
  }
  return { ...parsed.data, providers: keys.data, bucket: bucket.settings, stripe: stripe.settings };
}
