import type { PostList } from "../parts/data/post.ts";

const author = { name: "Ruth Okafor", avatar: "/landing/founder-story/portrait.svg" };
const tags = [
  { name: "families", label: "Families", href: "/blog?tag=families" },
  { name: "mentors", label: "Mentors", href: "/blog?tag=mentors" },
  { name: "privacy", label: "Privacy", href: "/blog?tag=privacy" },
];

/** What the catalogue shows in this block: a page of a blog with more posts behind it. */
export const data: PostList = {
  href: "/blog",
  page: 1,
  hasNext: true,
  tags,
  posts: [
    {
      slug: "six-lines",
      href: "/blog",
      title: "Six lines on the bus are enough",
      description: "What a mentor’s note needs for a report that says something, and what it can leave out.",
      coverImage: "/landing/blog/six-lines.svg",
      author,
      publishedAt: "2026-03-18",
      minutes: 4,
    },
    {
      slug: "the-second-reader",
      href: "/blog",
      title: "Why every report has a second reader",
      description: "A draft is a suggestion. Who approves it, what they look for, and what happens to their changes.",
      coverImage: "/landing/blog/a-person-signs.svg",
      author,
      publishedAt: "2026-02-25",
      minutes: 5,
    },
    {
      slug: "one-page",
      href: "/blog",
      title: "A page that a family reads to the end",
      description: "Three questions parents ask, in the order in which a report should answer them.",
      coverImage: "/landing/blog/kitchen-table.svg",
      author,
      publishedAt: "2026-02-04",
      minutes: 3,
    },
    {
      slug: "deleting-well",
      href: "/blog",
      title: "How a student’s data is deleted",
      description: "From one request to a record that you can file.",
      coverImage: "/landing/features/approval.svg",
      author,
      publishedAt: "2026-01-14",
      minutes: 4,
    },
  ],
};
