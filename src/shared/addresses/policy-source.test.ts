import { describe, expect, it } from "vitest";
import { policySource } from "./policy-source.ts";

describe("the source of an address in a policy", () => {
  it.each([
    ["https://images.example/a.png", "https://images.example"],
    ["http://localhost:3000/x", "http://localhost:3000"],
    ["http://[::1]:3000/x", "http://[::1]:3000"],
    ["data:image/png;base64,AAAA", "data:"],
    ["/landing/a.svg", undefined],
    ["https://a.example;sandbox/x.png", undefined],
    ["https://*/x.png", undefined],
    ["https://a.example,b/x.png", undefined],
    ["https://'none'/x.png", undefined],
    ["mailto:a@b.example", undefined],
  ])("%s is %s", (address, source) => {
    expect(policySource(address)).toBe(source);
  });
});
