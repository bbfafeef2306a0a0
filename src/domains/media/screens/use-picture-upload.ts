import { useEffect, useRef, useState } from "react";
import { messageOf } from "#client";
import { isObject } from "#shared";
import { MAX_UPLOAD_BYTES } from "../media.ts";
import { sendFile } from "./send-file.ts";
import { TOO_LARGE } from "./too-large.ts";

type Events = { onChange: (url: string) => void; onBusy: (isBusy: boolean) => void };

/**
 * Uploads a picture for a field that holds its address.
 * @param path the address in the API that takes the file.
 * @returns `send`; `share`: the fraction that is sent, 0 to 1, while one is; `error` until `forget`, which also ignores an
 * upload that is under way.
 */
export function usePictureUpload(path: string, { onChange, onBusy }: Events) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  // Of the upload whose picture is wanted: nobody waits for one that was replaced, or of a form that is gone.
  const wanted = useRef(0);
  useEffect(() => () => void (wanted.current += 1), []);

  function forget(): void {
    wanted.current += 1;
    setShare(undefined);
    setError(undefined);
    onBusy(false);
  }

  async function send(file: File): Promise<void> {
    forget();
    if (file.size > MAX_UPLOAD_BYTES) {
      setError(TOO_LARGE);
      return;
    }
    const number = wanted.current;
    const isWanted = () => wanted.current === number;
    const address = `${path}?${new URLSearchParams({ name: file.name })}`;
    onBusy(true);
    setShare(0);
    try {
      const answer = await sendFile(address, file, (sent) => isWanted() && setShare(sent));
      if (isWanted() && isObject(answer)) onChange(String(answer.url));
    } catch (failure) {
      if (isWanted()) setError(messageOf(failure));
    }
    if (!isWanted()) return;
    setShare(undefined);
    onBusy(false);
  }
  return { share, error, send, forget };
}
