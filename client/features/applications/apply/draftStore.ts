/** The drafts of a person on this device, shared by its tabs. A browser that refuses storage keeps them for this page. */
import { useSyncExternalStore } from 'react';
import { newKey } from '../../../kernel/forms/newKey';
import { deviceItems } from '../../../kernel/storage/browserItems';
import { personalText, readPersonalItem, writePersonalItem } from '../../../kernel/storage/personalItems';
import type { Subject } from './applyUrl';
import { readDrafts, withContent, withoutDraft, type Draft, type DraftContent } from './drafts';

const ITEM = 'applicationDrafts';
const NOTHING: readonly Draft[] = [];

/** As read last: the same list as long as nobody has changed it. */
let kept: { readonly owner: string; readonly text: string | null; readonly drafts: readonly Draft[] } | null = null;

export function draftsOf(owner: string): readonly Draft[] {
  const text = personalText(ITEM);
  if (kept?.owner !== owner || kept.text !== text)
    kept = { owner, text, drafts: readDrafts(readPersonalItem(ITEM, owner), Date.now()) };
  return kept.drafts;
}

const write = (owner: string, drafts: readonly Draft[]): void =>
  writePersonalItem(ITEM, owner, drafts.length === 0 ? null : drafts);

type Change = { readonly subject: Subject; readonly title: string; readonly content: DraftContent };

/** The draft with this content; what was stored already keeps its key. */
export function keepDraft(owner: string, change: Change): Draft {
  const before = draftsOf(owner);
  const { draft, drafts } = withContent(before, change, { newKey, now: Date.now() });
  if (drafts !== before) write(owner, drafts);
  return draft;
}

export const dropDraft = (owner: string, subject: Subject): void =>
  write(owner, withoutDraft(draftsOf(owner), subject));

export const useDrafts = (owner: string): readonly Draft[] =>
  useSyncExternalStore(
    deviceItems.subscribe,
    () => draftsOf(owner),
    () => NOTHING,
  );
