import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/server/environment/environment.ts";

describe("readEnvironment", () => {
  it("needs nothing", () => {
    expect(readEnvironment({ PORT: "" })).toMatchObject({
      PORT: 3000,
      DATA_DIR: "./data",
      TRUST_PROXY: 0,
      DEBUG: false,
    });
  });

  it.each([" ", "\t\n"])("takes a blank variable for one that is absent (%j)", (blank) => {
    const names = ["PORT", "DATA_DIR", "APP_SECRET", "SITE_NAME", "TRUST_PROXY", "GITHUB_TOKEN", "S3_BUCKET"];
    expect(readEnvironment(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readEnvironment({}));
  });

  it("names every invalid variable at once, each with what it should be", () => {
    const variables = {
      PORT: "70000",
      APP_URL: "example.org",
      LOG_LEVEL: "loud",
      TRUST_PROXY: "yes",
      APP_SECRET: "short",
    };
    expect(() => readEnvironment(variables)).toThrow(/PORT: .*APP_URL: .*APP_SECRET: .*TRUST_PROXY: .*LOG_LEVEL: /);
  });

  it.each([
    ["PORT", "3000x", "must be a whole number from 0 to 65535"],
    ["PORT", "70000", "must be a whole number from 0 to 65535"],
    ["TRUST_PROXY", "-1", "must be a whole number from 0 to 10"],
    ["TRUST_PROXY", "11", "must be a whole number from 0 to 10"],
    ["SHARED_CACHE_SECONDS", "1.5", "must be a whole number from 0 to 86400"],
    ["LOG_LEVEL", "loud", "must be fatal, error, warn, info, debug or silent"],
  ])("says what %s may be instead of %s", (name, value, rule) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`Invalid environment: ${name}: ${rule}`);
  });

  it("says what is wrong with a list once, however many entries are", () => {
    expect(() => readEnvironment({ ALLOWED_ORIGINS: "one, two" })).toThrow(
      /^Invalid environment: ALLOWED_ORIGINS: must be an address such as https:\/\/example\.org$/,
    );
  });

  it.each([
    ["APP_URL", "https://example.org/hidden"],
    ["APP_URL", "https://user:hidden@example.org"],
    ["APP_URL", "https://example.org/?hidden"],
    ["APP_URL", "https://hidden host"],
    ["GITHUB_API_URL", "https://user:hidden@api.example.org"],
    ["GITHUB_API_URL", "https://api.example.org/?hidden=1"],
    ["CDN_URL", "https://cdn.example.org/#hidden"],
    ["GITHUB_TOKEN", "hidden\nX-Evil: 1"],
    ["ANALYTICS_URL", "https://"],
    ["ANALYTICS_URL", "/\\evil.example"],
  ])("refuses %s that can't work, without repeating it", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}: must (?!.*hidden)`));
  });

  it.each([
    ["SMTP_URL", "hidden"],
    ["SMTP_URL", "https://user:hidden@mail.example.org"],
    ["SMTP_URL", "smtp:hidden.example.org"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtps://me@example.org:p@hidden/word@mail.example.org"],
    ["SMTP_URL", "smtps://me:12/hidden@mail.example.org"],
    ["SMTP_URL", "smtps://me:hidden%word@mail.example.org"],
    ["DATABASE_URL", "postgresql://site:12#hidden@db.internal/site"],
    ["DATABASE_URL", "postgresql://site:12/hidden@db.internal/site"],
    ["DATABASE_URL", "postgresql://site:hidden%word@db.internal/site"],
    ["MAIL_FROM", "hidden"],
    ["MAIL_FROM", "Hidden <a@example.org>\nBcc: hidden@example.org"],
    ["MAIL_FROM", "hidden@example.org, b@example.org"],
    ["SIGN_UP", "hidden"],
    ["ADMIN_PASSWORD", "hidden"],
    ["OPENAI_API_KEY", "sk-hidden and more"],
    ["ANTHROPIC_API_KEY", "hidden\nX-Evil: 1"],
    ["OPENAI_BASE_URL", "hidden"],
    ["OLLAMA_BASE_URL", "http://user:hidden@localhost:11434"],
  ])("refuses %s that is none, without repeating it", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^Invalid environment: ${name}: (?!.*hidden)`, "i"),
    );
  });

  it.each([
    ["SMTP_URL", "smtps://me%40example.org:p%40ss%2Fword@mail.example.org:465"],
    ["SMTP_URL", "smtps://me@example.org:p@ss@mail.example.org/"],
    ["DATABASE_URL", "postgresql://site:p%40ss%2Fword@db.internal/site?sslmode=verify-full"],
    ["DATABASE_URL", "postgresql:///site?host=/run/postgresql"],
  ] as const)("takes %s with special characters, as long as the address can't be read otherwise", (name, value) => {
    expect(readEnvironment({ APP_SECRET: "s".repeat(32), [name]: value })[name]).toBe(value);
  });

  it.each(["ADMIN_EMAIL", "ADMIN_PASSWORD"])("takes %s only with the other one", (name) => {
    const both = { ADMIN_EMAIL: " Ada@Example.org", ADMIN_PASSWORD: "a long password" };
    expect(readEnvironment(both)).toMatchObject({ ADMIN_EMAIL: "ada@example.org" });
    expect(() => readEnvironment({ ...both, [name]: "" })).toThrow("ADMIN_EMAIL, ADMIN_PASSWORD: ");
  });

  it.each(["ada@example.org", "Ada Lovelace <ada@example.org>"])("takes the sender %s", (MAIL_FROM) => {
    expect(readEnvironment({ MAIL_FROM })).toMatchObject({ MAIL_FROM, SIGN_UP: "invitation" });
  });

  it("takes a token out of a file with its line end", () => {
    expect(readEnvironment({ GITHUB_TOKEN: "token\n" }).GITHUB_TOKEN).toBe("token");
  });

  it("reads what the providers of models are reached with, under Google's other name too", () => {
    const variables = {
      OPENAI_API_KEY: "sk-1\n",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      AI_MODEL: "orchestration/anthropic:claude-haiku-4-5",
      MISTRAL_API_KEY: "m",
      GROQ_API_KEY: "",
      HOME: "/root",
    };
    expect(readEnvironment(variables).providers).toEqual({
      OPENAI_API_KEY: "sk-1",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      AI_MODEL: "orchestration/anthropic:claude-haiku-4-5",
      MISTRAL_API_KEY: "m",
    });
    expect(readEnvironment({ GEMINI_API_KEY: "a" }).providers).toEqual({ GOOGLE_GENERATIVE_AI_API_KEY: "a" });
    const both = { GEMINI_API_KEY: "a", GOOGLE_GENERATIVE_AI_API_KEY: "b" };
    expect(readEnvironment(both).providers).toEqual({ GOOGLE_GENERATIVE_AI_API_KEY: "b" });
  });

  it("requires a common secret for processes on one database", () => {
    expect(() => readEnvironment({ DATABASE_URL: "postgresql://localhost/site" })).toThrow(/APP_SECRET: is required/);
  });

  it("takes the address of a socket of PostgreSQL, with a user and without a host", () => {
    const DATABASE_URL = "postgresql://site:a%40b@/site?host=/run/postgresql";
    const APP_SECRET = "s".repeat(32);
    expect(URL.canParse(readEnvironment({ DATABASE_URL, APP_SECRET }).DATABASE_URL ?? "")).toBe(true);
  });

  it("reduces addresses to their origins", () => {
    const read = readEnvironment({
      APP_URL: "https://example.org/",
      ALLOWED_ORIGINS: "https://a.org/x, http://b.org:81",
    });
    expect(read).toMatchObject({
      APP_URL: "https://example.org",
      ALLOWED_ORIGINS: ["https://a.org", "http://b.org:81"],
    });
  });
});
