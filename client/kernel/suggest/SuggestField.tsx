/** A search field that works as plain HTML; its first touch fetches the code that completes what is typed. */
import { useId, useState, type ComponentType, type InputHTMLAttributes } from 'react';
import type { Locale } from '../../../schema/site/locales';
import type { CatalogueKind } from '../../generated/types';
import { loadPartsQuietly } from '../i18n/loadMessages';
import { useLocale } from '../i18n/useLocale';
import { lazyModule } from '../lazy/lazyModule';
import { classNames } from '../ui/classNames';
import fieldStyles from '../ui/Field.module.css';
import { suggestMessages } from './messages';
import type { ListState, SuggestListProps } from './SuggestList';
import { vocabularyMessages } from '../vocabulary/messages';
import styles from './SuggestField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'role' | 'value'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Kinds that are suggested, in the order of their groups; all three when left out. */
  readonly kinds?: readonly CatalogueKind[] | undefined;
};

const suggestList = lazyModule(() => import('./SuggestList'));

/** With its texts; null when something of it does not come. */
async function loadList(locale: Locale) {
  const [module, hasTexts] = await Promise.all([
    suggestList.loadQuietly(),
    loadPartsQuietly(locale, [suggestMessages, vocabularyMessages]),
  ]);
  return hasTexts ? module : null;
}

const CLOSED: ListState = { isOpen: false, activeId: undefined };

export function SuggestField({ label, hint, kinds, name = 'q', className, onFocus, onPointerEnter, ...rest }: Props) {
  const locale = useLocale();
  const inputId = useId();
  const listId = useId();
  const [List, setList] = useState<ComponentType<SuggestListProps> | null>(null);
  /** Set by the first focus: from then on the field is a combobox. */
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [{ isOpen, activeId }, setListState] = useState(CLOSED);

  function assist(element: HTMLInputElement) {
    if (input) return;
    setInput(element);
    // Without it the plain field is all that a search needs.
    void loadList(locale).then(module => (module ? setList(() => module.SuggestList) : setInput(null)));
  }

  return (
    <div className={classNames(fieldStyles.field, styles.field, className)}>
      <label className={fieldStyles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.anchor}>
        <input
          id={inputId}
          name={name}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          className={fieldStyles.input}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
          {...rest}
          role={input ? 'combobox' : 'searchbox'}
          aria-autocomplete={input ? 'list' : undefined}
          aria-expanded={input ? isOpen : undefined}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeId}
          onPointerEnter={event => {
            onPointerEnter?.(event);
            void loadList(locale);
          }}
          onFocus={event => {
            onFocus?.(event);
            assist(event.currentTarget);
          }}
        />
        {List && input ? <List input={input} listId={listId} kinds={kinds} onChange={setListState} /> : null}
      </div>
      {hint ? (
        <p id={`${inputId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
