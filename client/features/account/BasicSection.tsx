import { useState } from 'react';
import { CORRECTION_DAYS } from '../../../schema/rules/account.values';
import { readablePhone } from '../../../schema/rules/phone.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button } from '../../kernel/ui/Button';
import { Chip } from '../../kernel/ui/Chip';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { CorrectionList } from './CorrectionList';
import { CORRECTION_FIELDS, type CorrectionField } from './corrections';
import { Row } from './FieldRows';
import type { Profile } from './profileFields';
import { sectionElementId } from './ProfileSection';
import { SectionCard } from './SectionCard';
import styles from './account.module.css';

const correctionSheet = lazyModule(() => import('./CorrectionSheet'));

/** Who the person is: set once, and corrected by staff on request. */
export function BasicSection({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const [corrected, setCorrected] = useState<CorrectionField | null>(null);
  const { part, hasFailed, retry } = useLazyModule(correctionSheet, corrected !== null);
  const shown: Record<CorrectionField, string> = {
    FULL_NAME: profile.fullName,
    DATE_OF_BIRTH: format.day(profile.dateOfBirth),
    PHONE: readablePhone(profile.phone),
    EMAIL: profile.email,
  };
  const open = profile.correctionRequests.filter(({ status }) => status === 'OPEN');

  return (
    <SectionCard id={sectionElementId('basic')} title={t('profile.section.basic')}>
      <p className={styles.note}>{t('profile.lockedWhy', { days: CORRECTION_DAYS })}</p>
      <dl className={styles.rows}>
        {CORRECTION_FIELDS.map(({ code, field }) => (
          <Row key={code} label={t(`profile.field.${field}`)}>
            <span className={styles.locked}>
              {shown[code]}
              {code === 'EMAIL' ? (
                <Chip tone={profile.isEmailVerified ? 'good' : 'warn'}>
                  {t(profile.isEmailVerified ? 'profile.emailVerified' : 'profile.emailNotVerified')}
                </Chip>
              ) : null}
            </span>
            <Button
              variant="quiet"
              size="small"
              className={styles.ask}
              aria-label={t('correction.askFor', { field: t(`correction.field.${code}`) })}
              onClick={() => setCorrected(code)}
            >
              {t('correction.ask')}
            </Button>
          </Row>
        ))}
      </dl>
      {open.length > 0 ? <CorrectionList requests={open} /> : null}
      {hasFailed ? <ErrorState onRetry={retry} /> : null}
      {corrected && part ? (
        <part.CorrectionSheet
          field={corrected}
          shown={shown[corrected]}
          hasOpenRequest={open.some(({ field }) => field === corrected)}
          onClose={() => setCorrected(null)}
        />
      ) : null}
    </SectionCard>
  );
}
