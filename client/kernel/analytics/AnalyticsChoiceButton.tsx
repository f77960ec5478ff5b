import { useText } from '../i18n/useText';
import { useSite } from '../page/site';
import { CHOICE_BUTTON } from './choiceButton';

/** Opens the question whether visits may be counted once more (client/app/analytics). Nothing, where no tag is set. */
export function AnalyticsChoiceButton({ className }: { readonly className?: string | undefined }) {
  const t = useText();
  const { analytics } = useSite();
  return analytics ? (
    <button type="button" className={className} {...{ [CHOICE_BUTTON]: '' }}>
      {t('layout.analyticsChoice')}
    </button>
  ) : null;
}
