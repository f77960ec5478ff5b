/** While something is pressed nothing on a form may move: an error that appears as a field is left would take the link away from under the pointer, and the press with it. */

/** A press whose end is not told, as behind a menu of the browser, has ended by then. */
const MAX_PRESS_MS = 1000;
const ENDS = ['pointerup', 'pointercancel'] as const;
let pressing: Promise<void> = Promise.resolve();

function onPointerDown(): void {
  pressing = new Promise(resolve => {
    const end = () => {
      for (const name of ENDS) document.removeEventListener(name, end, true);
      // Behind the click that the press makes.
      setTimeout(resolve);
    };
    for (const name of ENDS) document.addEventListener(name, end, true);
    setTimeout(end, MAX_PRESS_MS);
  });
}

/** For an effect; gives the function that ends it. */
export function watchPresses(): () => void {
  document.addEventListener('pointerdown', onPointerDown, true);
  return () => document.removeEventListener('pointerdown', onPointerDown, true);
}

/** Once nothing is pressed, and what the press does is done. */
export const pressEnd = (): Promise<void> => pressing;
