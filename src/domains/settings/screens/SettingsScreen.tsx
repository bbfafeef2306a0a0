import { useQuery } from "@tanstack/react-query";
import type { SavedSettings } from "../contract.ts";
import { Alert, ErrorState, LoadingBlock, PageHeader } from "#ui/kit";
import { messageOf, useSession } from "#client";
import { call } from "./client.ts";
import { BrandSection } from "./BrandSection.tsx";
import { SaveBar } from "./SaveBar.tsx";
import {
  BudgetSection,
  FactsSection,
  LanguageSection,
  LaunchSection,
  NewsletterSection,
  SiteSection,
  SocialSection,
} from "./SiteSections.tsx";
import { SETTINGS_KEY, useSettingsForm } from "./use-settings-form.ts";

/** The settings of the whole site; administrators change them, editors read them. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => call("GET /api/settings", { signal }),
  });
  return (
    <>
      <PageHeader
        title="Settings"
        description="Shared by the whole site. A change reaches every page at once, without publishing."
      />
      {data ? <Sections saved={data} /> : <Pending error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <ErrorState message={messageOf(error)} onRetry={onRetry} /> : <LoadingBlock lines={8} />;
}

function Sections({ saved }: { saved: SavedSettings }) {
  const { may } = useSession();
  const form = useSettingsForm(saved, !may("settings.edit"));
  return (
    <>
      {form.isReadOnly && (
        <div className="mb-8 max-w-3xl">
          <Alert kind="info">Only administrators can change the settings.</Alert>
        </div>
      )}
      <BrandSection form={form} />
      <SiteSection form={form} />
      <NewsletterSection form={form} />
      <FactsSection form={form} />
      <BudgetSection form={form} />
      <SocialSection form={form} />
      <LaunchSection form={form} />
      <LanguageSection form={form} />
      <SaveBar form={form} />
    </>
  );
}
