import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims.ts";

const claimsIn = (text: string, ...facts: string[]) =>
  findClaims({ text }, { facts, context: "", page: [] }).map((claim) => claim.text);

describe("a statement in another notation", () => {
  it.each([
    ["Open 4 to 6 pm", "Open from 16:00 to 18:00"],
    ["Open 10–12 pm", "Open 10am-12pm"],
    ["Open 9am-5pm", "Open from 9:00 to 17:00"],
    ["Um 14 Uhr", "Um 14:00"],
    ["Ouvert à 18h30", "Ouvert à 18:30"],
    ["Lessons of 30 minutes", "Half-hour lessons"],
    ["A 90-minute talk", "It takes 1.5 hours"],
    ["A two-week trial", "A 14-day trial"],
    ["Half of our pupils come back", "Half the pupils come back"],
    ["Call 01482 496000", "01482 496 000"],
    ["At St Paul’s Community Centre", "Meet at St Paul's Community Centre."],
    ["Ask Dr Obi or Prof. João Silva", "Run by Dr Amara Obi and Joao Silva"],
    ["₹500 per hour", "500 rupees per hour"],
    ["Scholarships are available", "Scholarships available"],
    ["每节课60分钟，12位老师教80名学生", "12位老师，80名学生。每节课60分钟。"],
    ["שלב 1: התקשרו. ב-16:00", "16:00"],
    ["Schritt 1: Anrufen", ""],
  ])("is known: %j from %j", (copy, fact) => expect(claimsIn(copy, fact)).toEqual([]));

  it.each([
    ["Open 4 to 6 pm", "Open from 4:00 to 6:00", ["4", "6 pm"]],
    ["A two-week trial", "A two-day trial", ["two-week"]],
    ["Ask Dr Obi", "Run by Dr Amara Obafemi", ["Dr Obi"]],
    ["Half of our tutors", "Half of our pupils", ["Half of our tutors"]],
    ["₹500", "€500", ["₹500"]],
  ])("isn’t known: %j from %j", (copy, fact, claims) => expect(claimsIn(copy, fact)).toEqual(claims));
});

describe("what scripts without spaces and prefixes hide", () => {
  it.each([
    ["每小时200元", "200元"],
    ["致电021-1234-5678", "021-1234-5678"],
    ["“我的女儿现在喜欢每一节课”", "我的女儿现在喜欢每一节课"],
    ["「我的女儿现在喜欢每一节课」", "我的女儿现在喜欢每一节课"],
    ["„הבת שלי אוהבת כל שיעור”", "הבת שלי אוהבת כל שיעור"],
    ["»Meine Tochter freut sich auf jede Stunde«", "Meine Tochter freut sich auf jede Stunde"],
    ["החל מ-120 ₪ לשיעור", "120 ₪"],
  ])("is found in %j", (copy, claim) => expect(claimsIn(copy)).toContain(claim));

  it("are no quotations of what is between two", () => {
    expect(claimsIn("Il dit « oui », puis il ajoute encore que « non », c’est fini")).toEqual([]);
  });
});

describe("a statement that reads like ordinary copy", () => {
  it.each([
    ["Rated ★★★★★ by parents", "★★★★★"],
    ["The vast majority of pupils pass", "The vast majority of pupils"],
    ["Learn in groups of four", "four"],
    ["Only a few places left", "Only a few places"],
    ["Places are limited", "Places are limited"],
    ["We reply the same day", "reply the same day"],
    ["Our team of ex-Google engineers", "ex-Google"],
    ["A Cambridge-trained team", "Cambridge-trained"],
    ["Pupils gain two GCSE grades", "gain two GCSE grades"],
    ["More at leedstutors.org", "leedstutors.org"],
    ["The best tutors in Leeds", "The best tutors"],
    ["A dozen tutors", "A dozen tutors"],
    ["Offices in Manchester.", "Manchester"],
  ])("is found in %j", (copy, claim) => expect(claimsIn(copy)).toContain(claim));

  it("isn’t an address that someone gave", () => {
    expect(claimsIn("See leedstutors.org.", "hello@leedstutors.org")).toEqual([]);
  });
});
