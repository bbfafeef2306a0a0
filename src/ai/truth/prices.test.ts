import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims.ts";

const textsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { facts, context: "", page: [] }).map((claim) => claim.text);

describe("the price of a time", () => {
  it.each([
    ["Only $49 a month", "$49 a year", "$49 a month"],
    ["Only 49 €/month", "EUR 49 per year", "49 €/month"],
    ["Only £49 weekly", "49 pounds monthly", "£49 weekly"],
    ["Only €49 per user per month", "49 €/user/year", "€49 per user per month"],
    ["Solo 49 € a la semana", "49 euros al mes", "49 € a la semana"],
    ["Solo 49 € al mes", "49 euros al año", "49 € al mes"],
  ])("isn't known from that of another: %s", (copy, fact, claim) => {
    expect(textsIn(copy, fact)).toEqual([claim]);
  });

  it.each([
    ["$49/month", "$49 a month"],
    ["$49 monthly", "Pay 49 dollars each month"],
    ["$49 a month", "The price is $49"],
    ["$49", "$49 a month"],
    ["$49 a year", "$49 a month, or $49 a year for schools"],
    ["49 € cada mes", "49 euros mensuales"],
    ["From $49 a month", "$49–99 a month"],
    ["From £10 an hour", "Between £10 and £20 an hour"],
    ["$49 a lesson", "$49 a lesson, 4 a month"],
  ])("knows %j from %j", (copy, fact) => {
    expect(textsIn(copy, fact)).toEqual([]);
  });
});

describe("millions of money", () => {
  it("are known however they are written", () => {
    expect(textsIn("We raised £1.2m", "1.2 million pounds")).toEqual([]);
    expect(textsIn("We raised £1.2m", "A lesson is £1.20")).toEqual(["£1.2m"]);
  });

  it("aren't metres", () => {
    expect(textsIn("A 5m cable", "5 metres")).toEqual([]);
  });
});

describe("what a business no longer has, or not yet", () => {
  it.each([
    "We used to hold ISO 27001.",
    "We stopped being ISO 27001 certified in 2020.",
    "Our ISO 27001 certificate has lapsed.",
    "We gave up ISO 27001.",
    "We will get ISO 27001 next year.",
    "ISO 27001 is coming soon.",
    "Antes teníamos ISO 27001.",
  ])("supports no claim: %s", (fact) => {
    expect(textsIn("We hold ISO 27001.", fact)).toEqual(["ISO 27001"]);
  });

  it("leaves what it has", () => {
    expect(textsIn("We hold ISO 27001.", "We hold ISO 27001 and will get SOC 2.")).toEqual([]);
    expect(textsIn("A certificate at the end", "You will get a certificate at the end.")).toEqual([]);
    expect(textsIn("AES-256 encryption", "AES-256 is used to encrypt files.")).toEqual([]);
  });
});

it("finds parts and decades that nobody has stated", () => {
  expect(textsIn("Save up to a third")).toEqual(["up to a third"]);
  expect(textsIn("Several hundred schools")).toEqual(["Several hundred schools"]);
  expect(textsIn("Decades of experience")).toEqual(["Decades of experience"]);
  expect(textsIn("Two decades of experience", "Two decades in Leeds")).toEqual([]);
  expect(textsIn("It is up to a third person")).toEqual([]);
});
