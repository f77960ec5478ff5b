import { useState } from 'react';
import { Form } from 'react-router';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
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

/** A plain GET form, which works without scripts. */
export function HeroSearch() {
  const t = useText();
  const appPath = useAppPath();
  const [chosen, setChosen] = useState<CatalogueKind>('PROGRAM');
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
