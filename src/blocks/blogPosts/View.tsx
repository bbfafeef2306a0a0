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

function ShownPosts({ data, content }: { data: PostList; content: BlogPosts }) {
  const { isLead } = useBlockContext();
  return (
    <div className="blog-shown">
      <TagFilter list={data} />
      <Posts
        posts={data.posts}
        content={content}
        level={content.headline ? "h3" : "h2"}
        isLead={isLead}
        isFirstPage={data.page === 1}
      />
      <Pager list={data} />
    </div>
  );
}

/** Only pages have data: the editor shows a note or the server's preview in its place, and doesn't load its views. */
const Shown = import.meta.env.SSR ? ShownPosts : () => null;

/** A page of the blog's posts, with links to the others and to those of one tag. */
export function View({ content, data }: ViewProps<BlogPosts, PostList | undefined>) {
  const { headline, subheadline, color } = content;
  return (
    <BlockSection color={color} labelled={Boolean(headline)} continues={!headline}>
      <SectionHeading headline={headline} subheadline={subheadline} className="mb-10" />
      <DataArea empty={<NoPosts list={data} />}>
        {data && data.posts.length > 0 ? <Shown data={data} content={content} /> : undefined}
      </DataArea>
    </BlockSection>
  );
}
