/** The admin of the site that all browser tests read. */
export const ADMIN = { email: "admin@example.org", password: "correct horse battery" };

/** Signs the admin in. @returns the cookies that their browser then has. @throws Error when it is refused. */
export async function requestSession(siteUrl: string, account = ADMIN): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${siteUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: siteUrl },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The admin can't sign in: ${await answer.text()}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [pair = ""] = cookie.split(";");
    const split = pair.indexOf("=");
    return { name: pair.slice(0, split), value: pair.slice(split + 1) };
  });
}
