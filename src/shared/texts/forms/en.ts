/** What forms say in English: labels, thanks, and why something was refused. */
export const form = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  website: "Website",
  linkedinUrl: "LinkedIn URL",
  optional: "optional",
  /** The part in brackets is a link to the policy. */
  consent: "I agree to be contacted and to the [privacy policy]",
  sendHint: "Tick the box to send.",
  privacyPolicy: "Privacy policy",
  send: "Send",
  sending: "Sending",
  leaveEmpty: "Leave this field empty",
  thanksTitle: "Thank you",
  leadThanks: "We have your request and will come back to you.",
  newsletterThanks: "Your address is on the list. You’ll get the next issue.",
  newsletterAsked:
    "We’ve sent you an email. Follow its link to confirm your address. None arrives if your address is on the list already.",
  required: "Please fill in this field.",
  invalidEmail: "Please enter an email address such as name@example.org.",
  invalidUrl: "Please enter an address that begins with https://.",
  consentRequired: "Please tick this box so that we may answer you.",
  tooLong: "Please shorten this to {max} characters.",
  range: "Please choose a number from {min} to {max} in steps of {step}.",
  checkFields: "Please check the marked fields.",
  expired: "This form was open for too long. Please send it again.",
  foreignOrigin: "This form was sent from another site and was not accepted.",
  tooLarge: "That is more text than this form accepts.",
  tooMany: "Too many messages from your connection. Please try again in a few minutes.",
  busy: "Too many messages are arriving at the moment. Yours was not stored: please send it again in a few seconds.",
  failed: "Your message could not be sent. Please try again.",
};

/** The page that orders a plan, in English. */
export const order = {
  /** {plan} is the name of a plan. */
  title: "Order {plan}",
  lead: "Send us this form and we answer by email. Nothing is charged now.",
  every: {
    once: "{price} once",
    week: "{price} a week",
    month: "{price} a month",
    quarter: "{price} a quarter",
    year: "{price} a year",
  },
  free: "Free",
  onRequest: "Price on request",
  before: "Before:",
  now: "Now:",
  noCoupon: "This coupon can’t be used for this price. The price is without it.",
  name: "Name",
  organisation: "Organisation",
  message: "Message",
  send: "Send the order",
  thanksTitle: "Thank you for your order",
  thanks: "We have your order and answer by email.",
  home: "To the home page",
  goneTitle: "This plan isn’t offered",
  gone: "It may have changed since you opened the page. Please choose a plan again.",
  plans: "See the plans",
};

/** The pages behind the links in emails to subscribers, and the email that asks them, in English. */
export const subscription = {
  confirmTitle: "Confirm your subscription",
  confirmLead: "Press the button, and we’ll send you the newsletter.",
  confirm: "Confirm",
  confirmedTitle: "You’re on the list",
  confirmed: "Thank you. You’ll get the next issue.",
  leaveTitle: "Unsubscribe",
  leaveLead: "Press the button, and we’ll send you nothing more.",
  leave: "Unsubscribe",
  leftTitle: "You’re unsubscribed",
  left: "We’ll send nothing more to your address.",
  goneTitle: "This link isn’t valid",
  gone: "It is incomplete, or you have unsubscribed since. You can sign up at any time.",
  signUp: "Sign up",
  home: "To the home page",
  mailSubject: "Please confirm: newsletter of {site}",
  /** {confirm} and {unsubscribe} are addresses. */
  mailText: `Someone entered your address for the newsletter of {site}. If it was you, please confirm it:

{confirm}

If it wasn’t you, ignore this email: you won’t get the newsletter.

To get no more such emails: {unsubscribe}
`,
};
