import {
  CalendarClock,
  CircleStop,
  Clock,
  FileText,
  Globe,
  Hand,
  Inbox,
  Mail,
  MailPlus,
  Rows3,
  Sparkles,
  Split,
  SquarePen,
  Tag,
  Webhook,
  type LucideIcon,
} from "lucide-react";
import type { StepType } from "../steps.ts";
import type { TriggerType } from "../trigger-types.ts";

type Words = { title: string; hint: string; icon: LucideIcon };

/** The label of each type of step. */
export const STEP_WORDS: Readonly<Record<StepType, Words>> = {
  mail: { title: "Send an email", hint: "To the team or to the person", icon: Mail },
  webhook: { title: "Call a webhook", hint: "Sends the data to another system", icon: Webhook },
  condition: { title: "Condition", hint: "Goes one way or the other", icon: Split },
  wait: { title: "Wait", hint: "For a time, or until a date", icon: Clock },
  ai: { title: "Ask the AI model", hint: "Writes a text, or fills in fields", icon: Sparkles },
  update: { title: "Change the entry", hint: "Status, tags, assignee, note", icon: Tag },
  row: { title: "Add or change a row", hint: "In your data", icon: Rows3 },
  stop: { title: "Stop", hint: "Ends the automation here", icon: CircleStop },
};

/** The label of each type of trigger; `name` is what it brings. */
export const TRIGGER_WORDS: Readonly<Record<TriggerType, Words & { name: string }>> = {
  lead: { title: "A lead arrives", hint: "From the ROI calculator", icon: Inbox, name: "Lead" },
  submission: { title: "A form is sent", hint: "Any block Form", icon: SquarePen, name: "Submission" },
  subscriber: { title: "Someone signs up", hint: "For the newsletter", icon: MailPlus, name: "Sign-up" },
  row: { title: "A row is added or changed", hint: "In your data", icon: Rows3, name: "Row" },
  page: { title: "A page is published", hint: "Or a post", icon: FileText, name: "Page" },
  schedule: { title: "At set times", hint: "Hourly, daily, weekly or monthly", icon: CalendarClock, name: "Schedule" },
  webhook: { title: "Another system calls", hint: "At a secret address", icon: Globe, name: "Webhook" },
  manual: { title: "Started by hand", hint: "With “Run now” in its menu in the list", icon: Hand, name: "Manual" },
};
