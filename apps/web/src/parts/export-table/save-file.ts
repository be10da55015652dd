/** As if the person had followed a link to it: the browser puts it where downloads go. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
