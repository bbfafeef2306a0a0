import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import type { PostList } from "../parts/data/post.ts";
import { NoPosts } from "./NoPosts.tsx";
import { Pager } from "./Pager.tsx";
import { Posts } from "./Posts.tsx";
import { TagFilter } from "./TagFilter.tsx";
import type { BlogPosts } from "./schema.ts";

/** A page of the blog's posts, with links to the others and to those of one tag. */
export function View({ content, data }: ViewProps<BlogPosts, PostList | undefined>) {
  const { isLead } = useBlockContext();
  const { headline, subheadline, color } = content;
  const { posts = [], page = 1 } = data ?? {};
  return (
    <BlockSection color={color} labelled={Boolean(headline)} continues={!headline}>
      <SectionHeading headline={headline} subheadline={subheadline} className="mb-10" />
      <DataArea empty={<NoPosts list={data} />}>
        {data && posts.length > 0 ? (
          <div className="blog-shown">
            <TagFilter list={data} />
            <Posts
              posts={posts}
              content={content}
              level={headline ? "h3" : "h2"}
              isLead={isLead}
              isFirstPage={page === 1}
            />
            <Pager list={data} />
          </div>
        ) : undefined}
      </DataArea>
    </BlockSection>
  );
}
