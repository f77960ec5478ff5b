/** The list below a search field: suggestions for the typed text or, while it is empty, recent searches of this device. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values';
import type { CatalogueKind } from '../../generated/types';
import { useAppPath } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { wantedLocation } from '../page/siteRouter';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { RecentSearches } from './RecentSearches';
import { SuggestGroups } from './SuggestGroups';
import { groupByKind, piecesOf, NO_ROW, pathOf, rowAfterKey } from './suggestRows';
import styles from './SuggestList.module.css';
import { useInputEvents } from './useInputEvents';
import { useRecentSearches } from './useRecentSearches';
import { useSuggestions } from './useSuggestions';

export type ListState = { readonly isOpen: boolean; readonly activeId: string | undefined };

export type SuggestListProps = {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly kinds: readonly CatalogueKind[] | undefined;
  /** Updates the ARIA attributes of the input. */
  readonly onChange: (state: ListState) => void;
};

/** What was typed may have been searched for while this code was loading: then nobody waits for suggestions. */
const isSearchedFor = ({ name, value }: HTMLInputElement) =>
  new URLSearchParams(wantedLocation()?.search).get(name) === value.trim();

/** Text that was typed while this code was loading. */
const isWaitedFor = (input: HTMLInputElement) =>
  input.ownerDocument.activeElement === input &&
  (input.value === '' || (input.value !== input.defaultValue && !isSearchedFor(input)));

function submitWith(input: HTMLInputElement, words: string): void {
  input.value = words;
  input.form?.requestSubmit();
}

export function SuggestList({ input, listId, kinds = CATALOGUE_KINDS, onChange }: SuggestListProps) {
  const t = useText();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const [text, setText] = useState(() => input.value.trim());
  const [isWanted, setIsWanted] = useState(() => isWaitedFor(input));
  const [row, setRow] = useState(NO_ROW);
  const { recent, remember, remove, clear } = useRecentSearches();
  const answer = useSuggestions(isWanted ? text : '', kinds);

  const search = piecesOf(answer.text, answer.understood);
  const rowsAbove = search.length > 0 ? 1 : 0;
  const groups = groupByKind(answer.items, kinds, rowsAbove);
  const suggested = groups.flatMap(group => group.items);
  const rowCount = text === '' ? recent.length : rowsAbove + suggested.length;
  const isOpen = isWanted && rowCount > 0;
  const activeId = isOpen && row !== NO_ROW ? `${listId}-${row}` : undefined;
  const isAnswered = isWanted && text !== '' && answer.text !== '';

  useLayoutEffect(() => onChange({ isOpen, activeId }), [onChange, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (isShown: boolean) => {
    setIsWanted(isShown);
    setRow(NO_ROW);
  };

  function searchAgain(words: string) {
    show(false);
    submitWith(input, words);
  }

  function keepAsSearched(label: string) {
    remember(label);
    show(false);
  }

  function forget(words: string) {
    remove(words);
    setRow(NO_ROW);
    input.focus();
  }

  function choose() {
    const suggestion = suggested[row - rowsAbove];
    const words = recent[row];
    if (text === '' && words !== undefined) searchAgain(words);
    else if (row < rowsAbove) searchAgain(answer.text);
    else if (suggestion) {
      keepAsSearched(suggestion.label);
      void navigate(appPath(pathOf(suggestion)));
    }
  }

  function onKey(event: KeyboardEvent) {
    // Keys belong to the input method while it is composing.
    if (event.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && (event.altKey || !isWanted)) {
      event.preventDefault();
      show(event.key === 'ArrowDown' || !event.altKey);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      show(false);
    } else if (isOpen && event.key === 'Enter' && row !== NO_ROW) {
      event.preventDefault();
      choose();
    } else if (isOpen && text === '' && event.key === 'Delete' && recent[row] !== undefined) {
      event.preventDefault();
      forget(recent[row]);
    } else if (isOpen && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      const next = rowAfterKey(event.key, row, rowCount);
      if (next === null) return;
      event.preventDefault();
      setRow(next);
    }
  }

  const showRecent = () => {
    setText(input.value.trim());
    if (input.value.trim() === '') show(true);
  };
  const showTyped = (typed: string) => {
    setText(typed.trim());
    show(true);
  };
  useInputEvents(input, {
    onText: showTyped,
    onKey,
    onPress: showRecent,
    onFocus: showRecent,
    onLeave: () => show(false),
    onSubmit: keepAsSearched,
  });

  const problem = isAnswered && rowCount === 0 ? t(answer.hasFailed ? 'suggest.failed' : 'suggest.none') : '';
  const limits = search.filter(({ isLimit }) => isLimit).map(piece => piece.text);
  const count =
    text === ''
      ? t('suggest.recentCount', { count: rowCount })
      : [
          ...(limits.length > 0 ? [t('suggest.understood', { limits: limits.join(', ') })] : []),
          t('suggest.count', { count: rowCount }),
        ].join(' ');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen ? count : problem}</span>
      </VisuallyHidden>
      {isOpen || problem ? (
        // Keep focus in the field when the list is pressed.
        <div className={styles.list} onMouseDown={event => event.preventDefault()} role="presentation">
          {isOpen && text === '' ? (
            <RecentSearches
              listId={listId}
              recent={recent}
              row={row}
              onChoose={searchAgain}
              onRemove={forget}
              onClear={() => {
                clear();
                input.focus();
              }}
            />
          ) : null}
          {isOpen && text !== '' ? (
            <SuggestGroups
              listId={listId}
              search={search}
              groups={groups}
              row={row}
              typed={text}
              onChoose={keepAsSearched}
              onSearch={() => searchAgain(answer.text)}
            />
          ) : null}
          {problem ? <p className={styles.problem}>{problem}</p> : null}
          {isOpen && text !== '' && search.length === 0 ? (
            <p className={styles.foot} aria-hidden="true">
              {t('suggest.enter', { text })}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
