/** Events of the field for the list. The input is part of the served page, so the list listens to it instead of rendering it again. */
import { useEffect, useEffectEvent } from 'react';

export type InputEvents = {
  readonly onText: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: () => void;
  readonly onFocus: () => void;
  /** Focus left the field. */
  readonly onLeave: () => void;
  readonly onSubmit: (text: string) => void;
};

export function useInputEvents(input: HTMLInputElement, events: InputEvents): void {
  const onText = useEffectEvent(() => events.onText(input.value));
  const onKey = useEffectEvent(events.onKey);
  const onPress = useEffectEvent(events.onPress);
  const onFocus = useEffectEvent(events.onFocus);
  const onSubmit = useEffectEvent(() => events.onSubmit(input.value));
  const onFocusOut = useEffectEvent((event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && input.parentElement?.contains(next))) events.onLeave();
  });

  useEffect(() => {
    const { form, parentElement: field } = input;
    const listeners: readonly (readonly [HTMLElement | null, string, (event: Event) => void])[] = [
      [input, 'input', () => onText()],
      [input, 'keydown', event => event instanceof KeyboardEvent && onKey(event)],
      [input, 'click', () => onPress()],
      [input, 'focus', () => onFocus()],
      [field, 'focusout', event => event instanceof FocusEvent && onFocusOut(event)],
      [form, 'submit', () => onSubmit()],
    ];
    for (const [target, type, listener] of listeners) target?.addEventListener(type, listener);
    return () => {
      for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener);
    };
  }, [input]);
}
