/** The draft of this browser. What this page has written itself is at hand; anything else is read by code that is fetched only then. */
import { useMemo, useSyncExternalStore } from 'react';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { gradeDrafts } from '../../kernel/storage/gradeDrafts';
import type { Draft } from './draft';

const reader = lazyModule(() => import('./readDraft'));

const written = new Map<string, Draft>();

/** Forgets what was written before: only the latest is shown. */
export function writeDraft(owner: string | null, draft: Draft | null): void {
  gradeDrafts.set(owner, draft);
  const text = gradeDrafts.get(owner);
  if (!draft || text === null) return;
  written.clear();
  written.set(text, draft);
}

/** What lies there now is changed, whoever wrote it: another tab may have done so since this page was drawn. */
export function changeDraft(owner: string | null, change: (present: Draft | null) => Draft | null): void {
  const text = gradeDrafts.get(owner);
  const known = text === null ? null : written.get(text);
  if (known !== undefined) return writeDraft(owner, change(known));
  const changeRead = ({ readDraft }: Awaited<ReturnType<typeof reader.load>>) =>
    writeDraft(owner, change(readDraft(gradeDrafts.get(owner))));
  // Until what another tab wrote can be read the cells take nothing: `isReading`.
  reader.load().then(changeRead, () => undefined);
}

/** `isReading`: there is a draft, and it is not read yet. */
export function useDraft(owner: string | null): { readonly draft: Draft | null; readonly isReading: boolean } {
  const text = useSyncExternalStore(
    gradeDrafts.subscribe,
    () => gradeDrafts.get(owner),
    () => null,
  );
  const known = text === null ? null : written.get(text);
  const { part } = useLazyModule(reader, known === undefined);
  const read = useMemo(() => (known === undefined ? part?.readDraft(text) : known), [known, part, text]);
  return { draft: read ?? null, isReading: read === undefined };
}
