/** Keys of a question: a digit rates, and from the heading, where the focus is on a new page, Enter goes on. Within fields the browser does the rest. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

type Keys = {
  /** Null where there is nothing to rate. */
  readonly rate: ((rating: number) => void) | null;
};

export function useQuestionKeys(form: RefObject<HTMLFormElement | null>, { rate }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (rate && /^[1-5]$/.test(event.key)) {
      rate(Number(event.key));
      form.current?.querySelector<HTMLInputElement>(`input[value="${event.key}"]`)?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) form.current?.requestSubmit();
  });

  useEffect(() => {
    const element = form.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [form]);
}
