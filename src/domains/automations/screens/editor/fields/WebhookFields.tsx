import { SelectField, TextField } from "#ui/kit";
import { AUTOMATION_LIMITS } from "../../../limits.ts";
import { WEBHOOK_FORMATS, type WebhookFormat } from "../../../steps.ts";
import { SecretText } from "./SecretText.tsx";
import type { StepFieldsProps } from "./step-fields-props.ts";

const FORMAT_NAMES: Readonly<Record<WebhookFormat, string>> = {
  plain: "JSON with all values",
  slack: "Slack message",
  discord: "Discord message",
  teams: "Microsoft Teams message",
  convertkit: "Kit subscriber",
  mailchimp: "Mailchimp member",
  hubspot: "HubSpot contact",
};

/** The secret that a stored webhook's answer carries. */
function secretOf(step: object): string | undefined {
  return "secret" in step && typeof step.secret === "string" ? step.secret : undefined;
}

/** A signed call of another system. */
export function WebhookFields({ step, path, faults, onChange }: StepFieldsProps<"webhook">) {
  const secret = secretOf(step);
  return (
    <>
      <TextField
        label="Address"
        name={`${path}.url`}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={AUTOMATION_LIMITS.url}
        value={step.url}
        error={faults[`${path}.url`]}
        onValueChange={(url) => onChange({ url }, "url")}
      />
      <SelectField
        label="Format"
        name={`${path}.format`}
        value={step.format}
        options={WEBHOOK_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
        onValueChange={(value) => onChange({ format: WEBHOOK_FORMATS.find((one) => one === value) })}
      />
      {secret !== undefined && (
        <SecretText
          label="Signing secret"
          hint="The receiver uses it to check that a request is yours."
          text={secret}
        />
      )}
    </>
  );
}
