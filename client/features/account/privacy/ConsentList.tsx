import { useState } from 'react';
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from '../../../../schema/rules/account.values';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { writeAnalyticsChoice } from '../../../kernel/storage/analyticsChoice';
import { Button } from '../../../kernel/mui/Button';
import { CheckboxField } from '../../../kernel/mui/Field';
import { Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import { focusPanelWhenGone } from '../../../kernel/mui/focusPanelWhenGone';
import { useSetConsentMutation } from '../SetConsent.gql';
import styles from '../account.module.css';
import type { ConsentList_DecisionFragment } from './ConsentList.gql';

type Purpose = (typeof CONSENT_PURPOSES)[number];
type Decision = ConsentList_DecisionFragment;

/** What was decided holds for the text that was shown: a newer text is asked for again. */
export const isAgreed = (decision: Decision | undefined): boolean =>
  decision?.isGiven === true && decision.textVersion === CONSENT_TEXT_VERSION;

function useDecide(profileId: string) {
  const notice = useNotice();
  const locale = useLocale();
  const [setConsent] = useSetConsentMutation();
  return async (purpose: Purpose, isGiven: boolean): Promise<void> => {
    try {
      const { data } = await setConsent({
        variables: {
          input: { purpose, isGiven, textVersion: CONSENT_TEXT_VERSION, language: locale === 'vi' ? 'VI' : 'EN' },
        },
        update: (cache, { data: answer }) => {
          if (answer?.setConsent.errors.length !== 0) return;
          cache.modify({
            id: cache.identify({ __typename: 'Profile', id: profileId }) ?? '',
            fields: { consents: () => answer.setConsent.consents },
          });
        },
      });
      const [error] = data?.setConsent.errors ?? [{ code: 'CONFLICT' }];
      if (!error) {
        // On this device it is asked in public, too: the later answer holds.
        if (purpose === 'ANALYTICS') writeAnalyticsChoice(isGiven ? 'AGREED' : 'REFUSED', Date.now());
        notice.success('privacy.consentSaved');
      } else notice.failure(error.code === 'OUTDATED_TEXT' ? 'account.error.OUTDATED_TEXT' : 'account.notDone');
    } catch (error) {
      notice.thrown(error, 'account.notDone');
    }
  };
}

function ConsentChoice({
  purpose,
  decision,
  isLocked,
  onDecide,
}: {
  readonly purpose: Purpose;
  readonly decision: Decision | undefined;
  /** Nothing can be agreed to before a guardian has agreed; withdrawing is always possible. */
  readonly isLocked: boolean;
  readonly onDecide: (purpose: Purpose, isGiven: boolean) => Promise<void>;
}) {
  const t = useText();
  const format = useFormat();
  // Shown as pressed while it is sent; afterwards only what is stored counts.
  const [sent, setSent] = useState<boolean | null>(null);
  const isOutdated = decision !== undefined && decision.textVersion !== CONSENT_TEXT_VERSION;
  const choose = async (isGiven: boolean) => {
    if (sent !== null) return;
    setSent(isGiven);
    await onDecide(purpose, isGiven);
    setSent(null);
  };
  const state = () => {
    if (!decision) return t('privacy.undecided');
    const words = { day: format.dayInVietnam(decision.at), version: format.day(decision.textVersion) };
    return t(decision.isGiven ? 'privacy.given' : 'privacy.refused', words);
  };

  return (
    <li className={styles.consent}>
      <h3 className={styles.itemTitle}>{t(`privacy.consent.${purpose}`)}</h3>
      <CheckboxField
        label={t(`consent.${purpose}`)}
        checked={sent ?? isAgreed(decision)}
        aria-busy={sent !== null}
        disabled={isLocked && !isAgreed(decision)}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className={styles.quiet}>{state()}</p>
      {isOutdated ? <Notice tone="warn">{t('privacy.outdated')}</Notice> : null}
      {isOutdated && decision.isGiven ? (
        <Button
          ref={focusPanelWhenGone}
          variant="secondary"
          size="small"
          isBusy={sent !== null}
          onClick={() => void choose(false)}
        >
          {t('privacy.withdrawOld')}
        </Button>
      ) : null}
    </li>
  );
}

type Props = {
  readonly profileId: string;
  readonly decisions: readonly Decision[];
  /** A guardian has not agreed yet. */
  readonly isLocked: boolean;
};

/** One choice a purpose, none made beforehand; each is stored when it is made. */
export function ConsentList(masked: MaskedProps<Props>) {
  const { profileId, decisions, isLocked } = masked as Props;
  const t = useText();
  const format = useFormat();
  const onDecide = useDecide(profileId);
  return (
    <Panel title={t('privacy.consents')} lead={t('privacy.consentsLead')}>
      {isLocked ? <Notice>{t('privacy.consentsLocked')}</Notice> : null}
      <ul className={styles.consents}>
        {CONSENT_PURPOSES.map(purpose => (
          <ConsentChoice
            key={purpose}
            purpose={purpose}
            decision={decisions.find(decision => decision.purpose === purpose)}
            isLocked={isLocked}
            onDecide={onDecide}
          />
        ))}
      </ul>
      <p className={styles.quiet}>{t('privacy.version', { version: format.day(CONSENT_TEXT_VERSION) })}</p>
    </Panel>
  );
}
