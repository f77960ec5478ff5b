/**
 * Changes of a checklist: each shows at once and is sent in order, one at a time, because every answer holds the whole list. What could not be stored goes back
 * to what it was, says so beside the document, and can be sent again.
 */
import { useRef, useState } from 'react';
import type { VisaItemState } from '../../../generated/types';
import { failureOf } from '../../../kernel/graphql/failureOf';
import type { MessageId } from '../../../kernel/i18n/useText';
import { applicationErrors } from '../applicationErrors';
import type { Checklist_ChecklistFragment } from './Checklist.gql';
import { useSetVisaChecklistItemMutation } from './SetVisaChecklistItem.gql';

export type Refused = { readonly state: VisaItemState; readonly message: MessageId };
type ByCode<Value> = Readonly<Record<string, Value>>;

function without<Value>(all: ByCode<Value>, code: string): ByCode<Value> {
  const { [code]: _gone, ...rest } = all;
  return rest;
}

export type ChecklistChanges = {
  /** As the student sees it: with what is on its way. */
  readonly items: Checklist_ChecklistFragment['items'];
  readonly refused: ByCode<Refused>;
  readonly change: (code: string, state: VisaItemState) => void;
};

export function useChecklist(applicationId: string, { items }: Checklist_ChecklistFragment): ChecklistChanges {
  const [set] = useSetVisaChecklistItemMutation();
  const [wanted, setWanted] = useState<ByCode<VisaItemState>>({});
  const [refused, setRefused] = useState<ByCode<Refused>>({});
  const latest = useRef(new Map<string, VisaItemState>());
  const queue = useRef<Promise<void>>(Promise.resolve());

  const refuse = (code: string, state: VisaItemState, message: MessageId) =>
    setRefused(all => ({ ...all, [code]: { state, message } }));

  const send = async (code: string, state: VisaItemState): Promise<void> => {
    // A later press on the same document is in the queue.
    if (latest.current.get(code) !== state) return;
    try {
      const { data } = await set({ variables: { input: { applicationId, code, state } } });
      const [error] = data?.setVisaChecklistItem.errors ?? [];
      if (error) refuse(code, state, applicationErrors.anywhere[error.code]);
    } catch (error) {
      refuse(code, state, failureOf(error).kind === 'NETWORK' ? 'visa.offlineRefused' : 'visa.notStored');
    }
    if (latest.current.get(code) !== state) return;
    latest.current.delete(code);
    setWanted(all => without(all, code));
  };

  return {
    items: items.map(item => ({ ...item, state: wanted[item.code] ?? item.state })),
    refused,
    change: (code, state) => {
      setRefused(all => without(all, code));
      // Nothing is kept for later: another device may have changed the list meanwhile.
      if (!navigator.onLine) return refuse(code, state, 'visa.offlineRefused');
      latest.current.set(code, state);
      setWanted(all => ({ ...all, [code]: state }));
      queue.current = queue.current.then(() => send(code, state));
    },
  };
}
