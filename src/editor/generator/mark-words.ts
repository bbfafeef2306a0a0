const NAME = "unconfirmed";

/** Finds every occurrence of some words in a text node. */
function rangesIn(node: Text, words: readonly string[]): Range[] {
  const text = node.data;
  return words.flatMap((word) => {
    const found: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = node.ownerDocument.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      found.push(range);
    }
    return found;
  });
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/**
 * Highlights words on a page without touching its elements (`::highlight(unconfirmed)`), even where they appear later. A
 * browser without support shows no highlights: unconfirmed statements are also listed beside the page.
 * @param within a selector that limits it to some elements. @returns a function that removes the highlights.
 */
export function markWords(page: Document, words: readonly string[], within = "body"): () => void {
  const view = page.defaultView;
  const highlights = view?.CSS?.highlights;
  if (!view || !highlights || words.length === 0) return () => {};
  const mark = () => {
    const roots = [...page.querySelectorAll(within)];
    const ranges = roots.flatMap(textsOf).flatMap((node) => rangesIn(node, words));
    highlights.set(NAME, new view.Highlight(...ranges));
  };
  const observer = new view.MutationObserver(mark);
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  mark();
  return () => {
    observer.disconnect();
    highlights.delete(NAME);
  };
}
