import { offlineError, readAnswer, userHeader } from "#client";

/**
 * Sends a file as the whole body of a POST. XMLHttpRequest, because `fetch` doesn't report progress.
 * @param onProgress gets the fraction that is sent, 0 to 1.
 * @throws ApiError
 */
export function sendFile(path: string, file: Blob, onProgress: (progress: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    for (const [name, value] of Object.entries(userHeader())) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(offlineError()));
    // An answer that can't be one of ours, such as a proxy's 204, is an error, too.
    const answer = async () => readAnswer(new Response(request.responseText || null, { status: request.status }));
    request.addEventListener("load", () => void answer().then(resolve, reject));
    request.send(file);
  });
}
