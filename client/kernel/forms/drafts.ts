/**
 * What was typed into a form that is not sent yet, so that a look at the terms or a change of language loses nothing.
 * In memory only: a full load forgets it, and nothing personal reaches the browser's storage.
 */
const drafts = new Map<string, Readonly<Record<string, unknown>>>();

export const readDraft = (name: string): Readonly<Record<string, unknown>> | undefined => drafts.get(name);
export const keepDraft = (name: string, values: Readonly<Record<string, unknown>>): void =>
  void drafts.set(name, values);
export const dropDraft = (name: string): void => void drafts.delete(name);
