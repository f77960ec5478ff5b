import {
  composeMail,
  decisionWords,
  farewellWords,
  guardianThanksWords,
  guardianWords,
  type MailWords,
} from './account.mails.js';
import type { CorrectionField, CorrectionRecord } from './account.records.js';

const person = (language: 'VI' | 'EN') => ({ fullName: 'Nguyễn Thị Đào', language });
const request = (
  field: CorrectionField,
  wantedValue: string,
  changes: Partial<CorrectionRecord> = {},
): CorrectionRecord => ({
  _id: 'r',
  userId: 'u',
  field,
  currentValue: '-',
  wantedValue,
  status: 'APPROVED',
  requestedAt: new Date(0),
  dueOn: '2026-12-01',
  ...changes,
});
const URL = 'https://example.org/guardian-consent?token=abc';

const all = (language: 'VI' | 'EN'): MailWords[] => [
  guardianWords(language, {}, URL),
  guardianWords(language, { purpose: 'COPIES' }, URL),
  guardianThanksWords(person(language)),
  guardianThanksWords(person(language), 'COPIES'),
  farewellWords(person(language)),
  decisionWords(person(language), request('FULL_NAME', 'Nguyễn Thị Mai')),
  decisionWords(person(language), request('PHONE', '+84987654321', { status: 'DECLINED', answer: 'Thiếu giấy tờ.' })),
];

describe.each(['VI', 'EN'] as const)('mails in %s', language => {
  it('have a subject, a greeting and paragraphs, in text and in HTML', () => {
    for (const words of all(language)) {
      const mail = composeMail('dao@example.org', language, words);
      expect(mail).toMatchObject({ to: 'dao@example.org', language, subject: expect.stringMatching(/^\S.{8,}/) });
      for (const paragraph of words.paragraphs) expect(mail.text).toContain(paragraph);
      expect(mail.html).toContain(`<html lang="${language.toLowerCase()}"`);
    }
  });
});

it('the link is in both parts', () => {
  const mail = composeMail('binh@example.org', 'EN', guardianWords('EN', {}, URL));
  expect([mail.text.includes(URL), mail.html.includes(URL)]).toEqual([true, true]);
});

it('markup in a name stays text', () => {
  const { html } = composeMail('lan@example.org', 'EN', farewellWords({ fullName: '<img src=x>', language: 'EN' }));
  expect([html.includes('<img'), html.includes('&lt;img')]).toEqual([false, true]);
});

it.each(['VI', 'EN'] as const)(
  'a new address is told in %s without the name and the answer, the former one with both',
  language => {
    const approved = request('EMAIL', 'new@example.org', { answer: 'Đã kiểm tra.' });
    const textOf = (words: MailWords): string => composeMail('new@example.org', language, words).text;
    const [former, present] = [
      textOf(decisionWords(person(language), approved)),
      textOf(decisionWords(person(language), approved, { isConfirmed: false })),
    ];
    expect([former.includes('Đào'), former.includes('Đã kiểm tra.')]).toEqual([true, true]);
    expect([present.includes('Đào'), present.includes('Đã kiểm tra.'), present.includes('new@example.org')]).toEqual([
      false,
      false,
      true,
    ]);
  },
);

it('dates and numbers are written as they are read', () => {
  const shown = (language: 'VI' | 'EN', field: CorrectionField, value: string) =>
    decisionWords(person(language), request(field, value)).paragraphs[0];
  expect([
    shown('VI', 'DATE_OF_BIRTH', '2008-05-18'),
    shown('EN', 'DATE_OF_BIRTH', '2008-05-18'),
    shown('VI', 'PHONE', '+84987654321'),
  ]).toEqual([
    expect.stringContaining('18/05/2008'),
    expect.stringContaining('18 May 2008'),
    expect.stringContaining('0987 654 321'),
  ]);
});

it('a Vietnamese mail greets with the whole given name', () => {
  const greeting = (fullName: string) => farewellWords({ fullName, language: 'VI' }).greeting;
  expect([greeting('Nguyễn Minh Anh'), greeting('Nguyễn Thị Đào')]).toEqual(['Chào Minh Anh,', 'Chào Đào,']);
});
