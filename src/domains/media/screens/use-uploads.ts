import { useQueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { MAX_UPLOAD_BYTES } from "../media.ts";
import { type MediaItem } from "../contract.ts";
import { addressOf, hasCode, isRefusal, messageOf } from "#client";
import { sendFile } from "./send-file.ts";
import { TOO_LARGE } from "./too-large.ts";

/** A file being uploaded; it leaves the list once it is in the library. */
export type Upload = {
  id: number;
  name: string;
  status: "waiting" | "sending" | "failed";
  /** The fraction that is sent, 0 to 1. */
  progress: number;
  error?: string;
  /** Sends the file again; unless it was refused for what it is. */
  again?: () => void;
};

/** Whether a file may arrive at another time, as after a restart of the server, or once one has signed in again. */
const isPassing = (error: unknown) =>
  hasCode(error, "UNAUTHENTICATED") || hasCode(error, "TOO_MANY") || !(error instanceof RangeError || isRefusal(error));

/**
 * Sends a picture to the library.
 * @param onProgress gets the fraction that is sent, 0 to 1.
 * @throws RangeError when it is too large; ApiError
 */
export async function sendPicture(file: File, onProgress: (progress: number) => void): Promise<MediaItem> {
  if (file.size > MAX_UPLOAD_BYTES) throw new RangeError(TOO_LARGE);
  // The answer of POST /api/media, by its contract.
  return sendFile(addressOf("/api/media", {}, { name: file.name }), file, onProgress) as Promise<MediaItem>;
}

/**
 * Uploads files, two at a time.
 * @param onDone gets the pictures of a batch once all of its files are sent or refused, while the caller is still
 * shown.
 * @returns `uploads`: the files in progress or refused; `add` starts a batch; `dismiss` removes a refused file.
 */
export function useUploads(onDone: (items: MediaItem[], batchSize: number) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [limit] = useState(() => pLimit(2));
  const last = useRef(0);
  const isShown = useRef(true);
  const client = useQueryClient();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (id: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  const dismiss = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function run(file: File, id: number): Promise<MediaItem | undefined> {
    change(id, { status: "sending" });
    try {
      const item = await sendPicture(file, (progress) => change(id, { progress }));
      dismiss(id);
      return item;
    } catch (error) {
      const again = () => {
        dismiss(id);
        void add([file]);
      };
      const why = error instanceof RangeError ? error.message : messageOf(error);
      change(id, { status: "failed", error: why, ...(isPassing(error) && { again }) });
      return undefined;
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const batch = files.map((file) => ({ file, id: (last.current += 1) }));
    const fresh = batch.map(({ file, id }): Upload => ({ id, name: file.name, status: "waiting", progress: 0 }));
    setUploads((all) => [...fresh, ...all]);
    const sent = await Promise.all(batch.map(({ file, id }) => limit(() => run(file, id))));
    const items = sent.filter((item) => item !== undefined);
    if (items.length === 0) return;
    await client.invalidateQueries({ queryKey: ["/api/media"] });
    if (isShown.current) onDone(items, files.length);
  }

  return { uploads, add: (files: readonly File[]) => void add(files), dismiss };
}
