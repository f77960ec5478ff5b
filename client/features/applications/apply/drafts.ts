/**
 * Applications that were begun and not sent. A draft has the key under which it is sent: sent twice, from two tabs or after an answer that was lost, it makes one
 * application. Other content is another intention and gets another key. Pure.
 */
import type { Subject } from './applyUrl';
import { readIntakeKey } from './intakeChoices';

export type DraftContent = {
  /** Null: the first that can be applied for. */
  readonly intake: string | null;
  readonly note: string;
};

export type Draft = Subject &
  DraftContent & {
    /** What it is called in the list of drafts. */
    readonly title: string;
    readonly key: string;
    /** In milliseconds. */
    readonly changedAt: number;
  };

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const MAX_DRAFTS = 20;
const KEY = /^[\w:.-]{8,100}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { type, itemId, intake, note, title, key, changedAt } = value as Readonly<Record<string, unknown>>;
  return (
    (type === 'INSTITUTION' || type === 'PROGRAM') &&
    [itemId, note, title].every(isText) &&
    (intake === null || (isText(intake) && readIntakeKey(intake) !== null)) &&
    isText(key) &&
    KEY.test(key) &&
    typeof changedAt === 'number'
  );
}

/** What was stored, by whomever: only what is a draft, and not too old. */
export const readDrafts = (stored: unknown, now: number): readonly Draft[] =>
  Array.isArray(stored)
    ? stored.filter(isDraft).filter(({ changedAt }) => Math.abs(now - changedAt) < KEPT_DAYS * DAY_MS)
    : [];

const isFor =
  (subject: Subject) =>
  ({ type, itemId }: Subject): boolean =>
    type === subject.type && itemId === subject.itemId;

export const findDraft = (drafts: readonly Draft[], subject: Subject): Draft | null =>
  drafts.find(isFor(subject)) ?? null;

export const withoutDraft = (drafts: readonly Draft[], subject: Subject): readonly Draft[] =>
  drafts.filter(draft => !isFor(subject)(draft));

type Change = { readonly subject: Subject; readonly title: string; readonly content: DraftContent };
type Making = { readonly newKey: () => string; readonly now: number };

/** The draft with its content, the latest first. Equal content keeps its key. */
export function withContent(
  drafts: readonly Draft[],
  { subject, title, content: { intake, note } }: Change,
  { newKey, now }: Making,
): { readonly draft: Draft; readonly drafts: readonly Draft[] } {
  const known = findDraft(drafts, subject);
  if (known && known.intake === intake && known.note === note) return { draft: known, drafts };
  const draft = { ...subject, title, intake, note, key: newKey(), changedAt: now };
  return { draft, drafts: [draft, ...withoutDraft(drafts, subject)].slice(0, MAX_DRAFTS) };
}
