/**
 * What was pressed on this page, by item. It is shown at once and over the list of saved items: that list is asked for once a page
 * and may still be on its way.
 */
import type { ApolloClient } from '@apollo/client';

export type Presses = {
  /** What the heart shows; undefined where nothing was pressed. */
  readonly shown: (id: string) => boolean | undefined;
  readonly press: (id: string, isSaved: boolean) => void;
  /** The server has done it. */
  readonly confirm: (id: string, isSaved: boolean) => void;
  /** Back to what the server has confirmed last, or to the list. */
  readonly rollBack: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function createPresses(): Presses {
  const pressed = new Map<string, boolean>();
  const confirmed = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    shown: id => pressed.get(id) ?? confirmed.get(id),
    press: (id, isSaved) => {
      pressed.set(id, isSaved);
      notify();
    },
    confirm: (id, isSaved) => void confirmed.set(id, isSaved),
    rollBack: id => {
      pressed.delete(id);
      notify();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const known = new WeakMap<ApolloClient, Presses>();

/** A client lives as long as its page. */
export function pressesOf(client: ApolloClient): Presses {
  const presses = known.get(client) ?? createPresses();
  known.set(client, presses);
  return presses;
}
