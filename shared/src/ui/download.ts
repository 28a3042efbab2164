/**
 * Starts the download of a file that this page created. `type` is the media type, with a charset
 * for text.
 */
export function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only some time after the click, so it must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
