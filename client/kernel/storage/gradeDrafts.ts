/**
 * Marks that no account has yet: on this device, shared by its tabs. Those of a visitor are of the device; those of somebody signed in are a personal item, so that
 * nobody else who signs in here is shown them.
 */
import { deviceItems } from './browserItems';
import { personalText, readPersonalItem, writePersonalItem } from './personalItems';

const VISITOR = 'grade-draft';
const MEMBER = 'grades';

/** By the text of the item, which is looked at often. */
let lastOfMember: { readonly owner: string; readonly stored: string | null; readonly draft: string | null } | null =
  null;

function ofMember(owner: string): string | null {
  const stored = personalText(MEMBER);
  if (lastOfMember?.owner !== owner || lastOfMember.stored !== stored) {
    const value = readPersonalItem(MEMBER, owner);
    lastOfMember = { owner, stored, draft: value === null ? null : JSON.stringify(value) };
  }
  return lastOfMember.draft;
}

export const gradeDrafts = {
  /** `owner`: id of whoever is signed in; null for a visitor. The text of an object, as any tab has written it last. */
  get: (owner: string | null): string | null => (owner === null ? deviceItems.get(VISITOR) : ofMember(owner)),
  set: (owner: string | null, draft: object | null): void => {
    if (owner === null) deviceItems.set(VISITOR, draft && JSON.stringify(draft));
    else writePersonalItem(MEMBER, owner, draft);
  },
  /** Also called when another tab has changed a draft. */
  subscribe: deviceItems.subscribe,
};
