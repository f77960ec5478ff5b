import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import type { ReviewEditor_ReviewFragment, ReviewEditor_ViewerFragment } from './ReviewEditor.gql';
import { ReviewForm } from './ReviewForm';

type Props = {
  readonly viewer: ReviewEditor_ViewerFragment;
  readonly reviews: readonly ReviewEditor_ReviewFragment[];
  /** Null: about the service. */
  readonly institution: { readonly id: string; readonly name: string; readonly isRetired: boolean } | null;
  readonly onClose: () => void;
};

/** The form, or why it is not there for this person. */
export function ReviewEditor(masked: MaskedProps<Props>) {
  const { viewer, reviews, institution, onClose } = masked as Props;
  const t = useText();
  const present = reviews.find(review => (review.institution?.id ?? null) === (institution?.id ?? null)) ?? null;
  const title = institution
    ? t(present ? 'myReviews.editAbout' : 'myReviews.writeAbout', { name: institution.name })
    : t(present ? 'myReviews.editAboutService' : 'myReviews.writeAboutService');

  if (viewer.role !== 'STUDENT') return <Notice>{t('myReviews.staff')}</Notice>;
  if (institution?.isRetired) return <Notice>{t('myReviews.retired')}</Notice>;
  if (viewer.needsGuardianConsent)
    return (
      <Notice
        tone="warn"
        action={
          <LinkButton to="/profile/privacy" variant="secondary" size="small">
            {t('myReviews.toGuardian')}
          </LinkButton>
        }
      >
        {t('myReviews.guardian')}
      </Notice>
    );
  return (
    <Panel title={title} lead={[t('myReviews.formLead'), present ? t('myReviews.editLead') : ''].join(' ').trim()}>
      <ReviewForm
        key={institution?.id ?? ''}
        institutionId={institution?.id ?? null}
        present={present}
        onClose={onClose}
      />
    </Panel>
  );
}
