import { Form } from 'react-router';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { Icon } from '../../kernel/ui/Icon';
import styles from './home.module.css';

/** A form of the web's oldest kind: it works before, and without, any script. */
export function HeroSearch() {
  const t = useText();
  const appPath = useAppPath();
  const kinds = [
    { value: 'program', label: t('kind.PROGRAM') },
    { value: 'institution', label: t('kind.INSTITUTION') },
    { value: 'scholarship', label: t('kind.SCHOLARSHIP') },
  ];
  const destinations = [
    { value: '', label: t('home.anyDestination') },
    ...DESTINATIONS.map(code => ({ value: code, label: t(`destination.${code}`) })),
  ];
  return (
    <Form method="get" action={appPath('/search')} role="search" aria-label={t('home.searchLabel')} className={styles.search}>
      <SelectField label={t('home.searchKind')} name="type" options={kinds} />
      <TextField label={t('home.searchText')} name="q" type="search" maxLength={200} autoComplete="off" enterKeyHint="search" />
      <SelectField label={t('home.searchDestination')} name="destination" options={destinations} />
      <Button type="submit">
        <Icon name="search" />
        {t('home.searchSubmit')}
      </Button>
    </Form>
  );
}
