import "zod";

/** Hints of a field for the derived form and the model, given with `.meta()`. */
declare module "zod" {
  interface GlobalMeta {
    /** The control that edits the field; by default the one for its type. */
    control?:
      | "text"
      | "textarea"
      | "rich"
      | "style"
      | "icon"
      | "image"
      | "link"
      | "color"
      | "commaList"
      | "variable"
      | "plan";
    /** The block's styles that show this field, where others don't; of an item's field, the values of its field "type". */
    shownIn?: readonly string[];
    /** How one item of a list is named, e.g. "question": "Add question". */
    itemLabel?: string;
    /** The item's field that names it in a collapsed list. */
    itemTitle?: string;
    /**
     * The names of the sibling picture fields that this field describes: the picture itself first, then other versions
     * of it, such as the one for dark mode.
     */
    altOf?: readonly string[];
    /** The names of the sibling picture fields that need no alt text where this field is filled. */
    captionOf?: readonly string[];
    /** The sibling field with the text that visitors click: where it is filled, an empty address is a dead link. */
    linkText?: string;
    /** The sibling list that allows an empty address where it has items, such as the links below an entry of a menu. */
    linkList?: string;
    /** The labels of the choices, by value; by default a choice's name in words. */
    choices?: Readonly<Record<string, string>>;
    /** The placeholder of an empty control. */
    placeholder?: string;
    /** The only useful text of this field: a switch stores or removes it. */
    onValue?: string;
    /** The field's value in a new item. @param items the list's existing items. */
    initial?: (items: readonly unknown[]) => unknown;
    /** Whether items that lack the field get its `initial` value with the next change of their block. */
    isAssigned?: boolean;
    /** Whether the switch marks its object as a sample, which the publish check warns about. */
    marksSample?: boolean;
    /** Whether the last item of a list can't be removed. */
    keepsOne?: boolean;
    /**
     * What a model may write here; without the hint, anything. "never": nothing, as for appearance or a fact that only
     * people know; "quoted": nothing new, but it may translate or correct existing text; "known": only what people wrote
     * themselves (of a list: items that they named); "topic": the topic of the placeholders beside it.
     */
    model?: "never" | "quoted" | "known" | "topic";
    /**
     * What the field says beside copy, for what a model may not claim: who someone is, someone's words, a number that
     * visitors read; "nothing" where nobody reads it, such as an id. Choices, addresses, icons and switches say nothing.
     */
    says?: "name" | "quotation" | "figure" | "nothing";
    /** The placeholder where a model may not write; `{title}` in a text is replaced by the text of the field of that name. */
    fallback?: unknown;
  }
}
