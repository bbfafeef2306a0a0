import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api.ts";
import { LoadingOrError } from "./LoadingOrError.tsx";

const shown = (error: Error) => renderToStaticMarkup(<LoadingOrError error={error} onRetry={() => {}} lines={3} />);

describe("what couldn't be loaded", () => {
  it("offers to try again where that can help", () => {
    expect(shown(new ApiError("OFFLINE", 0, "You are offline"))).toMatch(/You are offline.*Try again/);
  });

  it("says of what was removed that it may have been, and offers nothing that can't help", () => {
    const html = shown(new ApiError("NOT_FOUND", 404, "Plan not found"));
    expect(html).toMatch(/Plan not found.*It may have been removed/);
    expect(html).not.toContain("Try again");
  });
});
