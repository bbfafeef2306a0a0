import { useQuery } from "@tanstack/react-query";
import { Inbox, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { Alert, ButtonLink, PageHeader } from "#ui/kit";
import { LoadingOrError } from "#client";
import { mailAddress } from "./addresses.ts";

type Person = { firstName: string; lastName: string; email: string; isSuspicious: boolean };

type SubmissionDetailProps<Submission> = {
  /** The list that it belongs to. */
  back: { to: string; label: string };
  /** The address of the list; the first part of the query's key. */
  name: string;
  read: (id: string, signal: AbortSignal) => Promise<Submission>;
  children: (submission: Submission) => ReactNode;
};

/** The submission that the address names: who sent it, and everything about it. */
export function SubmissionDetail<Submission extends Person>({
  back,
  name,
  read,
  children,
}: SubmissionDetailProps<Submission>) {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [name, id],
    queryFn: ({ signal }) => read(id, signal),
  });
  if (!data)
    return (
      <>
        <PageHeader title={back.label} back={back} />
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />
      </>
    );
  const { firstName, lastName, email, isSuspicious } = data;
  return (
    <>
      <PageHeader
        title={`${firstName} ${lastName}`}
        back={back}
        actions={
          <>
            <ButtonLink to={`/admin/inbox/${id}`} icon={<Inbox aria-hidden />}>
              Open in the inbox
            </ButtonLink>
            <ButtonLink variant="primary" to={mailAddress(email)} icon={<Mail aria-hidden />}>
              Write an email
            </ButtonLink>
          </>
        }
      />
      {isSuspicious && (
        <div className="mb-4">
          <Alert kind="info">A field that people don’t see was filled in, so a program sent this.</Alert>
        </div>
      )}
      {children(data)}
    </>
  );
}
