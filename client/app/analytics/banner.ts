/** The question whether visits may be counted: a region of the page, not in its way, drawn without React. Both answers look alike and take one press. */
import type { Locale } from '../../../schema/site/locales';
import { toPath } from '../../../schema/site/locales';
import type { Translate } from '../../kernel/i18n/useText';
import type { AnalyticsChoice } from '../../kernel/storage/analyticsChoice';
import buttonStyles from '../../kernel/ui/Button.module.css';
import { makeElement } from '../../kernel/ui/makeElement';
import styles from './banner.module.css';

const TITLE_ID = 'analytics-title';

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
  const banner = makeElement('section', { className: styles.banner });
  banner.setAttribute('aria-labelledby', TITLE_ID);
  const title = makeElement('h2', {
    className: styles.title,
    id: TITLE_ID,
    tabIndex: -1,
    textContent: t('analytics.title'),
  });
  const paragraph = (textContent: string) => makeElement('p', { textContent });
  const words = paragraph(`${t('analytics.content', { host })} ${t('analytics.change')}`);
  const policy = makeElement('a', { href: toPath(locale, '/privacy'), textContent: t('analytics.policy') });
  const look = `${buttonStyles.button} ${buttonStyles.secondary}`;
  const button = (textContent: string, answer: AnalyticsChoice) => {
    const element = makeElement('button', { className: look, type: 'button', textContent });
    element.addEventListener('click', () => onChoose(answer));
    return element;
  };
  const actions = makeElement('div', { className: styles.actions });
  actions.append(button(t('analytics.refuse'), 'REFUSED'), button(t('analytics.agree'), 'AGREED'), policy);
  banner.append(title, words, ...(choice ? [paragraph(t(`analytics.now.${choice}`))] : []), actions);
  document.body.prepend(banner);
  return banner;
}

export const focusBanner = (banner: HTMLElement): void => banner.querySelector<HTMLElement>('h2')?.focus();
