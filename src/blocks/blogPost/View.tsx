import { useBlockContext } from "../context.tsx";
import type { ViewProps } from "../define-block.ts";
import { BlockSection } from "../parts/BlockSection.tsx";
import { DataArea } from "../parts/data/DataArea.tsx";
import { EmptyState } from "../parts/data/EmptyState.tsx";
import { Article } from "./Article.tsx";
import { Beside } from "./Beside.tsx";
import { Related } from "./Related.tsx";
import type { PostPage } from "../parts/data/post.ts";
import type { BlogPost } from "./schema.ts";

/** One post with the way to others, or a note that there is none at this address. */
export function View({ content, data }: ViewProps<BlogPost, PostPage | undefined>) {
  const { missing, missingHint } = useBlockContext().texts.blog;
  return (
    <BlockSection color={content.color} labelled={false} continues>
      <DataArea empty={<EmptyState icon="FileText" text={missing} hint={missingHint} />}>
        {data && (
          <>
            <Article post={data} />
            <Beside post={data} />
            <Related posts={data.related} />
          </>
        )}
      </DataArea>
    </BlockSection>
  );
}
