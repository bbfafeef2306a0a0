import "zod";

/** What a field tells the derived form and the model, given with `.meta()`. */
declare module "zod" {
  interface GlobalMeta {
    /** Which control edits the field; by default the one that fits its type. */
    control?: "text" | "textarea" | "rich" | "style" | "icon" | "image" | "link" | "color" | "commaList" | "variable";
    /** How one item of a list is named, e.g. "question": "Add question". */
    itemLabel?: string;
    /** The field of an item that names it in a collapsed list. */
    itemTitle?: string;
    /**
     * The names of the pictures beside it that the field says in words: the picture itself first, then other versions of it,
     * such as the one for dark mode.
     */
    altOf?: readonly string[];
    /** The names of the pictures beside it that need no alt text of their own where this field is filled. */
    captionOf?: readonly string[];
    /** The field beside an address that visitors click: with it filled, an empty address is a link that leads nowhere. */
    linkText?: string;
    /** The list beside an address that makes an empty one fine, such as the links below an entry of a menu. */
    linkList?: string;
    /** What people read of each choice, by its value; its name in words where this names none. */
    choices?: Readonly<Record<string, string>>;
    /** What an empty control shows. */
    placeholder?: string;
    /** The one text of use in this field: a switch stores it, or takes it away. */
    onValue?: string;
    /** What the field of a new item begins with. @param items those that the list has already. */
    initial?: (items: readonly unknown[]) => unknown;
    /** Whether items that lack the field get its `initial` value with the next change of their block. */
    isAssigned?: boolean;
    /** Whether the switch marks its object as a sample, which stands for something real: the publish check warns of it. */
    marksSample?: boolean;
    /** Whether the last item of a list can't be removed. */
    keepsOne?: boolean;
    /**
     * What a model may say here, all without the hint. "never": nothing, as the look or a fact that only people know;
     * "quoted": nothing of its own, but it may translate or correct what is there; "known": only what people wrote
     * themselves (of a list: items that they named); "topic": what the stand-ins beside it shall be about.
     */
    model?: "never" | "quoted" | "known" | "topic";
    /**
     * What the field says beside copy, for what a model may not claim: who somebody is, somebody's words, a number that
     * visitors read; "nothing" where nobody reads it, such as an id. Choices, addresses, icons and switches say nothing.
     */
    says?: "name" | "quotation" | "figure" | "nothing";
    /** What is put where a model may not say it; `{title}` in a text is what the field of that name says. */
    standIn?: unknown;
  }
}
