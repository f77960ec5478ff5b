/** Opened by a parent from a mail: they know nothing of us, so everything they decide on stands here. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SHARING_LINK_DAYS } from '../../../../schema/rules/applications.values';
import { brand } from '../../../../schema/site/brand';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { useSite } from '../../../kernel/page/site';
import { PageHead } from '../../../kernel/seo/PageHead';
import { LinkButton } from '../../../kernel/ui/Button';
import { Card } from '../../../kernel/ui/Card';
import { SharingDecision } from './SharingDecision';
import { SharingExplanation } from './SharingExplanation';
import { useSharingRequestQuery } from './SharingRequest.gql';
import { sharingRequestVariables } from './sharingToken';
import { useSharingAnswer } from './useSharingAnswer';
import styles from './guardian.module.css';

type MessageProps = {
  readonly title: string;
  readonly text: string;
  /** In place of what was just read: it is read out. */
  readonly isAnswer: boolean;
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
        {t('guardianSharing.toHome')}
      </LinkButton>
    </Card>
  );
}

/** /guardian-consent/application?token= */
export function GuardianSharingView() {
  const t = useText();
  const locale = useLocale();
  const { operator } = useSite();
  const [query] = useSearchParams();
  const variables = sharingRequestVariables(query);
  const request = useSharingRequestQuery({ variables }).data?.sharingRequest;
  const { state, agree, refuse, read } = useSharingAnswer(variables.token, request?.textVersion ?? '');
  const student = request?.studentName ?? '';
  const sender = operator.name ?? brand[locale];
  return (
    <div className={styles.page}>
      <PageHead title={t('guardianSharing.title')} description={t('guardianSharing.description')} isIndexable={false} />
      {state === 'AGREED' ? (
        <Message title={t('guardianSharing.agreed')} text={t('guardianSharing.agreedText', { student })} isAnswer />
      ) : null}
      {state === 'REFUSED' ? (
        <Message title={t('guardianSharing.refused')} text={t('guardianSharing.refusedText', { student })} isAnswer />
      ) : null}
      {!request || state === 'LOST' ? (
        <Message
          title={t('guardianSharing.lost')}
          text={t('guardianSharing.lostText', { days: SHARING_LINK_DAYS })}
          isAnswer={state === 'LOST'}
        />
      ) : null}
      {request && state !== 'AGREED' && state !== 'REFUSED' && state !== 'LOST' ? (
        <>
          <SharingExplanation request={request} sender={sender} />
          <SharingDecision
            state={state}
            words={{
              student,
              sender,
              recipient: request.recipientName,
              country: t(`destination.${request.destination}`),
            }}
            onAgree={agree}
            onRefuse={refuse}
            onTick={read}
          />
        </>
      ) : null}
    </div>
  );
}
