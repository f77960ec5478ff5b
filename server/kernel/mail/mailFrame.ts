/** The layout of all mails: paragraphs, at most one button, the brand; as HTML and as plain text with the button's address written out. */
import { brand } from '../../../schema/site/brand.js';
import type { MailLanguage } from './createMailer.js';

export type MailContent = {
  language: MailLanguage;
  /** `Chào Lan,` */
  greeting: string;
  paragraphs: readonly string[];
  /** Pages of the site with a remark each, below the paragraphs. */
  list?: readonly { label: string; remark: string; url: string }[];
  button?: { label: string; url: string };
  /** After the button. */
  closing?: readonly string[];
};

const SIGNATURE: Record<MailLanguage, { regards: string; automatic: string; copy: string }> = {
  VI: {
    regards: `Thân mến,\nĐội ngũ ${brand.vi}`,
    automatic: 'Thư này được gửi tự động, bạn không cần trả lời.',
    copy: 'Nếu nút không bấm được, bạn hãy chép địa chỉ này vào trình duyệt:',
  },
  EN: {
    regards: `Warm regards,\nThe ${brand.en} team`,
    automatic: 'This email was sent automatically; there is no need to reply.',
    copy: 'If the button does not work, copy this address into your browser:',
  },
};

/** The accent of the site (client/kernel/ui/tokens.css). */
const ACCENT = '#0a5a72';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, mark => MARKS[mark] ?? mark);

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

export function mailFrame({ language, greeting, paragraphs, list = [], button, closing = [] }: MailContent): {
  text: string;
  html: string;
} {
  const { regards, automatic, copy } = SIGNATURE[language];
  const text = [
    greeting,
    ...paragraphs,
    ...list.map(({ label, remark, url }) => `- ${label}: ${remark}\n  ${url}`),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    regards,
    `-- \n${automatic}`,
  ].join('\n\n');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:${ACCENT};color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block;font-weight:600">${escapeHtml(button.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#4a5568">${escapeHtml(copy)}<br><a href="${escapeHtml(button.url)}" style="color:${ACCENT};word-break:break-all">${escapeHtml(button.url)}</a></p>`
    : '';
  const items = list.map(
    ({ label, remark, url }) =>
      `<li style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${ACCENT};font-weight:600">${escapeHtml(label)}</a><br>${escapeHtml(remark)}</li>`,
  );
  const listed = items.length === 0 ? '' : `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
  const name = brand[language === 'EN' ? 'en' : 'vi'];
  const html =
    `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title></head>` +
    `<body style="margin:0;background:#f4f6f9"><div style="max-width:560px;margin:0 auto;padding:32px 20px;font-family:'Be Vietnam Pro',Segoe UI,Roboto,Arial,sans-serif;font-size:16px;line-height:1.6;color:#1a202c">` +
    `<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${ACCENT}">${escapeHtml(name)}</p>` +
    `<div style="background:#ffffff;border-radius:12px;padding:24px">${[greeting, ...paragraphs].map(paragraph).join('')}${listed}${action}${[...closing, regards].map(paragraph).join('')}</div>` +
    `<p style="margin:16px 0 0;font-size:13px;color:#4a5568">${escapeHtml(automatic)}</p></div></body></html>`;
  return { text, html };
}
