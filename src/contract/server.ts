export { BodyRefused } from "./body-refused.server.ts";
export { downloadHeaders, jsonList } from "./download.server.ts";
export { idTaken } from "./id-taken.server.ts";
export { openApi } from "./openapi.server.ts";
export { serveWith, type ServedRoute } from "./serve.server.ts";
export { cookiePrefix } from "./session-cookie.server.ts";
export { streamAnswer, streamLines } from "./stream-answer.server.ts";
export { whileAllowed } from "./while-allowed.server.ts";
