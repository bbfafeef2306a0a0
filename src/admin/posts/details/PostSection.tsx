import type { DraftSession } from "../../drafts/use-draft-session.ts";
import { CoverField } from "./CoverField.tsx";
import { PostAuthorField } from "./PostAuthorField.tsx";
import { PostDateField } from "./PostDateField.tsx";
import { PostTagsField } from "./PostTagsField.tsx";

type PostSectionProps = { session: DraftSession; readOnly: boolean };

/** What makes a page a post: author, date, tags and cover, stored during typing. */
export function PostSection({ session, readOnly }: PostSectionProps) {
  return (
    <section aria-label="Post" className="grid gap-5">
      <h2 className="text-lead">Post</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <PostAuthorField {...{ session, readOnly }} />
        <PostDateField {...{ session, readOnly }} />
      </div>
      <PostTagsField {...{ session, readOnly }} />
      <CoverField {...{ session, readOnly }} />
    </section>
  );
}
