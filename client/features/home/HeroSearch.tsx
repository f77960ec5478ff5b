import { useState, type FormEvent } from 'react';
import { Form } from 'react-router';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
import { asksForInstitutions, asksForScholarships } from '../../../schema/rules/search.kinds';
import type { CatalogueKind } from '../../generated/types';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { SuggestField } from '../../kernel/suggest/SuggestField';
import { Button } from '../../kernel/ui/Button';
import { SelectField } from '../../kernel/ui/Field';
import { Icon } from '../../kernel/ui/Icon';
import styles from './hero.module.css';

/** Values of the parameter `type` of /search. */
const TYPES = [
  { kind: 'PROGRAM', value: 'program' },
  { kind: 'INSTITUTION', value: 'institution' },
  { kind: 'SCHOLARSHIP', value: 'scholarship' },
] as const satisfies readonly { kind: CatalogueKind; value: string }[];

const valueOf = (kind: CatalogueKind): string => TYPES.find(type => type.kind === kind)?.value ?? '';

function kindOf(text: string): CatalogueKind {
  if (asksForScholarships(text)) return 'SCHOLARSHIP';
  return asksForInstitutions(text) ? 'INSTITUTION' : 'PROGRAM';
}

/** A plain GET form, which works without scripts. */
export function HeroSearch() {
  const t = useText();
  const appPath = useAppPath();
  const [chosen, setChosen] = useState<CatalogueKind>('PROGRAM');
  /** What the form stood at without a choice of the person. */
  const [guessed, setGuessed] = useState(valueOf('PROGRAM'));
  /** Whoever types `học bổng`, the name of a well known one, or `trường nào ở Úc`, and has chosen no kind looks for that; a kind may be chosen before the scripts are there. */
  function guessKind({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const kinds = currentTarget.elements.namedItem('type');
    if (!(kinds instanceof RadioNodeList) || !(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio' || kinds.value !== guessed) return;
    const kind = kindOf(target.value);
    kinds.value = valueOf(kind);
    setGuessed(kinds.value);
    setChosen(kind);
  }
  // All kinds are suggested, the chosen one first: a typed name may be an institution's.
  const kinds = [chosen, ...TYPES.map(({ kind }) => kind).filter(kind => kind !== chosen)];
  const destinations = [
    { value: '', label: t('home.anyDestination') },
    ...DESTINATIONS.map(code => ({ value: code, label: t(`destination.${code}`) })),
  ];
  return (
    <Form
      method="get"
      action={appPath('/search')}
      role="search"
      aria-label={t('home.searchLabel')}
      className={styles.search}
      onInput={guessKind}
    >
      <fieldset className={styles.kinds}>
        <legend>{t('home.searchKind')}</legend>
        {TYPES.map(({ kind, value }) => (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name="type"
              value={value}
              defaultChecked={kind === 'PROGRAM'}
              onChange={() => setChosen(kind)}
            />
            <span>{t(`kind.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <SuggestField label={t(`home.searchText.${chosen}`)} kinds={kinds} />
        <SelectField label={t('home.searchDestination')} name="destination" options={destinations} />
        <Button type="submit">
          <Icon name="search" />
          {t('home.searchSubmit')}
        </Button>
      </div>
    </Form>
  );
}
