/** What a finger presses next on a page, and what the press has changed: runs inside the page. */
import type { Place } from './pressable';

/** A control that a finger is to press next, in the middle of the window. */
export type Target = Place & {
  /** What it is, apart from its place: `button Save #`. */
  readonly key: string;
  /** Whether it belongs to the frame, which is the same around many pages. */
  readonly isOfFrame: boolean;
  readonly isInDialog: boolean;
};

export type Outcome = {
  /** What changed first; null when nothing did. */
  readonly effect: string | null;
  /** Whether the page heard of the press at all. */
  readonly hasArrived: boolean;
  /** What lay under the finger when it was put down. */
  readonly landedOn: string;
  /** Whether the focus fell to the body because what had it is gone. */
  readonly isFocusLost: boolean;
};

export type Choice = {
  /** Keys of what was pressed already. */
  readonly done: readonly string[];
  /** Parts of names of what is not to be pressed. */
  readonly never: readonly string[];
  /** So many alike are enough: rows of a list, cells of a table. */
  readonly alike: number;
  /** For what the press before has started. */
  readonly waitMs: number;
};

declare global {
  interface Window {
    touchWalk: {
      readonly next: (choice: Choice) => Promise<Target | null>;
      /** Of the press, as soon as it has an effect; of one that may have none shortly after it has arrived. */
      readonly outcome: (waitMs: number, mayHaveNone: boolean) => Promise<Outcome>;
    };
  }
}

