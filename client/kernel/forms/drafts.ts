/**
 * What was typed into a form that is not sent yet, so that a look at the terms or a change of language loses nothing.
 * In memory; a load for a newer build carries it over in the storage of the tab, from where it is taken as soon as a form is opened again.
 */
import { CARRIED_DRAFTS } from '../storage/carriedDrafts';
import { readSessionItem, writeSessionItem } from '../storage/sessionStorage';
import { watchUnsaved } from '../page/unsaved';

type Values = Readonly<Record<string, unknown>>;

export type Draft<Field extends string = string> = {
  readonly name: string;
  /** What may be kept. Never a password: the next person at this device would find it. */
  readonly fields: readonly Field[];
};

/** Whatever wrote it, fields are read by their names and checked by the rule of their form. */
function takeCarried(): readonly (readonly [string, Values])[] {
  try {
    const carried: unknown = JSON.parse(readSessionItem(CARRIED_DRAFTS) ?? '{}');
    writeSessionItem(CARRIED_DRAFTS, null);
    return Object.entries(Object(carried)).map(([name, values]) => [name, Object(values) as Values]);
  } catch {
    return [];
  }
}

const drafts = new Map<string, Values>(takeCarried());
const openForms = new Set<() => void>();

const onlyOf = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

export function readDraft({ name, fields }: Draft): Values | undefined {
  const values = drafts.get(name);
  return values && onlyOf(values, fields);
}

export const keepDraft = ({ name, fields }: Draft, values: Values): void =>
  void drafts.set(name, onlyOf(values, fields));

export const dropDraft = ({ name }: Draft): void => void drafts.delete(name);

/** `save` keeps what is typed now. Returns the function for when the form is left: it saves once more. */
export function watchForm(save: () => void): () => void {
  openForms.add(save);
  return () => {
    openForms.delete(save);
    save();
  };
}

/** Asked before a full load: only what cannot be carried over would be lost. */
watchUnsaved(() => {
  openForms.forEach(save => save());
  return drafts.size > 0 && !writeSessionItem(CARRIED_DRAFTS, JSON.stringify(Object.fromEntries(drafts)));
});
