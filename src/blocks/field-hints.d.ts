import "zod";

/** What a field tells the derived form and the model, given with `.meta()`. */
declare module "zod" {
  interface GlobalMeta {
    /** Which control edits the field; by default the one that fits its type. */
    control?: "text" | "textarea" | "rich" | "style" | "icon" | "image" | "link" | "color" | "commaList";
    /** How one item of a list is named, e.g. "question": "Add question". */
    itemLabel?: string;
    /** The field of an item that names it in a collapsed list. */
    itemTitle?: string;
    /** What an empty control shows. */
    placeholder?: string;
  }
}
