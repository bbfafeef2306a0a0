import type { Texts } from "#shared";
import { buttonClass, Icon } from "#ui";
import { useBlockContext, useLangs, type FormState } from "../context.tsx";
import { FieldError } from "../parts/form/FieldError.tsx";
import { PostForm } from "../parts/form/PostForm.tsx";
import { BLOCK_FIELD } from "../parts/form/block-field.ts";
import { COUPON_ACTION, MAX_CODE } from "./coupon-action.ts";
import type { PricingData } from "./pricing-data.ts";

/** That the shown prices include a coupon, and the address without it. */
function Applied({ code, href }: { code: string; href: string }) {
  const { text, remove } = useBlockContext().texts.pricing.coupon.applied;
  return (
    <p className="pricing-applied" role="status">
      <Icon name="BadgeCheck" />
      {text.replace("{code}", () => code)} <a href={href}>{remove}</a>
    </p>
  );
}

/** What the script shows when a code is refused. */
function ToastTemplate() {
  const { close } = useBlockContext().texts;
  return (
    <template data-template="toast">
      <div role="alert" className="pricing-toast">
        <Icon name="CircleAlert" />
        <p />
        <button type="button" aria-label={close}>
          <Icon name="X" />
        </button>
      </div>
    </template>
  );
}

type CodeFormProps = { data: PricingData; code: string; error?: string; isPosted: boolean };

function CodeForm({ data, code, error, isPosted }: CodeFormProps) {
  const { form, idPrefix, texts } = useBlockContext();
  const { apply, label } = texts.pricing.coupon.form;
  const id = `${idPrefix}-coupon`;
  return (
    <PostForm action={data.href} className="pricing-form">
      <input type="hidden" name="action" value={COUPON_ACTION} />
      <input type="hidden" name="csrf" value={form(COUPON_ACTION).token} />
      <input type="hidden" name={BLOCK_FIELD} value={idPrefix} />
      <input type="hidden" name="interval" value={data.interval ?? ""} />
      <input type="hidden" name="currency" value={data.currency ?? ""} />
      <label htmlFor={id}>{label}</label>
      <div className="pricing-code">
        <input
          id={id}
          name="code"
          defaultValue={code}
          maxLength={MAX_CODE}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a plain post the page must open at the refused code
          autoFocus={isPosted}
        />
        <button type="submit" className={buttonClass.secondary}>
          {apply}
        </button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </PostForm>
  );
}

/** The message about a code: that of a plain post, or else of the one in the address. */
function errorOf({ error }: FormState, { coupon }: PricingData, { pricing }: Texts): string | undefined {
  return error ?? (coupon?.problem && pricing.coupon.problems[coupon.problem]);
}

/**
 * The form for a coupon's code, closed until it is wanted; in its place, the code that the prices include. Posts without a
 * script; pricing.enhance.ts sends it in place.
 */
export function Coupon({ data }: { data: PricingData }) {
  const { form, texts } = useBlockContext();
  const langs = useLangs();
  const { open } = texts.pricing.coupon.form;
  const state = form(COUPON_ACTION);
  const error = errorOf(state, data, texts);
  const { coupon } = data;
  const isApplied = coupon && !error;
  return (
    <div lang={langs.interface} className="pricing-coupon">
      {isApplied ? (
        <Applied code={coupon.code} href={data.href} />
      ) : (
        <details open={error !== undefined}>
          <summary>{open}</summary>
          <CodeForm
            data={data}
            code={state.values?.code ?? coupon?.code ?? ""}
            error={error}
            isPosted={state.error !== undefined}
          />
        </details>
      )}
      <ToastTemplate />
    </div>
  );
}
