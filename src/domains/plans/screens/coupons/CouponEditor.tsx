import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSession, StoredForm, useStoredForm, useIsShown } from "#client";
import { toast, Section } from "#ui/kit";
import type { Coupon } from "../../coupon-contract.ts";
import type { Plan } from "../../plan-contract.ts";
import { couponAddress, COUPONS } from "../addresses.ts";
import { call, KEYS } from "../client.ts";
import { checkCouponForm, couponBody, couponForm, type CouponForm } from "./coupon-form.ts";
import { CodeField, CouponLimits } from "./CouponFields.tsx";
import { RuleList } from "./RuleList.tsx";

function send(base: Coupon | undefined, form: CouponForm, id: string): Promise<Coupon> {
  const body = couponBody(form, base);
  if (base)
    return call("PATCH /api/coupons/:id", { params: { id: base.id }, body: { ...body, revision: base.revision } });
  const { maxRedemptions, from, until, ...rest } = body;
  const limits = { maxRedemptions: maxRedemptions ?? undefined, from: from ?? undefined, until: until ?? undefined };
  return call("POST /api/coupons", { body: { ...rest, ...limits, id } });
}

type CouponEditorProps = {
  coupon: Coupon | undefined;
  /** All plans. */
  plans: readonly Plan[];
};

/** Changes a coupon or makes one. */
export function CouponEditor({ coupon, plans }: CouponEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { may } = useSession();
  const editor = useStoredForm<Coupon, CouponForm>({
    keptName: (stored) => `coupons/${stored?.id ?? "new"}`,
    stored: coupon,
    formOf: couponForm,
    check: checkCouponForm,
    send,
    reload: ({ id }) => call("GET /api/coupons/:id", { params: { id } }),
    changedCode: "COUPON_CHANGED",
    refresh: () => client.invalidateQueries({ queryKey: [KEYS.coupons] }),
    onSaved: ({ id, code }, hasMore) => {
      toast.success(`${code} saved`);
      if (isShown()) void navigate(hasMore ? couponAddress(id) : COUPONS);
    },
  });
  const { form, faults, change } = editor;
  const locked = may("plan.manage") ? undefined : "Only administrators can change coupons.";
  return (
    <StoredForm
      label={coupon ? `Change ${coupon.code}` : "New coupon"}
      action={coupon ? "Save" : "Add coupon"}
      noun="coupon"
      editor={editor}
      locked={locked}
    >
      <Section title="Code">
        <CodeField {...{ form, faults }} onChange={change} />
      </Section>
      <Section title="Rules" hint="What the coupon takes off. For each price, the first rule that fits decides.">
        <RuleList rules={form.rules} plans={plans} faults={faults} onChange={(rules) => change({ rules })} />
      </Section>
      <Section title="Limits">
        <CouponLimits {...{ form, faults }} onChange={change} used={coupon?.used ?? 0} />
      </Section>
    </StoredForm>
  );
}
