import { useEffect, useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { SavedSettings } from "../contract.ts";
import { useSearchParams } from "react-router";
import { Alert, ErrorState, LoadingBlock, PageHeader, Tabs } from "#ui/kit";
import { messageOf, useSession } from "#client";
import { call } from "./client.ts";
import { DESIGN_SETTINGS, DesignTab } from "./design/DesignTab.tsx";
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
import { focusSetting, SETTINGS_KEY, useSettingsForm, type SettingsForm } from "./use-settings-form.ts";

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
  const [query, setQuery] = useSearchParams();
  const tab = query.get("tab") === "design" ? "design" : "general";
  const open = (id: string) => setQuery(id === "general" ? {} : { tab: id }, { replace: true });
  // A link may lead to a setting.
  const [sought, setSought] = useState<readonly string[]>(() => query.getAll("field"));
  const form = useSettingsForm(saved, {
    isReadOnly: !may("settings.edit"),
    onRefused: (errors) => {
      const tabs = Object.keys(errors).map((name) => (DESIGN_SETTINGS.has(name) ? "design" : "general"));
      setSought(Object.keys(errors));
      if (tabs[0] && !tabs.includes(tab)) open(tabs[0]);
    },
  });
  const fields = (content: ReactNode) => (
    <>
      {content}
      <FocusSetting names={sought} onDone={() => setSought([])} />
    </>
  );
  return (
    <>
      {form.isReadOnly && (
        <div className="mb-8 max-w-3xl">
          <Alert kind="info">Only administrators can change the settings.</Alert>
        </div>
      )}
      <Tabs
        label="Parts of the settings"
        tabs={[
          { id: "general", label: "General", content: fields(<General form={form} />) },
          { id: "design", label: "Design", content: fields(<DesignTab form={form} />) },
        ]}
        value={tab}
        onValueChange={open}
      />
      <SaveBar form={form} />
    </>
  );
}

/** Moves the focus to the first of these settings on the open tab, once it is there. */
function FocusSetting({ names, onDone }: { names: readonly string[]; onDone: () => void }) {
  useEffect(() => {
    if (names.length > 0 && focusSetting(names)) onDone();
  });
  return null;
}

/** What the site says of itself and what it may cost. */
function General({ form }: { form: SettingsForm }) {
  return (
    <>
      <SiteSection form={form} />
      <NewsletterSection form={form} />
      <FactsSection form={form} />
      <BudgetSection form={form} />
      <SocialSection form={form} />
      <LaunchSection form={form} />
      <LanguageSection form={form} />
    </>
  );
}
