/** The page that orders a plan, in English. */
const order = {
  /** {plan} is the name of a plan. */
  title: "Order {plan}",
  lead: "Send us this form, and we’ll answer by email. Nothing is charged now.",
  before: "Before:",
  now: "Now:",
  noCoupon: "This coupon can’t be used for this price. The price shown is without it.",
  changed: "The price has changed since you opened this page. Please check it, and order again.",
  name: "Name",
  organisation: "Organisation",
  message: "Message",
  send: "Send the order",
  thanksTitle: "Thank you for your order",
  thanks: "We have your order, and we’ll answer by email.",
  home: "Go to the home page",
  goneTitle: "This plan isn’t offered",
  gone: "It may have changed since you opened the page. Please choose a plan again.",
  plans: "See the plans",
};

/** The pages behind the links in emails to subscribers, and the email that asks them, in English. */
const subscription = {
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
  /** {confirm} is an address; `mailLeave` follows. */
  mailText: `Someone entered your address for the newsletter of {site}. If it was you, please confirm it:

{confirm}

If it wasn’t you, ignore this email: you won’t get the newsletter.`,
  /** The last line of every email to a subscriber; {unsubscribe} is an address. */
  mailLeave: "To stop getting emails like this: {unsubscribe}",
};

/** Pages that are shown in place of what was asked for, in English. */
const errors = {
  forbidden: {
    title: "This was sent from another site",
    message: "For your safety it was not accepted, and nothing was stored. Please use the form on our own page.",
    action: "Go to the home page",
  },
  notFound: {
    title: "This page does not exist",
    message: "The address may have changed, or the page was taken down.",
    action: "Go to the home page",
  },
  formGone: {
    title: "This form is no longer available",
    message: "What you entered was not sent. Go back to copy it.",
    action: "Go to the home page",
  },
  serverError: {
    title: "Something went wrong on our side",
    message:
      "The page could not be shown. Please try again in a moment. If you sent a form, go back and send it again.",
    action: "Go to the home page",
  },
};

/** Why a form or a part of it isn't accepted, in English. */
const form = {
  emptyFile: "This file is empty. Please choose another one.",
  gone: "This form is no longer available. What you entered was not sent.",
};

/** The texts of pages and emails that no script of a page writes: browsers never load them. */
export const texts = { errors, form, order, subscription };
export type ServedTexts = typeof texts;
