import { benchLighthouse } from "../lighthouse.ts";
import { row, type Row } from "./row.ts";

/** The landing page in Lighthouse beside a bare page. */
export async function lighthouseRows(): Promise<Row[]> {
  const { site, bare } = await benchLighthouse();
  const scores = (s: typeof site) => `${s.performance} / ${s.accessibility} / ${s["best-practices"]} / ${s.seo}`;
  const timings = (s: typeof site) => `LCP ${s.lcp} ms, FCP ${s.fcp} ms, TBT ${s.tbt} ms, CLS ${s.cls}`;
  const isPerfect =
    site.performance >= 99 && site.accessibility === 100 && site["best-practices"] === 100 && site.seo === 100;
  return [
    row("Lighthouse mobile, landing page (median of 5)", scores(site), ">= 99 / 100 / 100 / 100", isPerfect),
    row(
      "its timings",
      timings(site),
      "LCP <= 1500 ms, TBT 0, CLS 0",
      site.lcp <= 1500 && site.tbt === 0 && site.cls === 0,
    ),
    row("Lighthouse mobile, bare page", `${scores(bare)}; ${timings(bare)}`, "the floor", true),
  ];
}
