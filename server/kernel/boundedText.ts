/** The text of an answer of another server, whose length is not believed: null once it has more bytes than `maxBytes`, counted as they come, unpacked. */
export async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop ends the connection.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
