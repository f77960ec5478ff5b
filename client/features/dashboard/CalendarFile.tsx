import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { buttonLook } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';

type Props = { readonly kind: 'deadlines' | 'sessions'; readonly id: string; readonly title: string };

/** A file that calendar programs open; served to its person alone. */
export function CalendarFile({ kind, id, title }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <a
      href={`/calendar/${kind}/${encodeURIComponent(id)}.ics?lang=${locale}`}
      download
      className={buttonLook({ variant: 'quiet', size: 'small' })}
    >
      <Icon name="calendar" />
      {t('calendar.add')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </a>
  );
}
