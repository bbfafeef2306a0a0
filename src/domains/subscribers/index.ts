export {
  NEWSLETTER_FORM,
  NEWSLETTER_LIMITS,
  NEWSLETTER_PATH,
  NEWSLETTER_SOURCE,
  LINK_PATHS,
  type LinkPurpose,
} from "./newsletter.ts";
