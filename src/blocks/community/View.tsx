import { Notice } from "#ui";
import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { CopyLine } from "../parts/CopyLine.tsx";
import { CtaList } from "../parts/CtaList.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { Members } from "./Members.tsx";
import type { Member } from "../ports.ts";
import type { Community, CommunityData } from "./schema.ts";

/** A draft's member without name and portrait is left out. */
const isDrawable = ({ user, avatar_url }: Member) => user !== "" || Boolean(avatar_url);

/** The members of an organization, as of when the page was rendered. */
function FromGithub({ content, data }: { content: Community; data?: CommunityData }) {
  const { debug, texts } = useBlockContext();
  return (
    <>
      {debug && data?.isSkipped && <Notice kind="info">{texts.community.notInDevelopment}</Notice>}
      <DataArea empty={<EmptyState icon="Users" text={texts.community.none} hint={texts.community.noneHint} />}>
        {data?.members.length ? <Members members={data.members} content={content} /> : undefined}
      </DataArea>
    </>
  );
}

/** A wall of portraits: people chosen by hand, or an organization's members. */
export function View({ content, data }: ViewProps<Community, CommunityData | undefined>) {
  const { topText, headline, subheadline, type, cta, bottomText, color } = content;
  const chosen = (content.data?.members ?? []).filter(isDrawable);
  const isGithub = type === "github";
  return (
    <BlockSection color={color} labelled={headline !== ""}>
      <CopyLine copy={topText} className="mb-4 text-sm text-ink-soft" />
      <SectionHeading headline={headline} subheadline={subheadline} />
      {(isGithub || chosen.length > 0) && (
        <div className="mt-10">
          {isGithub ? <FromGithub content={content} data={data} /> : <Members members={chosen} content={content} />}
        </div>
      )}
      <CtaList items={cta} className="mt-10" />
      <CopyLine copy={bottomText} className="mt-10 text-sm text-ink-soft" />
    </BlockSection>
  );
}
