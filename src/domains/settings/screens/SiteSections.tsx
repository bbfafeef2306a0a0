import { Link } from "react-router";
import { SOCIAL_NETWORKS } from "#shared";
import { SelectField, SwitchField } from "#ui/kit";
import { languageName } from "#client";
import { WideSection } from "./WideSection.tsx";
import { TextSetting } from "./TextSetting.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type SectionProps = { form: SettingsForm };

/** The site's name and audience. */
export function SiteSection({ form }: SectionProps) {
  const { siteName } = form.saved.defaults;
  return (
    <WideSection
      title="Site"
      hint="How the site introduces itself, to people, to search engines and to the writing assistant."
    >
      <TextSetting
        form={form}
        name="siteName"
        label="Site name"
        fallback={siteName}
        hint="Header, footer, link previews, and titles of pages without one."
      />
      <TextSetting
        form={form}
        name="description"
        label="Description"
        rows={2}
        hint="For search results of pages without their own description; about 150 characters are shown."
      />
      <TextSetting
        form={form}
        name="replyTime"
        label="Reply time"
        hint="Shown after the thanks when someone asks for a quote. Nothing is promised while it is empty."
        example="We answer within two working days."
      />
      <TextSetting
        form={form}
        name="audience"
        label="Audience"
        rows={2}
        hint="Who reads your pages, and what they care about."
      />
      <TextSetting form={form} name="tone" label="Tone" rows={2} hint="How you speak: warm, plain, formal ..." />
    </WideSection>
  );
}

/** How people get on the newsletter's list. */
export function NewsletterSection({ form }: SectionProps) {
  return (
    <WideSection title="Newsletter" hint="How people get on the list.">
      <SwitchField
        label="Ask new subscribers to confirm by email"
        hint="They get one email with a link, and are on the list once they have confirmed. This needs a mail server. While it is off, everyone who signs up is on the list at once."
        checked={form.text("newsletterDoubleOptIn") === "true"}
        onCheckedChange={(isAsked) => form.set("newsletterDoubleOptIn", isAsked ? "true" : "")}
        error={form.error("newsletterDoubleOptIn")}
        disabled={form.isReadOnly}
        data-setting="newsletterDoubleOptIn"
      />
    </WideSection>
  );
}

/** What generated copy may say. */
export function FactsSection({ form }: SectionProps) {
  return (
    <WideSection
      title="AI facts"
      hint="Generated copy may state these facts about your product, and no others: no invented customers, numbers or guarantees."
    >
      <TextSetting
        form={form}
        name="facts"
        label="Facts about your product"
        rows={6}
        hint="One fact per line, up to 50."
        example={"Reports take 25 minutes instead of 2 hours.\nData is stored in the EU."}
      />
    </WideSection>
  );
}

/** What language models may cost. */
export function BudgetSection({ form }: SectionProps) {
  return (
    <WideSection
      title="AI budget"
      hint={
        <>
          What generated copy may use in a calendar month (UTC), for everyone together.{" "}
          <Link to="/admin/ai-usage">What was used</Link>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting
          form={form}
          name="aiBudgetTokens"
          label="Tokens a month"
          type="number"
          fallback="No limit"
          hint="Such as 2,000,000; a block takes about 3,000."
        />
        <TextSetting
          form={form}
          name="aiBudgetCost"
          label="US dollars a month"
          type="number"
          fallback="No limit"
          hint="Such as 25, at list prices. Models whose price isn’t known count as tokens alone."
        />
      </div>
      <SwitchField
        label="Callers of the API may use their own key"
        hint="A request to /api/ai/openai/chatgpt may then bring the key of an AI provider. It is used for that request alone, never stored or logged, and doesn’t count towards the budget. While this is off, such a request is refused."
        checked={form.text("aiOwnKeys") === "true"}
        onCheckedChange={(isAllowed) => form.set("aiOwnKeys", isAllowed ? "true" : "")}
        error={form.error("aiOwnKeys")}
        disabled={form.isReadOnly}
        data-setting="aiOwnKeys"
      />
    </WideSection>
  );
}

/** The owners' accounts on social networks. */
export function SocialSection({ form }: SectionProps) {
  return (
    <WideSection title="Social" hint="Your accounts: shown in footers that list none, and reported to search engines.">
      <div className="grid gap-5 sm:grid-cols-2">
        {SOCIAL_NETWORKS.map(([name, label]) => (
          <TextSetting key={name} form={form} name={name} label={label} type="url" example="https://" />
        ))}
      </div>
    </WideSection>
  );
}

/** A product launch, shown as a badge in heroes. */
export function LaunchSection({ form }: SectionProps) {
  const { launchPostId, launchUrl, launchImageUrl } = form.saved.defaults;
  return (
    <WideSection
      title="Launch"
      hint="While a launch has an id, heroes show its badge. Its image comes from the launch page’s server, which then learns of each visit."
    >
      <TextSetting
        form={form}
        name="launchPostId"
        label="Launch id"
        fallback={launchPostId}
        hint="The number of the post on the launch page."
      />
      <TextSetting form={form} name="launchUrl" label="Launch page" type="url" fallback={launchUrl} />
      <TextSetting form={form} name="launchImageUrl" label="Badge image" type="url" fallback={launchImageUrl} />
    </WideSection>
  );
}

/** The language that new pages begin in. */
export function LanguageSection({ form }: SectionProps) {
  const { defaults, locales } = form.saved;
  return (
    <WideSection title="Language" hint="Existing pages keep their language and address.">
      <SelectField
        label="Language of new pages"
        value={form.text("defaultLocale") || defaults.defaultLocale}
        onValueChange={(locale) => form.set("defaultLocale", locale)}
        options={locales.map((value) => ({ value, label: languageName(value) }))}
        error={form.error("defaultLocale")}
        disabled={form.isReadOnly}
        data-setting="defaultLocale"
      />
    </WideSection>
  );
}
