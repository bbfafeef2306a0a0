import type { ListedPost, PostPage } from "../parts/data/post.ts";

const beside: ListedPost[] = [
  {
    slug: "the-second-reader",
    href: "/blog",
    title: "Why every report has a second reader",
    coverImage: "/landing/blog/a-person-signs.svg",
    publishedAt: "2026-02-25",
    minutes: 5,
  },
  {
    slug: "one-page",
    href: "/blog",
    title: "A page that a family reads to the end",
    coverImage: "/landing/blog/kitchen-table.svg",
    publishedAt: "2026-02-04",
    minutes: 3,
  },
];

/** What the catalogue shows in this block: a post without its text, which is that of the page's own blocks. */
export const data: PostPage = {
  slug: "six-lines",
  href: "/blog",
  url: "https://reportwell.example/blog/six-lines",
  blog: { href: "/blog", title: "Blog" },
  title: "Six lines on the bus are enough",
  description: "What a mentor’s note needs for a report that says something, and what it can leave out.",
  coverImage: "/landing/blog/six-lines.svg",
  coverAlt: "Lines of a note on a phone lead to the sections of a report.",
  author: {
    name: "Ruth Okafor",
    avatar: "/landing/founder-story/portrait.svg",
    bio: "Ran a mentoring programme with forty volunteers before she founded Reportwell. An invented person, drawn for this demo.",
  },
  publishedAt: "2026-03-18",
  modifiedAt: "2026-04-02",
  minutes: 4,
  tags: [
    { name: "families", label: "Families", href: "/blog?tag=families" },
    { name: "mentors", label: "Mentors", href: "/blog?tag=mentors" },
  ],
  previous: beside[0],
  next: beside[1],
  related: beside,
};
