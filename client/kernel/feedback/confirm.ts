/**
 * A question with two answers, or a third one, on the native dialog and drawn without React: it is fetched when it is needed, also where no page stands yet.
 * The browser keeps the focus inside, makes the rest inert and gives the focus back.
 */
import buttonStyles from '../ui/Button.module.css';
import { makeElement } from '../ui/makeElement';
import styles from './confirm.module.css';

export type Question = {
  readonly title: string;
  readonly content: string;
  readonly confirm: string;
  readonly cancel: string;
  /** What cannot be undone: the focus starts on the way out. */
  readonly isDestructive?: boolean;
};

export type Answer = 'CONFIRMED' | 'ALTERNATIVE' | 'CANCELLED';

let count = 0;

const makeButton = (textContent: string, look: string | undefined): HTMLButtonElement =>
  makeElement('button', { className: `${buttonStyles.button} ${look}`, type: 'button', textContent });

/** True when it was confirmed. */
export const askConfirm = async (question: Question): Promise<boolean> => (await ask(question)) === 'CONFIRMED';

/** Escape cancels. Another language or page below changes nothing: the question stays until it is answered. */
export function ask({
  title,
  content,
  confirm,
  cancel,
  alternative,
  isDestructive = false,
}: Question & { readonly alternative?: string }): Promise<Answer> {
  const id = `question-${(count += 1)}`;
  const dialog = makeElement('dialog', { className: styles.dialog });
  const heading = makeElement('h2', { className: styles.title, id: `${id}-title`, textContent: title });
  const text = makeElement('p', { className: styles.content, id: `${id}-content`, textContent: content });
  const actions = makeElement('div', { className: styles.actions });
  const yes = makeButton(
    confirm,
    isDestructive ? `${buttonStyles.primary} ${styles.destructive}` : buttonStyles.primary,
  );
  const no = makeButton(cancel, buttonStyles.secondary);
  dialog.dataset.sheet = '';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', text.id);
  const other = alternative === undefined ? null : makeButton(alternative, buttonStyles.secondary);
  actions.append(no, ...(other ? [other] : []), yes);
  dialog.append(heading, text, actions);
  document.body.append(dialog);

  return new Promise(resolve => {
    const settle = (answer: Answer) => {
      if (typeof dialog.close === 'function') dialog.close();
      dialog.remove();
      resolve(answer);
    };
    yes.addEventListener('click', () => settle('CONFIRMED'));
    other?.addEventListener('click', () => settle('ALTERNATIVE'));
    no.addEventListener('click', () => settle('CANCELLED'));
    dialog.addEventListener('cancel', event => {
      event.preventDefault();
      settle('CANCELLED');
    });
    // Browsers without modal dialogs show it in its place.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (isDestructive ? no : yes).focus();
  });
}
