export { BlockContent, BlockError, BlockFailure, BlockView, BlockWrapper } from "./BlockView.tsx";
export { encodeBlock } from "./codec.ts";
export { BlockContextProvider, defaultContext } from "./context.tsx";
export { namesOfRepeated } from "./section-names.ts";
export type { BlockContext, FormState, FoundImage, Launch, SiteLogo } from "./context.tsx";
export { CONTENT_ICONS } from "./content-icons.ts";
export type { BlockDefinition, BlockFacts, BlockHead, BlockPrompt, OpenBlock, SiteOwner } from "./define-block.ts";
export type { BlockData } from "./define-loader.ts";
export { PAGE_ENDS } from "./page-ends.ts";
export { PAGE_SIZES } from "./parts/page-sizes.ts";
export { EditModeNote } from "./parts/data/EditModeNote.tsx";
export { isWithinHtmlLimits } from "./parts/rich-text/html-limits.ts";
export { isHtml } from "./parts/rich-text/is-html.ts";
export {
  drawingCleaner,
  loadCleanSource,
  loadCleanTree,
  loadRichText,
  richTextCleaner,
} from "./parts/rich-text/load-rich-text.ts";
export type { RichText } from "./parts/rich-text/rich-text.ts";
export type { SocialAddresses } from "./parts/social-accounts.ts";
export { asType } from "./draft-schema.ts";
export { layoutSchema, layoutStyle } from "./layout.ts";
export {
  blockDefinitions,
  findBlock,
  isViewLoaded,
  loadAllViews,
  loadViews,
  openBlock,
  queryNamesOf,
  readBlock,
  type OpenedBlock,
} from "./registry.ts";
export { CONSENT_FIELD, FORM_ACTION } from "./form/form-action.ts";
export { BLOCK_FIELD, REFERRER_FIELD } from "./parts/form/block-field.ts";
export { COUPON_ACTION, COUPON_QUERY, MAX_CODE } from "./pricing/coupon-action.ts";
export { CREATED_QUERY, ROW_ACTION } from "./rowsNew/row-action.ts";
export type { PageParams } from "./variables.ts";
