/** Opened by a parent from a mail: they know nothing of us, so everything they decide on stands here. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { CONSENT_TEXT_VERSION, GUARDIAN_LINK_DAYS } from '../../../../schema/rules/account.values';
import { brand } from '../../../../schema/site/brand';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { PageHead } from '../../../kernel/seo/PageHead';
import { LinkButton } from '../../../kernel/ui/Button';
import { Card } from '../../../kernel/ui/Card';
import { useGiveGuardianConsentMutation } from '../GiveGuardianConsent.gql';
import { useGuardianRequestQuery } from '../GuardianRequest.gql';
import { CopyExplanation, GuardianExplanation } from './GuardianExplanation';
import styles from './guardianConsent.module.css';
import { GuardianAgreement, type AgreementState } from './GuardianAgreement';
import { guardianRequestVariables } from './guardianToken';

type MessageProps = {
  readonly title: string;
  readonly text: string;
  /** In place of what was just read: it is read out. */ readonly isAnswer: boolean;
};

function Message({ title, text, isAnswer }: MessageProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <Card padding="large" className={styles.card}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <LinkButton to="/" variant="secondary">
        {t('guardian.toHome')}
      </LinkButton>
    </Card>
  );
}

export function GuardianConsentView() {
  const t = useText();
  const locale = useLocale();
  const [query] = useSearchParams();
  const variables = guardianRequestVariables(query);
  const request = useGuardianRequestQuery({ variables }).data?.guardianRequest;
  const [give] = useGiveGuardianConsentMutation();
  const [state, setState] = useState<AgreementState | 'DONE' | 'LOST'>('READING');

  const onAgree = async (event: FormEvent, isTicked: boolean) => {
    event.preventDefault();
    if (state === 'SENDING') return;
    if (!isTicked) return setState('NOT_TICKED');
    setState('SENDING');
    try {
      const { data } = await give({
        variables: {
          input: { ...variables, textVersion: CONSENT_TEXT_VERSION, language: locale === 'vi' ? 'VI' : 'EN' },
        },
      });
      const [error] = data?.giveGuardianConsent.errors ?? [{ code: 'CONFLICT' }];
      if (!error) setState('DONE');
      else setState(error.code === 'INVALID_TOKEN' ? 'LOST' : error.code === 'OUTDATED_TEXT' ? 'OUTDATED' : 'FAILED');
    } catch {
      setState('FAILED');
    }
  };

  const words = request ? { student: request.studentName, guardian: request.guardianName, brand: brand[locale] } : null;
  const isCopy = request?.purpose === 'COPIES';
  return (
    <div className={styles.page}>
      <PageHead
        title={t(isCopy ? 'guardianCopy.title' : 'guardian.title')}
        description={t('guardian.description')}
        isIndexable={false}
      />
      {words && state === 'DONE' ? (
        <Message
          title={t('guardian.done')}
          text={t(isCopy ? 'guardianCopy.doneText' : 'guardian.doneText', words)}
          isAnswer
        />
      ) : null}
      {!words || state === 'LOST' ? (
        <Message
          title={t('guardian.lost')}
          text={t('guardian.lostText', { days: GUARDIAN_LINK_DAYS })}
          isAnswer={state === 'LOST'}
        />
      ) : null}
      {words && state !== 'DONE' && state !== 'LOST' ? (
        <>
          {isCopy ? <CopyExplanation words={words} /> : <GuardianExplanation words={words} />}
          <GuardianAgreement
            purpose={request?.purpose ?? 'MARKS'}
            words={words}
            state={state}
            onAgree={(event, isTicked) => void onAgree(event, isTicked)}
            onTick={() => setState('READING')}
          />
        </>
      ) : null}
    </div>
  );
}
