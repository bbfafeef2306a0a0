/** Faces that don't load delay the page for this long at most. */
const FACES_TIMEOUT_MS = 3000;

/** Rules that another face has taken the place of. */
const replaced = new WeakSet<CSSRule>();

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    // Firefox refuses the rules of a sheet that is still loading.
    return [];
  }
}

/**
 * Shows a face that comes late, too: a visitor has it on the next page, but the canvas stays. Firefox ignores a change of
 * a rule's own face, so a face that is swapped takes its place. Call it again once further sheets have loaded.
 */
export function showLateFaces(page: Document): void {
  const view = page.defaultView;
  if (!view) return;
  for (const rule of Array.from(page.styleSheets).flatMap(rulesOf)) {
    if (!(rule instanceof view.CSSFontFaceRule) || replaced.has(rule)) continue;
    // A descriptor that a rule doesn't have is left to its default.
    const value = (name: string) => rule.style.getPropertyValue(name) || undefined;
    if (value("font-display") !== "optional") continue;
    replaced.add(rule);
    const face = new view.FontFace(String(value("font-family")), String(value("src")), {
      display: "swap",
      style: value("font-style"),
      weight: value("font-weight"),
      unicodeRange: value("unicode-range"),
    });
    page.fonts.add(face);
  }
}

/** Loads the faces of the page's texts and headings. Resolves too when one fails or takes too long. */
export async function loadFaces(page: Document): Promise<void> {
  const style = getComputedStyle(page.documentElement);
  const faces = ["--font-sans", "--font-display"].map(async (name) => {
    const [own = ""] = style.getPropertyValue(name).split(",", 1);
    await page.fonts.load(`1em ${own}`);
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, FACES_TIMEOUT_MS));
  await Promise.race([Promise.allSettled(faces), timeout]);
}
