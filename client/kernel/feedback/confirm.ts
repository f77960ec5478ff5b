/**
 * A question with two answers, on the native dialog and drawn without React: it is fetched when it is asked, also where no page stands yet.
 * The browser keeps the focus inside, makes the rest inert and gives the focus back.
 */
import buttonStyles from '../ui/Button.module.css';
import styles from './confirm.module.css';

export type Question = {
  readonly title: string;
  readonly content: string;
  readonly confirm: string;
  readonly cancel: string;
  /** What cannot be taken back: the focus starts on the way out. */
  readonly isDestructive?: boolean;
};

let count = 0;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

function makeButton(text: string, look: string | undefined): HTMLButtonElement {
  const button = make('button', `${buttonStyles.button} ${look}`, text);
  button.type = 'button';
  return button;
}

/** True when it was confirmed; Escape cancels. Another language or page below changes nothing: the question stays until it is answered. */
export function askConfirm({ title, content, confirm, cancel, isDestructive = false }: Question): Promise<boolean> {
  const id = `question-${(count += 1)}`;
  const dialog = make('dialog', styles.dialog);
  const heading = make('h2', styles.title, title);
  const text = make('p', styles.content, content);
  const actions = make('div', styles.actions);
  const yes = makeButton(confirm, isDestructive ? `${buttonStyles.primary} ${styles.grave}` : buttonStyles.primary);
  const no = makeButton(cancel, buttonStyles.secondary);
  heading.id = `${id}-title`;
  text.id = `${id}-content`;
  dialog.dataset.sheet = '';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', text.id);
  actions.append(no, yes);
  dialog.append(heading, text, actions);
  document.body.append(dialog);

  return new Promise(resolve => {
    const answer = (isConfirmed: boolean) => {
      if (typeof dialog.close === 'function') dialog.close();
      dialog.remove();
      resolve(isConfirmed);
    };
    yes.addEventListener('click', () => answer(true));
    no.addEventListener('click', () => answer(false));
    dialog.addEventListener('cancel', event => {
      event.preventDefault();
      answer(false);
    });
    // Browsers without modal dialogs show it in its place.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (isDestructive ? no : yes).focus();
  });
}
