import { Dices } from "lucide-react";
import { Button, SwitchField, TextField } from "#ui/kit";
import { LocalTimeField, localZone, type Faults } from "#client";
import { PLAN_LIMITS } from "../../plan.ts";
import type { CouponForm } from "./coupon-form.ts";

/** Letters and digits that nobody takes for another one. */
const CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

/** @returns a code of 10 random signs, 50 bits, which nobody guesses: "K7PMX-2QHTR". */
function proposeCode(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(CODE_LENGTH))]
    .map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length])
    .join("");
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`;
}

type FieldsProps = { form: CouponForm; onChange: (change: Partial<CouponForm>) => void; faults: Faults };

/** The code, with a button that proposes one. */
export function CodeField({ form, onChange, faults }: FieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-48 flex-1">
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          hint="Visitors can enter it in lower case too."
          maxLength={PLAN_LIMITS.code}
          value={form.code}
          error={faults.code}
          onValueChange={(code) => onChange({ code: code.toUpperCase() })}
        />
      </div>
      <Button icon={<Dices />} className="sm:mt-6.5" onClick={() => onChange({ code: proposeCode() })}>
        Generate a code
      </Button>
    </div>
  );
}

/** How often a coupon can be redeemed, and when. @param used how often it has been. */
export function CouponLimits({ form, onChange, faults, used }: FieldsProps & { used: number }) {
  const zone = `In your time zone, ${localZone()}.`;
  return (
    <>
      <TextField
        label="Total redemptions"
        name="maxRedemptions"
        required={false}
        inputMode="numeric"
        className="sm:max-w-xs"
        hint={used > 0 ? `Redeemed ${used === 1 ? "once" : `${used} times`} so far.` : "Empty: any number."}
        value={form.maxRedemptions}
        error={faults.maxRedemptions}
        onValueChange={(maxRedemptions) => onChange({ maxRedemptions })}
      />
      <SwitchField
        label="Once per customer"
        name="oncePerCustomer"
        hint="An organisation can redeem the coupon only once."
        checked={form.oncePerCustomer}
        onCheckedChange={(oncePerCustomer) => onChange({ oncePerCustomer })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LocalTimeField
          label="Valid from"
          name="from"
          required={false}
          hint={zone}
          value={form.from}
          error={faults.from}
          onValueChange={(from) => onChange({ from })}
        />
        <LocalTimeField
          label="Valid until"
          name="until"
          required={false}
          hint={zone}
          value={form.until}
          error={faults.until}
          onValueChange={(until) => onChange({ until })}
        />
      </div>
    </>
  );
}
