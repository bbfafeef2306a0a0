import { LINK_PATHS, NEWSLETTER_PATH, type LinkPurpose } from "#subscribers";
import { localePath, type Locale } from "#shared";
import { servedTextsFor } from "#shared/served-texts";
import { buttonClass } from "#ui";

/** What the page behind a link in an email shows: the button that does it, that it is done, or that the link isn't valid. */
export type SubscriptionView = { kind: "ask"; purpose: LinkPurpose; token: string } | { kind: LinkPurpose | "gone" };

const ASKED = {
  confirm: { title: "confirmTitle", lead: "confirmLead", button: "confirm" },
  unsubscribe: { title: "leaveTitle", lead: "leaveLead", button: "leave" },
} as const;
const ANSWERED = {
  confirm: { title: "confirmedTitle", lead: "confirmed" },
  unsubscribe: { title: "leftTitle", lead: "left" },
  gone: { title: "goneTitle", lead: "gone" },
} as const;

const namesOf = (view: SubscriptionView) => (view.kind === "ask" ? ASKED[view.purpose] : ANSWERED[view.kind]);

/** The title of such a page. */
export function subscriptionTitle(view: SubscriptionView, locale: Locale): string {
  return servedTextsFor(locale).subscription[namesOf(view).title];
}

/** Such a page's content. Opening it changes nothing: programs open links too, only people press the button. */
export function SubscriptionCard({ view, locale }: { view: SubscriptionView; locale: Locale }) {
  const { subscription: texts } = servedTextsFor(locale);
  const names = namesOf(view);
  return (
    <>
      <h1 className="text-title">{texts[names.title]}</h1>
      <p className="mt-2 text-lead">{texts[names.lead]}</p>
      {view.kind === "ask" ? (
        <form
          method="post"
          action={`${localePath(LINK_PATHS[view.purpose], locale)}?token=${encodeURIComponent(view.token)}`}
          className="mt-8"
        >
          <button type="submit" className={buttonClass.primary}>
            {texts[ASKED[view.purpose].button]}
          </button>
        </form>
      ) : (
        <p className="mt-8">
          <a href={localePath(view.kind === "gone" ? NEWSLETTER_PATH : "/", locale)} className={buttonClass.secondary}>
            {view.kind === "gone" ? texts.signUp : texts.home}
          </a>
        </p>
      )}
    </>
  );
}
