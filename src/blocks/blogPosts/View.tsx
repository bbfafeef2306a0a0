import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import { PostEntry } from "./PostEntry.tsx";
import type { PostList } from "../parts/data/post.ts";
import type { BlogPosts } from "./schema.ts";

/** Posts one below another, as in a magazine's table of contents. */
export function View({ content, data }: ViewProps<BlogPosts, PostList | undefined>) {
  const { isLead, texts } = useBlockContext();
  const { headline, subheadline, color } = content;
  const posts = data?.posts ?? [];
  const { none, noneHint } = texts.blog;
  return (
    <BlockSection color={color} labelled={Boolean(headline)} continues={!headline}>
      <SectionHeading headline={headline} subheadline={subheadline} className="mb-10" />
      <DataArea empty={<EmptyState icon="BookOpen" text={none} hint={noneHint} />}>
        {posts.length > 0 ? (
          <ul className="blog-list">
            {posts.map((post, index) => (
              <PostEntry
                key={post.slug}
                post={post}
                content={content}
                level={headline ? "h3" : "h2"}
                eager={isLead && index === 0}
              />
            ))}
          </ul>
        ) : undefined}
      </DataArea>
    </BlockSection>
  );
}
