export { makeDrafts, type Drafts } from "./drafts/drafts.server.ts";
export { createPage } from "./pages/create-page.server.ts";
export { findSharedBlocksId, findPage, listPages } from "./pages/list-pages.server.ts";
export { checkPathAvailable, hasPageAt } from "./pages/page-rows.server.ts";
export { besideTag, POSTS_TAG, postTag } from "./pages/announce.server.ts";
export { renameAuthorOfPages } from "./pages/rename-author.server.ts";
export { changePage, setArchived } from "./pages/change-page.server.ts";
export { publishPage } from "./pages/publish-content.server.ts";
export {
  findFrame,
  findPublishedContents,
  findPublishedSharedBlocks,
  findPublishedPage,
  isHidden,
  listCanonicals,
  listHiddenPages,
  listPublishedPages,
  listReadablePages,
  type ListedPage,
  type PublishedContent,
} from "./pages/published-pages.server.ts";
export { findRedirect, hasMoved, listRedirects } from "./pages/redirects.server.ts";
export { addRedirect, removeRedirect } from "./pages/change-redirects.server.ts";
export { importBlocks, restoreVersion } from "./versions/change-draft.server.ts";
export { deleteSection, listSections, saveSection } from "./sections/sections.server.ts";
export { listVersions } from "./versions/list-versions.server.ts";
export { createPreview, findPreviewed, listPreviews, revokePreview, type Preview } from "./versions/previews.server.ts";
export { publishDraft, publishVersion, unpublishPage } from "./versions/publish-draft.server.ts";
export { reviewDraft } from "./versions/review-draft.server.ts";
export { findVersion } from "./versions/version-rows.server.ts";
export {
  findListedPost,
  findNeighbours,
  findPostPath,
  isBlog,
  listPostTags,
  listPublishedPosts,
  type ListedPost,
} from "./posts/published-posts.server.ts";
export { listPostChoices } from "./posts/post-choices.server.ts";
export { findRelated } from "./posts/related-posts.server.ts";
export { DueError, publishDue } from "./versions/publish-due.server.ts";
export { schedulePage } from "./versions/schedule-page.server.ts";
export { findSchedule, unschedule } from "./versions/schedules.server.ts";
export { wordsIn } from "./posts/listings.server.ts";
export { exportPosts } from "./posts/transfer/export-posts.server.ts";
export { importPosts } from "./posts/transfer/import-posts.server.ts";
export { openExport, readFiles, readItems, type ReadBatch } from "./posts/transfer/source-reader.server.ts";
export type { KeepPicture } from "./posts/transfer/source-pictures.ts";
