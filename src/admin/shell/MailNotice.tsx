import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import type { MailFailing } from "#mail";
import { Button, IconButton, toast } from "#ui/kit";
import { messageOf, Moment, useSession } from "#client";
import { call } from "../call.ts";

const MAIL = "/api/mail";
const DISMISSED = "mail-notice-dismissed";

/** Tells admins that the site's emails don't arrive, until they do; once dismissed, it returns with the next session. */
export function MailNotice() {
  const { may } = useSession();
  return may("settings.edit") ? <Watch /> : null;
}

function Watch() {
  const { data } = useQuery({
    queryKey: [MAIL],
    queryFn: ({ signal }) => call("GET /api/mail", { signal }),
    staleTime: 60_000,
  });
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED));
  if (!data || (data.delivery === "smtp" && !data.failing)) return null;
  // Another failure is shown again.
  const what = data.failing?.since ?? data.delivery;
  if (dismissed === what) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, what);
    setDismissed(what);
    document.querySelector<HTMLElement>("main")?.focus();
  };
  return (
    <section
      aria-label="Mail server"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-tint px-4 py-2 sm:px-8"
    >
      <p className="flex min-w-0 flex-1 basis-80 gap-2.5">
        <MailWarning aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
        <span className="min-w-0">
          {data.failing ? (
            <Failure {...data.failing} />
          ) : (
            "No mail server is set up. Emails about accounts are kept in the outbox folder on the server, and nobody is emailed about new leads. Set SMTP_URL to send them."
          )}
        </span>
      </p>
      <span className="flex items-center gap-1">
        <TestButton />
        <IconButton label="Dismiss until the next session" icon={<X />} onClick={dismiss} />
      </span>
    </section>
  );
}

function Failure({ since, reason, waiting }: MailFailing) {
  return (
    <>
      The mail server hasn’t accepted emails since <Moment at={since} />
      {reason && `: ${reason}`}.
      {waiting > 0 &&
        ` ${waiting === 1 ? "1 email about a lead is waiting" : `${waiting} emails about leads are waiting`} and will be sent once it does.`}
    </>
  );
}

function TestButton() {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => call("POST /api/mail/test"),
    onSuccess: ({ to, delivery }) =>
      delivery === "smtp"
        ? toast.success(`A test email was sent to ${to}.`)
        : toast.info(`No mail server is set up: the test email to ${to} is in the outbox folder on the server.`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [MAIL] }),
  });
  return (
    <Button busy={test.isPending} onClick={() => test.mutate()}>
      Send a test email
    </Button>
  );
}
