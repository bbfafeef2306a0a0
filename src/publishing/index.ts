export { draftContract } from "./contract/drafts.ts";
export {
  pageContract,
  previewContract,
  type PreviewLink,
  type NewPageBody,
  type PageStatus,
  type PageSummary,
} from "./contract/pages.ts";
export { postChoiceContract, type PostChoices } from "./contract/post-choices.ts";
export { redirectContract, type PageRedirect } from "./contract/redirects.ts";
export { sectionContract, type Section } from "./contract/sections.ts";
export {
  filesBody,
  MAX_FILES_BYTES,
  transferContract,
  type ImportedPost,
  type ImportLine,
  type ImportSummary,
} from "./contract/transfer.ts";
export { MAX_EXPORT_BYTES } from "./posts/transfer-limits.ts";
export { versionContract, type PublishReview, type ScheduleSummary, type VersionSummary } from "./contract/versions.ts";
export type { Change, OutlineEntry, Problem, PublishReport } from "./contract/review.ts";
export type { AcceptedOperations } from "./contract/operations.ts";
export { metaValue, type MetaTag, type PageContent, type PageKind, type PublishedPage } from "./page.ts";
export { framed, plainFrame, postVariable, type PostBody } from "./posts/frame.ts";
export { readPostMeta, readTags, tagName, type PostTag } from "./posts/post-meta.ts";
export { SAMPLE_AUTHOR } from "./templates/posts/sample-posts.ts";
export { defaultPages } from "./templates/default-pages.ts";
export { landingTemplate } from "./templates/landing.ts";
export { SAMPLE_NAME, SAMPLE_SHARE_IMAGE, sharedBlocksTemplate } from "./templates/sample-blocks.ts";
export { leadHome, sharedEnd, withShared, type SharedBlocks } from "./shared-blocks.ts";
export { changeOfBlock, diffInSteps, isOfBlock } from "./diff.ts";
export { DEFAULT_BLOG, SHARED_BLOCKS_PATH, fillPath, matchesPath, paramsOf, parentPath } from "./path.ts";
export { dataCheck } from "./check/data.ts";
export { closedText, type ClosedText } from "./closed-text.ts";
export {
  CLOSED_REASONS,
  findEntityChoice,
  findPlanChoice,
  findTenantChoice,
  isHidden,
  whyClosed,
  type Closed,
  type DataChoices,
  type EntityChoice,
  type RowsUse,
} from "./data-choices.ts";
export { fixedValue, hiddenIn, namedRows, rowsUseOf, storedVariable } from "./named-rows.ts";
export { checkBlocks, faultLabel } from "./operations/check-blocks.ts";
export { TOO_MANY_BLOCKS, TOO_MANY_ITEMS } from "./operations/limits.ts";
export { insertFault } from "./operations/insert-fault.ts";
export { checkInSteps, publishCheck, type CheckContext } from "./publish-check.ts";
export { confirmSamples, samplesByBlock, samplesInWords, splitSamples } from "./check/sample-list.ts";
export { SECTION_NAME_MAX } from "./sections/section.ts";
export { confirmFact } from "./operations/confirm-fact.ts";
export { copyMarks } from "./operations/copy-marks.ts";
export { withAnnotationsCleared } from "./operations/clear-annotations.ts";
export { bareMarksOf, markedBlocks } from "./operations/bare-marks.ts";
export { hasMetaField, META_GROUP, META_PANEL, metaLabel } from "./meta-label.ts";
export { outlineOf } from "./outline.ts";
export { apply } from "./operations/apply.ts";
export { isSame, typeOf } from "./operations/canonical.ts";
export {
  findByKey,
  isFact,
  keyOf,
  markedText,
  MAX_MARK,
  metaMark,
  metaNameOf,
  tagIn,
  type Annotation,
  type DraftState,
} from "./operations/draft.ts";
export { livingPredecessor } from "./operations/neighbours.ts";
export { findRemoved, NO_TOMBSTONES } from "./operations/tombstones.ts";
export { operationsTo, operationsToBlock } from "./operations/operations-to.ts";
export { blockFault, outsideFault } from "./operations/block-fault.ts";
export { valueAt } from "./operations/value-at.ts";
export { contentErrors } from "./check/content.ts";
export { choicesOf, withChoiceLabels, type Choice } from "./choice-labels.ts";
export { fieldLabel, fieldLabelParts, labelOf, metaAt, metaOf } from "./field-label.ts";
export { isObjectList, withKeys, withoutKeys } from "./operations/keys.ts";
export { invert } from "./operations/invert.ts";
export type { Batch, LoggedOperation, Operation, Path } from "./operations/operation.ts";
export { actionOf, blockKeyOf, fieldPathOf, isValueChange, overlaps, pathOf } from "./operations/address.ts";
export { rebase, currentValueAt, type Conflict } from "./operations/rebase.ts";
export { contentOf, type Draft } from "./operations/draft-content.ts";
export { DATA_TEMPLATES, dataTemplatePages, neededRows, type DataTemplate } from "./templates/data-templates.ts";
export { templateContent } from "./templates/page-templates.ts";
export {
  SITE_TEMPLATES,
  TEMPLATE_KINDS,
  TEMPLATES,
  type SiteTemplate,
  type Template,
} from "./templates/template-list.ts";
export { nearestOutline } from "./templates/nearest-template.ts";
export { templateContract } from "./contract/templates.ts";
