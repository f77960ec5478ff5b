/** The drafts of a person on this device, shared by its tabs. A browser that refuses storage keeps them for this page. */
import { useSyncExternalStore } from 'react';
import { readPersonalItem, watchPersonalItem, writePersonalItem } from '../../../kernel/storage/personalItems';
import type { Subject } from './applyUrl';
import { readDrafts, withContent, withoutDraft, type Draft, type DraftContent } from './drafts';

const ITEM = 'applicationDrafts';
const NOTHING: readonly Draft[] = [];

const listeners = new Set<() => void>();
let kept: { readonly owner: string; readonly drafts: readonly Draft[] } | null = null;
let stopWatching = () => {};

/** Works on pages without TLS too, where `randomUUID` is missing. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

const tell = (): void => {
  for (const listener of listeners) listener();
};

export function draftsOf(owner: string): readonly Draft[] {
  if (kept?.owner !== owner) kept = { owner, drafts: readDrafts(readPersonalItem(ITEM, owner), Date.now()) };
  return kept.drafts;
}

function write(owner: string, drafts: readonly Draft[]): void {
  kept = { owner, drafts };
  writePersonalItem(ITEM, owner, drafts.length === 0 ? null : drafts);
  tell();
}

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

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    stopWatching = watchPersonalItem(ITEM, () => {
      kept = null;
      tell();
    });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching();
    // What other tabs do from now on is read when it is needed again.
    kept = null;
  };
}

export const useDrafts = (owner: string): readonly Draft[] =>
  useSyncExternalStore(
    subscribe,
    () => draftsOf(owner),
    () => NOTHING,
  );
