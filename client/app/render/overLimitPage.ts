/** For a reader who has asked for more than their share: constant, so that it costs next to nothing, and without scripts, which would ask for more. */
import { createIntl, type IntlConfig } from 'react-intl';
import type { Locale } from '../../../schema/site/locales';
import type { RenderResult } from '../../../schema/site/renderContract';
import { HEAD_SCRIPT } from '../../../schema/site/headScript';
import { en } from '../errors/messages.en';
import { vi } from '../errors/messages.vi';
import type { PageSheet } from './pageSheet';
import styles from '../errors/errors.module.css';

const STATUS = 429;
const texts: Readonly<Record<Locale, Record<keyof typeof vi, string>>> = { vi, en };

export function overLimitPage(locale: Locale, sheet: PageSheet | undefined): RenderResult {
  // The build has compiled the texts: they are no strings there.
  const { formatMessage } = createIntl({ locale, messages: texts[locale] as NonNullable<IntlConfig['messages']> });
  const text = (id: keyof typeof vi): string => formatMessage({ id }, { statusCode: STATUS });
  const rules = sheet ? `<style>${sheet.css}</style>` : '';
  const html =
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><script>${HEAD_SCRIPT}</script>${rules}` +
    `<meta name="robots" content="noindex"><title>${text('error.tooManyTitle')}</title></head>` +
    `<body><main class="${styles.alone}"><p class="${styles.status}">${text('error.status')}</p>` +
    // An empty address is that of the page itself.
    `<h1>${text('error.tooManyTitle')}</h1><p>${text('error.tooManyBody')}</p><p><a href="">${text('error.retry')}</a></p></main></body></html>`;
  return {
    status: STATUS,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html,
    ...(sheet && { styleHash: sheet.hash }),
  };
}
