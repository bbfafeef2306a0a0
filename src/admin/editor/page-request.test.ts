import { expect, it } from "vitest";
import { askedIn, isOwnReferrer } from "./page-request.ts";

const at = (address: string) => askedIn(new URL(address, "https://own.example"));

it.each([
  ["/admin/pages/p1?aiGenerateBlocks=A%20school", "p1", "A school", "/admin/pages/p1/edit"],
  ["/admin/pages/p1/edit?tab=x&aiGenerateBlocks=a%26b#end", "p1", "a&b", "/admin/pages/p1/edit?tab=x#end"],
  ["/admin/pages/p1?aiGenerateBlocks=", "p1", "", "/admin/pages/p1/edit"],
])("reads %s", (address, pageId, context, editor) => {
  expect(at(address)).toEqual({ pageId, context, address: editor });
});

it.each([
  "/admin/pages?aiGenerateBlocks=x",
  "/admin/pages/p1?tab=seo",
  "/pricing?aiGenerateBlocks=x",
  "/admin/leads/1?aiGenerateBlocks=x",
])("asks for nothing at %s", (address) => expect(at(address)).toBeUndefined());

it.each([
  ["https://own.example/", true],
  ["https://own.example/admin/pages", true],
  ["https://own.example/sign-in?next=%2Fadmin", false],
  ["https://own.example/setup", false],
  ["https://evil.example/", false],
  ["https://own.example.evil.example/", false],
  ["http://own.example/", false],
  ["", false],
])("trusts the referrer %s: %s", (referrer, isTrusted) => {
  expect(isOwnReferrer(referrer, "https://own.example")).toBe(isTrusted);
});
