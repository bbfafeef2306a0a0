import { afterEach, expect, it, vi } from "vitest";
import { checkCouponForm, couponBody, couponForm } from "./coupon-form.ts";

afterEach(() => vi.unstubAllEnvs());

const coupon = {
  id: "c",
  code: "SPRING",
  rules: [{ percent: 10 }],
  used: 0,
  oncePerCustomer: true,
  revision: 1,
  from: "2026-12-01T00:00:30.000Z",
  until: "2026-12-31T23:59:59.999Z",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

it("a coupon's times keep their seconds unless its fields are changed", () => {
  const form = couponForm(coupon);
  expect(couponBody(form, coupon)).toMatchObject({ from: coupon.from, until: coupon.until });
  const later = couponBody({ ...form, from: "", until: "2027-01-02T10:00" }, coupon);
  expect(later).toMatchObject({ from: null, until: new Date("2027-01-02T10:00").toISOString() });
});

it("a coupon may begin in the first of two equal hours and end in the second", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const form = { ...couponForm(coupon), from: "2026-10-25T02:30", until: "2026-10-25T02:30+01:00" };
  expect(checkCouponForm(form)).toEqual({});
  expect(couponBody(form, coupon)).toMatchObject({
    from: "2026-10-25T00:30:00.000Z",
    until: "2026-10-25T01:30:00.000Z",
  });
  expect(checkCouponForm({ ...form, from: form.until, until: "2026-10-25T02:45" })).toHaveProperty("until");
});

it.each(["half entered", "20266-01-01T10:00"])("%j isn't taken for no limit", (time) => {
  const form = couponForm(coupon);
  const said = "Enter the date and the time, or nothing";
  expect(checkCouponForm({ ...form, from: time })).toEqual({ from: said });
  expect(checkCouponForm({ ...form, until: time })).toEqual({ until: said });
});
