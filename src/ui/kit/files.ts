/** Whether files are being dragged or pasted. */
export function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes("Files") ?? false;
}

/** Refuses files that nothing on the page accepts: the browser would leave the page and open them. */
export function refuseFiles(event: DragEvent): void {
  const isFileField = event.target instanceof HTMLInputElement && event.target.type === "file";
  if (event.defaultPrevented || isFileField || !carriesFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
