import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailWarning, X } from "lucide-react";
import { useState } from "react";
import type { Delivery, MailFailing } from "#mail";
import { Button, IconButton, ScreenNotice, toast } from "#ui/kit";
import { messageOf, Moment, useSession } from "#client";
import { call } from "../call.ts";

const MAIL = "/api/mail";
const DISMISSED = "mail-notice-dismissed";

/** How the site's emails are delivered, for those who can do something about it. */
export function useMailState() {
  const { may } = useSession();
  return useQuery({
    queryKey: [MAIL],
    queryFn: ({ signal }) => call("GET /api/mail", { signal }),
    staleTime: 60_000,
    enabled: may("settings.edit"),
  });
}

/** Tells admins that the site's emails don't arrive, until they do; once dismissed, it returns with the next session. */
export function MailNotice() {
  const { data } = useMailState();
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
    <ScreenNotice
      label="Mail server"
      icon={MailWarning}
      action={data.failing && <TestButton />}
      tools={<IconButton label="Dismiss until the next session" icon={<X />} onClick={dismiss} />}
    >
      {data.failing ? (
        <Failure delivery={data.delivery} {...data.failing} />
      ) : (
        "No mail server is set up. Emails about accounts are kept in the outbox folder on the server, and none are sent about leads. Set SMTP_URL."
      )}
    </ScreenNotice>
  );
}

function Failure({ delivery, since, reason, waiting }: MailFailing & { delivery: Delivery }) {
  return (
    <>
      {delivery === "smtp" ? "The mail server hasn’t accepted emails" : "The outbox folder hasn’t kept emails"} since{" "}
      <Moment at={since} />
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
      toast.success(`A test email ${delivery === "smtp" ? "was sent to" : "is kept for"} ${to}.`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [MAIL] }),
  });
  return (
    <Button busy={test.isPending} onClick={() => test.mutate()}>
      Send a test email
    </Button>
  );
}
