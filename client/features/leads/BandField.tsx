import type { ComponentProps } from 'react';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { SelectInput } from '../../kernel/forms/SelectInput';
import { Button } from '../../kernel/ui/Button';
import { bandLabel } from './bandLabel';
import { useLeadBandsQuery } from './LeadBands.gql';
import styles from './leads.module.css';
import type { StrengthForm } from './strengthForm';

/** The bands of averages come with the page, or are asked for once it stands; the form keeps what was typed while they cannot be had. */
export function BandField({ form }: { readonly form: StrengthForm }) {
  const t = useText();
  const locale = useLocale();
  const { data, ...asked } = useLeadBandsQuery();
  const { error, onRetry, isRetrying } = useRetry(asked);
  const options: ComponentProps<typeof SelectInput>['options'] = data
    ? [data.G7, data.G8, data.G9].map(({ band, averages }) => ({ value: band, label: bandLabel(averages, locale) }))
    : [];
  return (
    <div className={styles.bandField}>
      <SelectInput
        form={form}
        name="gpaBand"
        label={t('leads.gpaBand')}
        placeholder={t('leads.choose')}
        options={options}
      />
      {error && !data ? (
        <div role="alert" className={styles.noBands}>
          <p>{t('leads.notFetched')}</p>
          <p className={styles.quiet}>{t('leads.noBandsHint')}</p>
          <Button variant="secondary" size="small" aria-disabled={isRetrying || undefined} onClick={onRetry}>
            {t(isRetrying ? 'common.retrying' : 'common.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
