import { useRef } from 'react';
import { newKey } from './newKey';

/** The idempotency key of what is sent: the same when it is sent again, a new one once it was changed. */
export function useSubmissionKey(): (input: object) => string {
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return input => {
    const text = JSON.stringify(input);
    if (last.current?.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