/** Runs in the page after `installPressable`: it may use nothing from outside itself. */
export function installTouchWalk(): void {
  const { controls, fields, nameOf, keyOf, familyOf, canBePressed, describe, surfaceOf, pointOf } = window.pressable;
  /** Attributes that tell of a state. */
  const STATES = [
    'expanded',
    'pressed',
    'checked',
    'selected',
    'current',
    'invalid',
    'busy',
    'disabled',
    'valuenow',
    'sort',
  ]
    .map(name => `aria-${name}`)
    .concat('open');
  /** Frames in which a control has not moved, before a finger is put on it. */
  const STILL_FRAMES = 3;
  /** Milliseconds without a change of the page, after which what a press has started is over. */
  const QUIET_MS = 150;
  /** So long after a press that may change nothing an effect is still its own. */
  const EFFECT_MS = 500;
  const SPOKEN = '[role=status], [role=alert], [aria-live]';
  const TELLING = [
    ...STATES.map(name => `[${name}]`),
    SPOKEN,
    fields,
    'dialog, [role=dialog], [role=listbox], [role=menu], [popover]',
  ].join();

  let pressed: Element | null = null;
  let stateBefore = '';
  /** How far the page was scrolled. */
  let stoodAt = 0;
  let hadFocus: Element | null = null;
  /** What left the page: a link to elsewhere, a print. */
  let left: string | null = null;
  let requests = 0;
  let arrived = false;
  let landedOn = 'nothing';
  /** The press before has changed nothing on the page. */
  let isUnchanged = false;

  /** Cards above take their real height only when they come into sight, and what was open may still be closing: the point is taken once nothing moves any more. */
  async function placeOf(element: Element, waitMs: number): Promise<Place | null> {
    const until = performance.now() + waitMs;
    let before: Place | null = null;
    let still = 0;
    for (;;) {
      surfaceOf(element).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await nextFrame();
      // A dialog that the press before has asked for may come only now.
      if (!element.isConnected || !canBePressed(element)) return null;
      const place = pointOf(element);
      // A finger anywhere else closes a menu; this one is put down on what lay under it.
      if (place.coveredBy) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      still = before?.x === place.x && before.y === place.y ? still + 1 : 0;
      if ((still >= STILL_FRAMES && place.coveredBy === null) || performance.now() > until) return place;
      before = place;
    }
  }

  /** All that a press may change, in one text. */
  function state(): string {
    const parts: string[] = [location.href, `requests ${requests}`];
    for (const element of document.querySelectorAll(TELLING)) {
      for (const name of STATES) if (element.hasAttribute(name)) parts.push(`${name} ${element.getAttribute(name)}`);
      if (element.matches(SPOKEN)) parts.push(`said ${element.textContent}`);
      if (element.matches(':popover-open')) parts.push('popover');
      if (element instanceof HTMLInputElement) parts.push(`${element.type} ${element.value} ${element.checked}`);
      else if (element.matches(fields)) parts.push(`value ${Reflect.get(element, 'value')}`);
      else parts.push(element.tagName);
    }
    parts.push(`text ${document.querySelector('main')?.textContent.length}`);
    return parts.join('\n');
  }

  function changed(): string | null {
    if (left) return left;
    const focus = document.activeElement;
    // A finger gives the focus to whatever it lies on, also when the press is lost: it counts for fields, and elsewhere.
    if (focus !== hadFocus && focus !== document.body && (focus !== pressed || focus?.matches(fields))) return 'focus';
    if (pressed instanceof HTMLAnchorElement && pressed.href === location.href && scrollY !== stoodAt)
      return 'scrolled';
    const now = state();
    if (now === stateBefore) return null;
    const lines = new Set(stateBefore.split('\n'));
    return now.split('\n').find(line => !lines.has(line)) ?? 'less than before';
  }

  // Links to other pages are pressed and not followed: the press reached them, and the router's tests tell the rest.
  addEventListener(
    'click',
    event => {
      const target = event.target instanceof Element ? event.target : null;
      // The parent of both hears of a press that began on one control and ended on another: that one is lost.
      const label = target?.closest('label');
      if (pressed?.contains(target) || (label && label.control === pressed)) arrived = true;
      const link = target?.closest<HTMLAnchorElement>('a[href]');
      if (!link || link !== pressed) return;
      const to = new URL(link.href);
      const isHere =
        to.origin === location.origin && to.pathname === location.pathname && !link.hasAttribute('download');
      if (isHere && link.target !== '_blank') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      left = `led to ${to.pathname}`;
    },
    { capture: true },
  );
  addEventListener(
    'touchstart',
    ({ target }) => {
      landedOn = describe(target instanceof Element ? target : null);
    },
    { capture: true, passive: true },
  );
  window.print = () => {
    left = 'printed';
  };
  let waiting = 0;
  const ask = window.fetch;
  window.fetch = async (...request) => {
    requests += 1;
    waiting += 1;
    try {
      return await ask(...request);
    } finally {
      waiting -= 1;
    }
  };
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  let changedAt = 0;
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true });
  const isMoving = () => waiting > 0 || performance.now() - changedAt < QUIET_MS;
  /** What the press before has started is over: nothing is asked for, and nothing was drawn in the last frames. */
  async function settled(waitMs: number): Promise<void> {
    const until = performance.now() + waitMs;
    await nextFrame();
    while (isMoving() && performance.now() < until) await nextFrame();
  }

  /** The next that can be pressed; what closes a dialog comes last. */
  function chosen({ done, never, alike }: Omit<Choice, 'waitMs'>): Element | null {
    const known = new Set(done);
    const count = new Map<string, number>();
    const isLast = (element: Element) => /^(Close|Đóng|Done|Xong|Cancel|Huỷ|Hủy)/.test(nameOf(element));
    const all = [...document.querySelectorAll(controls)];
    for (const element of [...all.filter(one => !isLast(one)), ...all.filter(isLast)]) {
      const key = keyOf(element);
      const family = familyOf(element);
      if (known.has(key)) count.set(family, (count.get(family) ?? 0) + 1);
      const isEnough = (count.get(family) ?? 0) >= alike;
      if (!known.has(key) && !isEnough && !never.some(part => key.includes(part)) && canBePressed(element))
        return element;
    }
    return null;
  }

  window.touchWalk = {
    next: async ({ done, never, alike, waitMs }) => {
      if (!isUnchanged) await settled(waitMs);
      for (;;) {
        const element = chosen({ done, never, alike });
        if (!element) return null;
        const place = await placeOf(element, waitMs);
        if (!place) continue;
        pressed = element;
        if (element instanceof HTMLElement && document.activeElement === element) element.blur();
        hadFocus = document.activeElement;
        left = null;
        arrived = false;
        landedOn = 'nothing';
        stateBefore = state();
        stoodAt = scrollY;
        const isInDialog = element.closest('dialog, [role=dialog], [popover]') !== null;
        return { key: keyOf(element), isInDialog, isOfFrame: !isInDialog && !element.closest('main'), ...place };
      }
    },
    outcome: async (waitMs, mayHaveNone) => {
      const until = performance.now() + waitMs;
      let effect: string | null = null;
      let effectUntil = until;
      while (!effect && performance.now() < effectUntil) {
        await nextFrame();
        effect = changed();
        if (mayHaveNone && arrived) effectUntil = Math.min(effectUntil, performance.now() + EFFECT_MS);
      }
      const isLost = () =>
        document.activeElement === document.body && hadFocus !== document.body && pressed?.isConnected === false;
      if (left === null) await nextFrame();
      while (isLost() && performance.now() < until) await nextFrame();
      isUnchanged = left !== null;
      return { effect, hasArrived: arrived, landedOn, isFocusLost: isLost() };
    },
  };
}
