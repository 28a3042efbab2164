/** Hands the visitor a file that was made here; `type` is its media type, with the charset where it is text. */
export function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
