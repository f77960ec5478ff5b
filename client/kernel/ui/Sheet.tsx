/** A modal panel on the native dialog: the browser keeps the focus inside, makes the rest inert and gives the focus back. */
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { IconButton } from './IconButton';
import styles from './Sheet.module.css';
import { useBackCloses } from './useBackCloses';

type SheetProps = {
  readonly isOpen: boolean;
  /** Asked for by Escape, the close button, a press outside and the back button. */
  readonly onClose: () => void;
  /** The heading of the panel; it names it. */
  readonly title: string;
  /** Stays in sight below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The scrollbar goes while a panel is open: the page keeps its width, and the backdrop covers all of it. */
function keepPageInPlace(): void {
  const { documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty('--scrollbar-width', `${width}px`);
}

function OpenSheet({ onClose, title, footer, children }: Omit<SheetProps, 'isOpen'>) {
  const t = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBackCloses(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // The panel fills the dialog: what is pressed on the dialog itself lies outside, on the backdrop. The keyboard has Escape for it.
    const onPress = ({ target }: Event) => {
      if (target === element) close.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onPress);
    keepPageInPlace();
    // Browsers without modal dialogs show it in its place.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onPress);
      if (typeof element.close === 'function') element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} data-sheet aria-labelledby={titleId} className={styles.sheet}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

export const Sheet = ({ isOpen, ...rest }: SheetProps) => (isOpen ? <OpenSheet {...rest} /> : null);
