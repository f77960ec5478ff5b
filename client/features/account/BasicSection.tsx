import { useState } from 'react';
import { CORRECTION_DAYS } from '../../../schema/rules/account.values';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button } from '../../kernel/mui/Button';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { Row, Rows } from '../../kernel/mui/Rows';
import { StatusChip } from '../../kernel/mui/StatusChip';
import type { BasicSection_ProfileFragment } from './BasicSection.gql';
import { CorrectionList } from './CorrectionList';
import { CORRECTION_FIELDS, type CorrectionField } from './corrections';
import { sectionElementId } from './ProfileSection';
import styles from './account.module.css';

const correctionDialog = lazyModule(() => import('./CorrectionDialog'));

type Props = { readonly profile: BasicSection_ProfileFragment };

/** Who the person is: set once, and corrected by staff on request. */
export function BasicSection(masked: MaskedProps<Props>) {
  const { profile } = masked as Props;
  const t = useText();
  const format = useFormat();
  const [corrected, setCorrected] = useState<CorrectionField | null>(null);
  const { part, hasFailed, retry } = useLazyModule(correctionDialog, corrected !== null);
  const shown: Record<CorrectionField, string> = {
    FULL_NAME: profile.fullName,
    DATE_OF_BIRTH: format.day(profile.dateOfBirth),
    PHONE: readablePhone(profile.phone),
    EMAIL: profile.email,
  };
  const open = profile.correctionRequests.filter(({ status }) => status === 'OPEN');
  const ask = (code: CorrectionField) => (
    <Button
      variant="quiet"
      size="small"
      className={styles.ask}
      aria-label={t('correction.askFor', { field: t(`correction.field.${code}`) })}
      onClick={() => setCorrected(code)}
    >
      {t('correction.ask')}
    </Button>
  );

  return (
    <Panel
      id={sectionElementId('basic')}
      title={t('profile.section.basic')}
      lead={t('profile.lockedWhy', { days: CORRECTION_DAYS })}
    >
      <Rows>
        {CORRECTION_FIELDS.map(({ code, field }) => (
          <Row key={code} label={t(`profile.field.${field}`)} action={ask(code)}>
            <span className={styles.withChip}>
              {shown[code]}
              {code === 'EMAIL' ? (
                <StatusChip
                  tone={profile.isEmailVerified ? 'good' : 'warn'}
                  label={t(profile.isEmailVerified ? 'profile.emailVerified' : 'profile.emailNotVerified')}
                />
              ) : null}
            </span>
          </Row>
        ))}
      </Rows>
      {open.length > 0 ? <CorrectionList requests={open} /> : null}
      {hasFailed ? <ErrorNotice onRetry={retry} /> : null}
      {corrected && part ? (
        <part.CorrectionDialog
          field={corrected}
          shown={shown[corrected]}
          hasOpenRequest={open.some(({ field }) => field === corrected)}
          onClose={() => setCorrected(null)}
        />
      ) : null}
    </Panel>
  );
}
