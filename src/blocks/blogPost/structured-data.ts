import type { BlockFacts, SiteOwner } from "../define-block.ts";
import type { PostPage } from "../parts/data/post.ts";

/** The later of two ISO times; an unknown one doesn't count. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  return a && b && Date.parse(b) < Date.parse(a) ? a : (b ?? a);
}

function article(post: PostPage, site: SiteOwner, { locale, absolute }: BlockFacts): object {
  const { title, description, coverImage, author, publishedAt, modifiedAt, url, tags = [] } = post;
  const { name, link, avatar } = author ?? {};
  const image = coverImage && absolute(coverImage);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    ...(description && { description }),
    ...(image && { image: [image] }),
    ...(name && {
      author: { "@type": "Person", name, ...(link && { url: link }), ...(avatar && { image: absolute(avatar) }) },
    }),
    ...(publishedAt && { datePublished: publishedAt, dateModified: later(publishedAt, modifiedAt) }),
    publisher: { "@type": "Organization", name: site.name, url: site.url, ...(site.logo && { logo: site.logo }) },
    mainEntityOfPage: url,
    inLanguage: locale,
    ...(tags.length > 0 && { keywords: tags.map(({ label }) => label).join(", ") }),
  };
}

function breadcrumbs({ title, url, blog }: PostPage, site: SiteOwner, { home }: BlockFacts): object {
  const list = new URL(blog.href, site.url).href;
  const steps = [
    { name: site.name, item: home },
    ...(list === home ? [] : [{ name: blog.title, item: list }]),
    { name: title, item: url },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, item }, index) => ({ "@type": "ListItem", position: index + 1, name, item })),
  };
}

/** Structured data of a post (schema.org: Article, BreadcrumbList); nothing where there is no post. */
export function structuredData(post: PostPage | undefined, site: SiteOwner, facts: BlockFacts): object[] | undefined {
  return post && [article(post, site, facts), breadcrumbs(post, site, facts)];
}
