/**
 * What was typed into a form that is not sent yet, so that a look at the terms or a change of language loses nothing.
 * In memory only: a full load forgets it, and nothing personal reaches the browser's storage.
 */
import { watchUnsaved } from '../page/unsaved';

type Values = Readonly<Record<string, unknown>>;

export type Draft<Field extends string = string> = {
  readonly name: string;
  /** What may be kept. Never a password: the next person at this device would find it. */
  readonly fields: readonly Field[];
};

const drafts = new Map<string, Values>();
const openForms = new Set<() => void>();

export const readDraft = ({ name }: Draft): Values | undefined => drafts.get(name);

export const keepDraft = ({ name, fields }: Draft, values: Values): void =>
  void drafts.set(name, Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field))));

export const dropDraft = ({ name }: Draft): void => void drafts.delete(name);

/** `save` keeps what is typed now. Returns the function for when the form is left: it saves once more. */
export function watchForm(save: () => void): () => void {
  openForms.add(save);
  return () => {
    openForms.delete(save);
    save();
  };
}

watchUnsaved(() => {
  openForms.forEach(save => save());
  return drafts.size > 0;
});
