/**
 * A finger presses every control of every page once, on the narrowest and on a usual phone, signed out and signed in, and each press has an effect: the address, a
 * state, a dialog, a value, a request, the focus or what is announced changes. Links to other pages are pressed and not followed. Of rows that are alike a few are
 * pressed. The focus never falls to the body when a control goes with what it has done.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { toPath } from '../../schema/site/locales';
import type { RouteId } from '../../schema/site/routes';
import { applicationOf } from './applicationOf';
import { forget } from './lastingPage';
import { installTouchWalk, type Target } from './touch';
import { installPressable } from './pressable';
import { phone, press } from './finger';
import { accessOf, cookiesOf, registerMember } from './member';
import { expect, open, shownRoutes, test } from './site';

/** What must not be pressed. */
const NEVER = [
  // It would end the session that the walk needs, and the account; journeys of their own press it (session.e2e, profile.e2e).
  'Log out',
  'Đăng xuất',
  'Delete my account',
  'Xoá tài khoản',
  'Xóa tài khoản',
  // A slider is drawn along; filterSheet.e2e does so with a finger.
  'input range',
  // Shown to keyboards alone.
  '#content',
];
/** A search for what is shown already changes nothing. */
const MAY_CHANGE_NOTHING = /^button submit (Search|Tìm kiếm)/;
/** Of rows of a list and of cells of a table. */
const ALIKE = 2;
/** A press whose effect needs an answer of the site gets it by then, also on a busy machine. */
const WAIT_MS = 5000;

const VISITOR = { reducedMotion: 'reduce', locale: 'vi-VN' } as const;
const PHONES = [
  { width: 320, locale: 'vi' },
  { width: 390, locale: 'en' },
] as const;

type Walk = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly path: string;
  readonly frame: Frame;
};

/** The header, the tabs and the footer of one phone and layout, signed in or out: they are pressed on one page, by whichever worker comes first. */
type Frame = {
  readonly name: string;
  /** Keys of what was pressed on another page. */
  readonly done: Set<string>;
  /** Keys of what this worker presses. */
  readonly own: Set<string>;
};

const frames = new Map<string, Frame>();

/** Whether this worker is the one that presses it. */
function isOurs({ name, own }: Frame, key: string): boolean {
  if (own.has(key)) return true;
  const taken = join(
    process.env.E2E_DATA_DIR ?? '',
    'touched',
    createHash('sha256').update(`${name} ${key}`).digest('hex'),
  );
  // Nothing says that it was there already.
  if (mkdirSync(taken, { recursive: true }) === undefined) return false;
  own.add(key);
  return true;
}

const reload = ({ page, path }: Walk): Promise<void> => open(page, path);

/** A machine that is busy makes a long press of one, or the control moves once more: what is lost so often, each time on a fresh page, is lost. */
const TRIES = 3;
const LOST = 'the press was lost';

/** Presses the control and says what is wrong with it; null when nothing is. */
async function judge(walk: Walk, target: Target): Promise<string | null> {
  if (target.coveredBy) return `covered by ${target.coveredBy}`;
  await press(walk.session, target);
  const mayHaveNone = MAY_CHANGE_NOTHING.test(target.key);
  try {
    const { effect, hasArrived, landedOn, isFocusLost } = await walk.page.evaluate(
      ([ms, none]) => window.touchWalk.outcome(ms, none),
      [WAIT_MS, mayHaveNone] as const,
    );
    if (!hasArrived) return `${LOST}, it landed on ${landedOn}`;
    if (!effect && !mayHaveNone) return 'nothing changed';
    return isFocusLost ? 'the focus fell to the body' : null;
  } catch {
    // The press has led to another document.
    await walk.page.waitForLoadState();
    return null;
  }
}

/** What went wrong, by control; what it presses is added to `done`. */
async function walkOver(walk: Walk, done: string[]): Promise<readonly string[]> {
  const { page, path, frame } = walk;
  const wrong: string[] = [];
  const lost = new Map<string, number>();
  let hasBegunAgain = false;
  for (;;) {
    const choice = { done: [...done, ...frame.done], never: NEVER, alike: ALIKE, waitMs: WAIT_MS };
    const target = await page.evaluate(wanted => window.touchWalk.next(wanted), choice).catch(() => 'GONE' as const);
    if (target === 'GONE') {
      // The press before has led to another document after all.
      await reload(walk);
      continue;
    }
    if (!target) {
      // What went with another address of the page is there again on a fresh one.
      if (hasBegunAgain || page.url() === new URL(path, page.url()).href) return wrong;
      hasBegunAgain = true;
      await reload(walk);
      continue;
    }
    const { key, isOfFrame, isInDialog } = target;
    if (isOfFrame && !isOurs(frame, key)) {
      frame.done.add(key);
      continue;
    }
    const outcome = await judge(walk, target);
    const tries = (lost.get(key) ?? 0) + 1;
    if (outcome?.startsWith(LOST) && tries < TRIES) {
      lost.set(key, tries);
      if (!isInDialog) await reload(walk);
      continue;
    }
    done.push(key);
    if (isOfFrame) frame.done.add(key);
    if (outcome) wrong.push(`${key}: ${outcome}`);
    if (new URL(page.url()).pathname !== path) await reload(walk);
  }
}

/** Signed out first; signed in only what was not there before. */
function statesOf(id: RouteId): readonly ('out' | 'in')[] {
  const access = accessOf(id);
  if (access === 'public') return ['out', 'in'];
  return access === 'auth' ? ['in'] : ['out'];
}

function frameOf(name: string): Frame {
  const frame = frames.get(name) ?? { name, done: new Set<string>(), own: new Set<string>() };
  frames.set(name, frame);
  return frame;
}

for (const { id, layout } of shownRoutes)
  test(`a finger reaches every control of ${id}, and each press has its effect`, async ({
    lastingPage,
    origin,
    addresses,
  }) => {
    test.setTimeout(540_000);
    const states = statesOf(id);
    const cookies = states.includes('in') ? await cookiesOf(origin, await registerMember(origin)) : [];
    const isApplication = id === 'application';
    const address = isApplication ? `/profile/applications/${await applicationOf(origin, cookies)}` : addresses[id];
    for (const { width, locale } of PHONES) {
      const done: string[] = [];
      for (const state of states) {
        const options = { ...VISITOR, ...phone(width), baseURL: origin };
        const page = await lastingPage(`touched at ${width} px, signed ${state}`, options);
        await forget(page);
        if (state === 'in') await page.context().addCookies(cookies);
        // In one script, since the order of several is not defined.
        const installed = await page.addInitScript({ content: `(${installPressable})(); (${installTouchWalk})();` });
        const path = toPath(locale, address);
        const session = await page.context().newCDPSession(page);
        const walk = { page, session, path, frame: frameOf(`${width} ${layout} ${state}`) };
        await reload(walk);
        expect.soft(await walkOver(walk, done), `${width} px, signed ${state}`).toEqual([]);
        expect(done.length + walk.frame.done.size, 'controls that were pressed').toBeGreaterThan(2);
        await session.detach();
        await installed.dispose();
      }
    }
  });
