import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A mail as a mail server takes it. */
export type TakenMail = { to: string[]; raw: string };

/** Starts a mail server on a free port of this machine. `onMail` may throw: the mail is refused then. */
export async function startMailServer(onMail: (mail: TakenMail) => void | Promise<void> = () => {}, port = 0) {
  const taken: TakenMail[] = [];
  const take = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw = Buffer.concat(await stream.toArray()).toString();
    const mail = { to: envelope.rcptTo.map(({ address }) => address), raw };
    await onMail(mail);
    taken.push(mail);
  };
  const onData: SMTPServerOptions["onData"] = (stream, session, callback) =>
    void take(stream, session).then(() => callback(), callback);
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], logger: false, onData });
  // A client that is killed breaks its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  const used = typeof address === "object" && address ? address.port : 0;
  return {
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** @returns a header of a mail; lines that were folded are one again. */
export function headerOf({ raw }: TakenMail, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  return head
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);
}
