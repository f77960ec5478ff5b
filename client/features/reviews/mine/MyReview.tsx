import { askConfirm } from '../../../kernel/feedback/confirm';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { Button, LinkButton } from '../../../kernel/mui/Button';
import { focusPanelWhenGone } from '../../../kernel/mui/focusPanelWhenGone';
import { StatusChip } from '../../../kernel/mui/StatusChip';
import { AppLink } from '../../../kernel/ui/AppLink';
import { writingAddress } from '../reviewsUrl';
import type { MyReview_ReviewFragment } from './MyReview.gql';
import { useWithdrawReviewMutation } from './WithdrawReview.gql';
import styles from './myReviews.module.css';

const TONES = { WAITING: 'warn', PUBLISHED: 'good', DECLINED: 'bad' } as const;

type Props = { readonly review: MyReview_ReviewFragment };

/** One of the student's own, with where it stands and what can be done with it. */
export function MyReview(masked: MaskedProps<Props>) {
  const { review } = masked as Props;
  const t = useText();
  const format = useFormat();
  const notice = useNotice();
  const [withdraw, { loading }] = useWithdrawReviewMutation();
  const { id, institution, status, declineReason, declineNote, submittedAt, publishedAt, text, name, studies } = review;
  const subject = institution?.name ?? t('myReviews.service');

  const onWithdraw = async () => {
    const isSure = await askConfirm({
      title: t('myReviews.withdrawTitle'),
      content: t('myReviews.withdrawContent'),
      confirm: t('myReviews.withdraw'),
      cancel: t('common.cancel'),
      isDestructive: true,
    });
    if (!isSure) return;
    await withdraw({ variables: { input: { reviewId: id } } });
    notice.success('myReviews.withdrawn');
  };

  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <h3 className={styles.subject}>
          {institution ? <AppLink to={`/schools/${institution.slug}`}>{subject}</AppLink> : subject}
        </h3>
        <StatusChip tone={TONES[status]} label={t(`myReviews.status.${status}`)} />
      </div>
      <p className={styles.quiet}>
        {publishedAt
          ? t('myReviews.publishedOn', { day: format.dayInVietnam(publishedAt) })
          : t('myReviews.sentOn', { day: format.dayInVietnam(submittedAt) })}
        {' · '}
        {t('myReviews.shownAs', { name: [name, studies].filter(Boolean).join(', ') })}
      </p>
      {declineReason ? <p>{t(`myReviews.reason.${declineReason}`)}</p> : null}
      {declineNote ? <p>{t('myReviews.note', { note: declineNote })}</p> : null}
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <LinkButton
          to={writingAddress({ institution: institution?.slug ?? null })}
          variant="secondary"
          size="small"
          aria-label={t('myReviews.editOf', { name: subject })}
        >
          {t('myReviews.edit')}
        </LinkButton>
        <Button
          ref={focusPanelWhenGone}
          variant="quiet"
          size="small"
          aria-label={t('myReviews.withdrawOf', { name: subject })}
          isBusy={loading}
          onClick={() => void onWithdraw().catch(error => notice.thrown(error, 'myReviews.withdrawFailed'))}
        >
          {t('myReviews.withdraw')}
        </Button>
      </div>
    </li>
  );
}
