const TEAM_TEXT = `Someone asked for a quote. Reply to this email to write to them.

{{lead.person}}

{{lead.answers}}

The calculator showed:
{{lead.results}}

Page: {{site.origin}}{{lead.page}}
Language: {{lead.language}}
Received: {{lead.received}}

Open the lead: {{site.origin}}/admin/leads/{{lead.id}}
`;

const WELCOME_TEXT = `Hello {{subscriber.firstName}},

Thank you for signing up for the newsletter of {{site.name}}.

{{site.origin}}
`;

const SCORE_PROMPT = `A lead came in through the calculator of {{site.name}}. Summarise in one sentence who asks for what, and score from 1 to 5 how likely they are to buy. Give the reason for the score, from these facts only.

Website: {{lead.website}}

{{lead.answers}}

{{lead.results}}
`;

const SCORE_TEXT = `{{score.summary}}

Score: {{score.score}} of 5
{{score.reason}}

Open the lead: {{site.origin}}/admin/leads/{{lead.id}}
`;

const DIGEST_TEXT = `Since {{schedule.since}}:

Leads: {{schedule.leads}}
Newsletter sign-ups: {{schedule.subscribers}}

{{site.origin}}/admin/leads
`;

type Ready = {
  name: string;
  isEnabled: boolean;
  definition: { trigger: { type: string; [name: string]: string | number }; steps: object[] };
};

const mail = (subject: string, text: string, to = "team") => ({ type: "mail", to, subject, text });

const SCORE_FIELDS = [
  { name: "summary", type: "text", description: "One sentence" },
  { name: "score", type: "number", description: "How likely they are to buy", min: 1, max: 5 },
  { name: "reason", type: "text", description: "Why this score, in one sentence" },
];

/** The automation that emails the team about each lead. */
export const TELL_TEAM: Ready = {
  name: "Tell the team about a lead",
  isEnabled: true,
  definition: {
    trigger: { type: "lead" },
    steps: [mail("New lead: {{lead.firstName}} {{lead.lastName}}", TEAM_TEXT)],
  },
};

/** The automations that every site begins with; but for the first they are switched off. */
export const READY: readonly Ready[] = [
  TELL_TEAM,
  {
    name: "Welcome a subscriber",
    isEnabled: false,
    definition: {
      trigger: { type: "subscriber" },
      steps: [mail("Welcome to {{site.name}}", WELCOME_TEXT, "person")],
    },
  },
  {
    name: "Send every lead to a webhook",
    isEnabled: false,
    definition: { trigger: { type: "lead" }, steps: [{ type: "webhook", url: "", format: "plain" }] },
  },
  {
    name: "Summarise and score a lead",
    isEnabled: false,
    definition: {
      trigger: { type: "lead" },
      steps: [
        { type: "ai", key: "score", prompt: SCORE_PROMPT, fields: SCORE_FIELDS },
        mail("Lead of {{lead.firstName}} {{lead.lastName}}: {{score.score}} of 5", SCORE_TEXT),
      ],
    },
  },
  {
    name: "Weekly digest",
    isEnabled: false,
    definition: {
      trigger: { type: "schedule", every: "week", at: "08:00", weekday: 1 },
      steps: [mail("The week at {{site.name}}", DIGEST_TEXT)],
    },
  },
];
