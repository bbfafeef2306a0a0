export { EntryDetail } from "./EntryDetail.tsx";
export { EntryList } from "./EntryList.tsx";
export { Facts } from "./Facts.tsx";
export { MailLink, WebLink } from "./EntryLinks.tsx";
export { originFacts } from "./origin-facts.tsx";
export { pageColumn, personColumn, textColumn, timeColumn } from "./columns.tsx";
export { useEntryQuery } from "./use-entry-query.ts";
