import type { Wordings } from "./wordings.ts";

const PEOPLE = "élèves|enfants|parents|familles|étudiants|clients|écoles|apprenants";
const THING =
  "écoles?|professeurs?|profs|enseignants?|tuteurs?|mentors?|cours|programmes?|services?|plateformes?|académies?|équipes?|méthodes?|centres?";

export const french: Wordings = {
  rank: [
    "leaders?|numéro (?:1|un)|n° ?1|incontournables?|inégalée?s?",
    `(?:le|la|les|nos|notre) (?:meilleure?s?|plus grande?s?) (?:${THING})|(?:${THING}) les? (?:mieux|plus) \\p{L}{3,15}`,
    "(?:recommandé|approuvé|plébiscité|soutenu|financé|reconnu)e?s? par(?! (?:vous|toi)(?!\\p{L}))|(?:nous )?font confiance|en (?:partenariat|collaboration) avec(?! (?:vous|toi|votre|vos)(?!\\p{L}))",
    "moins cher que|mieux que (?:les autres|tous)|les? seule?s? (?:école|centre|programme|service|plateforme)",
  ],
  number: [
    `(?:deux|trois|quatre|cinq|dix|\\d{1,3}) fois (?:plus|moins)|(?:la|plus de la|près de la) moitié(?: (?:des|de nos|de ses) (?:${PEOPLE}))?|(?:un|deux|trois) (?:tiers|quarts?)(?! d['’]heure)(?: (?:des|de nos) (?:${PEOPLE}))?`,
    `(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|\\d{1,2}) (?:${PEOPLE}|personnes) sur (?:deux|trois|quatre|cinq|dix|\\d{1,3})`,
    "\\d{1,2} ?h ?(?:/|sur) ?24|\\d ?j(?:ours)? ?(?:/|sur) ?7|jour et nuit|de nombreuses années|des années d['’]expérience|(?:double|triple)z (?:vos|ses|leurs)|le jour même|dernières places",
  ],
  standard: [
    "(?:certifié|diplômé|agréé|accrédité|primé|récompensé|labellisé|homologué|breveté|assermenté)e?s?|certificats?|certifications?|agréments?|(?:scientifiquement|cliniquement) (?:prouvée?s?|testée?s?)|reconnu d['’]utilité publique|les études (?:montrent|prouvent)|éducation nationale",
  ],
  pledges: {
    refund: ["(?:satisfait ou )?remboursée?s?|remboursements? (?:intégral|complet|total)|nous (?:vous )?remboursons"],
    guarantee: ["garanti(?:e|s|es|t|r|ssons)?"],
    risk: ["sans (?:aucun )?risque|zéro risque"],
    free: ["gratuit(?:e|s|es|ement)?|offerte?s?(?! (?:par|à|aux?)(?!\\p{L}))|ne (?:coûte|payez) rien"],
    fees: ["sans frais(?: (?:cachés|supplémentaires))?|aucuns? frais|frais offerts"],
    discount: ["(?:remises?|réductions?) de(?= \\d)|rabais"],
    price: ["meilleurs? prix|prix (?:le plus bas|garanti|fixe)"],
    commitment: [
      "sans (?:engagement|obligation)|(?:annulez|résiliez|annulable|résiliable) à tout moment|sans carte (?:bancaire|de crédit)",
    ],
    privacy: ["ne (?:vendons|partageons|transmettons) (?:jamais|pas)"],
    word: ["nous (?:promettons|nous engageons)"],
  },
};
