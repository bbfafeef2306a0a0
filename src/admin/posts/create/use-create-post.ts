import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { DEFAULT_BLOG, parentPath, type PageSummary } from "#publishing";
import { isObject } from "#shared";
import { toast, useKept } from "#ui/kit";
import { useSentId, useSubmit } from "#client";
import { call } from "../../call.ts";
import { editorScreen, PAGES } from "../../pages/page.ts";
import { useAuthorChoices } from "../use-author-choices.ts";
import { usePostChoices } from "../use-post-choices.ts";
import { blogChoices, movedToBlog, suggestedAddress } from "./post-address.ts";

/** What was entered: without a path the address follows the title, without an author it is this person. */
type Entered = {
  title: string;
  path?: string;
  blog?: string;
  locale?: PageSummary["locale"];
  author?: string;
};

const FIRST: Entered = { title: "" };

/** The text that a post begins with. */
const TEXT = { content: { style: "simple", content: "" } };

/** The form for a new post, which opens in the editor where its text is written. */
export function useCreatePost() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { blogs } = usePostChoices();
  const authors = useAuthorChoices();
  // Only this form writes under this name.
  const kept = useKept("create-post", (was) => (isObject(was) ? { ...FIRST, ...was } : FIRST));
  const sent = useSentId("create-post/sent");
  const { title, locale } = kept.value;
  const first = blogs.includes(DEFAULT_BLOG) ? DEFAULT_BLOG : (blogs[0] ?? DEFAULT_BLOG);
  const wanted = kept.value.blog ?? first;
  const path = kept.value.path ?? suggestedAddress(wanted, title);
  const blog = path.startsWith("/") ? parentPath(path) : wanted;
  const author = kept.value.author ?? authors.own;
  const change = (next: Partial<Entered>) => kept.change({ ...kept.value, ...next });

  const form = useSubmit(
    async () => {
      const metaTags = author.trim() ? [{ name: "author", value: author.trim() }] : [];
      const body = { kind: "post" as const, title, path, locale, metaTags, blocks: [TEXT] };
      const { id } = await call("POST /api/pages", { body: { ...body, id: sent.idFor(body) } });
      await client.invalidateQueries({ queryKey: [PAGES] });
      kept.drop();
      sent.drop();
      toast.success(`“${title}” created. It stays hidden until you publish it.`);
      return id;
    },
    (id) => void navigate(`${editorScreen(id)}?write`),
  );

  return {
    form,
    values: { title, path, blog, locale, author },
    blogs: blogChoices(blogs, path),
    authors: authors.names,
    change,
    /** Moves the address to another blog. */
    chooseBlog: (next: string) =>
      change({ blog: next, ...(kept.value.path !== undefined && { path: movedToBlog(path, next) }) }),
    isKept: kept.isKept,
    discard: kept.drop,
  };
}
