import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How the fake server answers one request; it may also never answer. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A member as GitHub describes one, with fields that nobody asked for. */
export function githubMember(login: string, fields: Record<string, unknown> = {}) {
  return {
    login,
    id: 1,
    avatar_url: `https://avatars.githubusercontent.com/u/${login.length}?v=4`,
    html_url: `https://github.com/${login}`,
    type: "User",
    ...fields,
  };
}

/** Answers with JSON. */
export function json(body: unknown, headers: Record<string, string> = {}, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Takes the request and never answers. */
export const hang: Answer = () => {};

/** A real HTTP server in GitHub's place; `answer` may be changed at any time. */
export async function startFakeGithub(first: Answer) {
  const requests: IncomingMessage[] = [];
  const state = { answer: first };
  const server = createServer((request, response) => {
    requests.push(request);
    state.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every request so far, oldest first. */
    requests,
    answerWith: (answer: Answer) => void (state.answer = answer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeGithub = Awaited<ReturnType<typeof startFakeGithub>>;
