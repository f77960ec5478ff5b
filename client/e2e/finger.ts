/** A finger on a phone: real touch events. */
import type { CDPSession } from '@playwright/test';

export type Place = { readonly x: number; readonly y: number };

/** A device with a screen of this width that is touched. */
export const phone = (width: number) => ({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true });

/** `session` is one with the page that is touched. */
export async function press(session: CDPSession, { x, y }: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  // A finger rests for a moment: what moves by then is missed when it is lifted.
  await session.send('Runtime.evaluate', { expression: 'new Promise(requestAnimationFrame)', awaitPromise: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
