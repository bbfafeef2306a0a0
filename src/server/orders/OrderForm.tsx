import { ORDER_FORM, ORDER_LIMITS } from "#billing";
import { AnswerCard, Field, Honeypot, PrivacyLink } from "#blocks/server";
import { localePath, textsFor, type Locale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { buttonClass } from "#ui";
import { OFFERED_FIELD } from "./order-price.ts";

/** What an order form shows. */
export type OrderFormProps = {
  locale: Locale;
  /** Where it is posted to. */
  action: string;
  token: string;
  plan: string;
  /** The price in words, and the one before a coupon. */
  price: string;
  priceBefore?: string;
  /** The price as it is sent along (`offeredPrice`). */
  offered: string;
  /** Which price of which plan, sent along. */
  choice: Readonly<Record<string, string>>;
  /** What to know about it before it is sent, such as that the coupon can't be used. */
  notice?: string;
  /** The values of a refused post, with a message for each refused field. */
  values?: Readonly<Record<string, string>>;
  error?: string;
  fields?: Readonly<Record<string, string>>;
};

const FIELDS = [
  { name: "name", label: "name", type: "text", autoComplete: "name", isRequired: true },
  { name: "email", label: "email", type: "email", autoComplete: "email", isRequired: true },
  { name: "organisation", label: "organisation", type: "text", autoComplete: "organization", isRequired: false },
] as const;

/** What it costs; nothing for a plan whose name says so: "Order Free" would be followed by "Free". */
function Price({ plan, price, priceBefore, locale }: OrderFormProps) {
  const { order } = servedTextsFor(locale);
  if (plan.trim().toLowerCase() === price.toLowerCase()) return null;
  if (priceBefore === undefined) return <p className="mt-2 text-lead">{price}</p>;
  return (
    <p className="mt-2 text-lead">
      <span className="sr-only">{order.before} </span>
      <del>{priceBefore}</del> <span className="sr-only">{order.now} </span>
      <ins className="no-underline">{price}</ins>
    </p>
  );
}

/** The form that orders a plan: works without a script. */
export function OrderForm(props: OrderFormProps) {
  const { locale, action, token, plan, offered, choice, notice, values = {}, error, fields = {} } = props;
  const texts = textsFor(locale);
  const { order } = servedTextsFor(locale);
  return (
    <>
      <h1 className="text-title">{order.title.replace("{plan}", () => plan)}</h1>
      <Price {...props} />
      {notice !== undefined && <p className="mt-2">{notice}</p>}
      <p className="mt-2 text-ink-soft">{order.lead}</p>
      <form method="post" action={action} className="mt-8 grid gap-6" data-form={ORDER_FORM}>
        {error !== undefined && <AnswerCard answer={{ ok: false, error, fields, isFresh: false }} />}
        <input type="hidden" name="csrf" value={token} />
        <input type="hidden" name={OFFERED_FIELD} value={offered} />
        {Object.entries(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Honeypot label={texts.form.leaveEmpty} />
        {FIELDS.map(({ name, label, isRequired, ...input }) => (
          <Field
            key={name}
            {...input}
            id={`order-${name}`}
            name={name}
            label={label === "email" ? texts.form.email : order[label]}
            hint={isRequired ? undefined : texts.form.optional}
            required={isRequired}
            maxLength={ORDER_LIMITS[name]}
            defaultValue={values[name]}
            error={fields[name]}
          />
        ))}
        <div>
          <div className="flex justify-between">
            <label htmlFor="order-message" className="font-semibold">
              {order.message}
            </label>
            <span id="order-message-hint" className="text-sm text-ink-soft">
              {texts.form.optional}
            </span>
          </div>
          <textarea
            id="order-message"
            aria-describedby="order-message-hint"
            name="message"
            rows={5}
            maxLength={ORDER_LIMITS.message}
            defaultValue={values.message}
            className="mt-1 w-full rounded-control border border-ink/60 bg-raised px-3 py-2 aria-invalid:border-danger"
          />
        </div>
        <div>
          <button type="submit" className={buttonClass.primary}>
            {order.send}
          </button>
        </div>
        <p className="text-sm text-ink-soft">
          {texts.newsletter.privacy}{" "}
          <PrivacyLink locale={locale} label={texts.form.privacyPolicy} newTab={texts.opensInNewTab} />
        </p>
      </form>
    </>
  );
}

/** What is shown in place of the form: thanks, or that the plan isn't offered. */
export function OrderAnswer({ locale, isDone }: { locale: Locale; isDone: boolean }) {
  const { order } = servedTextsFor(locale);
  return (
    <>
      <h1 className="text-title">{isDone ? order.thanksTitle : order.goneTitle}</h1>
      <p className="mt-2 text-lead">{isDone ? order.thanks : order.gone}</p>
      <p className="mt-8">
        <a href={localePath(isDone ? "/" : "/pricing", locale)} className={buttonClass.secondary}>
          {isDone ? order.home : order.plans}
        </a>
      </p>
    </>
  );
}
