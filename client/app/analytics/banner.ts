/** The question whether visits may be counted: a region of the page, not in its way, drawn without React. Both answers look alike and take one press. */
import type { Locale } from '../../../schema/site/locales';
import { toPath } from '../../../schema/site/locales';
import type { Translate } from '../../kernel/i18n/useText';
import type { AnalyticsChoice } from '../../kernel/storage/analyticsChoice';
import buttonStyles from '../../kernel/ui/Button.module.css';
import styles from './banner.module.css';

const TITLE_ID = 'analytics-title';

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, text = '' }: { readonly className?: string | undefined; readonly text?: string } = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

type Options = {
  readonly t: Translate;
  readonly locale: Locale;
  /** Host of the service. */
  readonly host: string;
  /** What holds now; null when nothing was chosen. */
  readonly choice: AnalyticsChoice | null;
  readonly onChoose: (choice: AnalyticsChoice) => void;
};

/** Its first place in the document makes it the first stop of the keyboard. The focus stays where it is. */
export function drawBanner({ t, locale, host, choice, onChoose }: Options): HTMLElement {
  const banner = make('section', { className: styles.banner });
  banner.setAttribute('aria-labelledby', TITLE_ID);
  const title = make('h2', { className: styles.title, text: t('analytics.title') });
  title.id = TITLE_ID;
  title.tabIndex = -1;
  const words = make('p', { text: `${t('analytics.content', { host })} ${t('analytics.change')}` });
  const policy = make('a', { text: t('analytics.policy') });
  policy.href = toPath(locale, '/privacy');
  const button = (text: string, answer: AnalyticsChoice) => {
    const element = make('button', { className: `${buttonStyles.button} ${buttonStyles.secondary}`, text });
    element.type = 'button';
    element.addEventListener('click', () => onChoose(answer));
    return element;
  };
  const actions = make('div', { className: styles.actions });
  actions.append(button(t('analytics.refuse'), 'REFUSED'), button(t('analytics.agree'), 'AGREED'), policy);
  banner.append(title, words, ...(choice ? [make('p', { text: t(`analytics.now.${choice}`) })] : []), actions);
  document.body.prepend(banner);
  return banner;
}

export const focusBanner = (banner: HTMLElement): void => banner.querySelector<HTMLElement>('h2')?.focus();
