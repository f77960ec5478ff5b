export default async function stopStores(): Promise<void> {
  await globalThis.stopTestStores?.();
}
