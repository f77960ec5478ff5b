/** Puts a text on the clipboard; answers whether it is there. Pages without TLS have no clipboard of their own: there the browser's old command does it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', give);
  try {
    document.execCommand('copy');
  } catch {
    // The page says so.
  }
  document.removeEventListener('copy', give);
  return isCopied;
}
