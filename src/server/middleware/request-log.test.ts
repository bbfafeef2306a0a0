import { expect, it } from "vitest";
import { apiRoutes } from "../api/routes.ts";
import { loggedPath } from "./request-log.ts";

const withToken = apiRoutes.filter(({ path }) => path.includes(":token"));

it.each(withToken.map(({ method, path }) => [method, path] as const))(
  "leaves the token out of the log for %s %s",
  (_method, path) => {
    expect(loggedPath(path.replace(":token", "a-secret"))).not.toContain("a-secret");
  },
);

it("logs other addresses whole", () => {
  expect(loggedPath("/api/pages/a-page/draft")).toBe("/api/pages/a-page/draft");
});
