import { routes } from '../../../schema/site/routes.js';
import { LOCALE_COOKIE } from '../../../schema/site/locales.js';
import { parseEnv } from '../../kernel/env.js';
import type { DocumentItem, LegalDocument } from '../../generated/resolvers.js';
import { createTexts, spanOf } from './content.documents.js';

const { session } = parseEnv({});
const { documents } = createTexts(session);
const all = Object.entries(documents);
const headings = ({ sections }: LegalDocument, language: 'vi' | 'en') =>
  sections.map(({ heading }) => heading[language]);
const itemsOf = ({ sections }: LegalDocument): DocumentItem[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items));
const textOf = (document: LegalDocument, language: 'vi' | 'en') =>
  itemsOf(document)
    .map(({ term, text }) => `${term?.[language] ?? ''} ${text[language]}`)
    .join('\n');

describe('the sections that the specification names', () => {
  it.each([
    [
      'PRIVACY',
      [
        ['Tin quảng bá', 'Marketing'],
        ['Thông tin thiết bị và cookie', 'Device information and cookies'],
        ['Chia sẻ với bên thứ ba', 'Sharing with third parties'],
        ['Nếu bạn sống ở châu Âu', 'Rights of European residents'],
        ['Giữ trong bao lâu', 'Data retention'],
        ['Khi chính sách này thay đổi', 'Changes to this policy'],
        ['Liên hệ về dữ liệu của bạn', 'Contact about your data'],
      ],
    ],
    [
      'LEGAL',
      [
        ['Điều khoản sử dụng', 'Terms of service'],
        ['Bản quyền', 'Copyright'],
        ['Nhãn hiệu', 'Trademarks'],
        ['Giấy phép sử dụng', 'License'],
        ['Giới hạn trách nhiệm', 'Disclaimer'],
        ['Luật áp dụng', 'Applicable law'],
        ['Tranh chấp', 'Disputes'],
        ['Quy định của trang', 'Site policies'],
        ['Câu hỏi', 'Questions'],
      ],
    ],
  ] as const)('of %s stand in its order', (kind, named) => {
    for (const [place, language] of (['vi', 'en'] as const).entries()) {
      const wanted: string[] = named.map(names => names[place] ?? '');
      expect(headings(documents[kind], language).filter(heading => wanted.includes(heading))).toEqual(wanted);
    }
  });

  it('of the page for partners are one for institutions and one for recruitment partners', () => {
    const sections = documents.PARTNERS.sections.map(({ anchor, heading }) => [anchor, heading.en]);
    expect(sections).toEqual(
      expect.arrayContaining([
        ['institutions', expect.any(String)],
        ['recruiters', expect.any(String)],
      ]),
    );
  });
});

describe('every text of the site', () => {
  it.each(all)('%s says everything in both languages, in composed Unicode', (_kind, document) => {
    const { title, description, lead, sections, changes } = document;
    const words = [
      title,
      description,
      lead,
      ...sections.map(({ heading }) => heading),
      ...changes.map(({ summary }) => summary),
      ...itemsOf(document).flatMap(({ term, text, links }) => [
        ...(term ? [term] : []),
        text,
        ...links.map(({ label }) => label),
      ]),
    ];
    for (const { vi, en } of words) {
      expect([vi.trim() === '', en.trim() === '']).toEqual([false, false]);
      expect(vi + en).toBe((vi + en).normalize('NFC'));
      expect(vi + en).not.toMatch(/[{}!]/);
    }
    expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  it.each(all)('%s has anchors that stand once', (_kind, { sections }) => {
    const anchors = sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+$/);
  });

  /** Every address that a link may have besides other sites: a page, or a section of a page that is a document. */
  const places = new Set<string>([
    ...routes.map(({ path }) => path),
    ...all.flatMap(([kind, { sections }]) =>
      sections.map(({ anchor }) => `/${kind.toLowerCase().replace('_', '-')}#${anchor}`),
    ),
  ]);

  it.each(all)('%s leads to pages, sections and sites that can exist', (kind, document) => {
    const own = `/${kind.toLowerCase().replace('_', '-')}`;
    const targets = itemsOf(document).flatMap(({ links }) => links.map(({ to }) => to));
    const lost = targets
      .filter(to => !to.startsWith('https://'))
      .map(to => (to.startsWith('#') ? own + to : (to.split('?')[0] ?? '')))
      .filter(place => !places.has(place));

    expect(targets.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it.each(all)('%s lists its versions, and the newest is the one that is shown', (_kind, { versionDate, changes }) => {
    expect(changes[0]?.on).toBe(versionDate);
    expect(changes.map(({ on }) => on)).toEqual(
      changes
        .map(({ on }) => on)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('the privacy policy', () => {
  it.each([
    LOCALE_COOKIE,
    'auth-token',
    'refresh-token',
    'user-data',
    'pending-page',
    'pending-profile',
    'visitor-token',
  ])('names the cookie %s', name => {
    expect(itemsOf(documents.PRIVACY).map(({ term }) => term?.en)).toContain(name);
  });

  it('tells the lifetimes of a session as the environment sets them', () => {
    const hour = 3_600_000;
    const {
      documents: { PRIVACY },
    } = createTexts({ idleMs: hour / 2, absoluteMs: 24 * hour });

    expect(textOf(documents.PRIVACY, 'en')).toContain('2 hours without use, and after 12 hours');
    expect(textOf(PRIVACY, 'en')).toContain('30 minutes without use, and after 24 hours');
    expect(textOf(PRIVACY, 'vi')).toContain('30 phút không dùng, nhiều nhất 24 giờ');
    expect(spanOf(hour)).toEqual({ vi: '1 giờ', en: '1 hour' });
  });
});

describe('the scam check', () => {
  const { SCAM_CHECK } = documents;
  const blocksOf = (anchor: string) => SCAM_CHECK.sections.find(section => section.anchor === anchor)?.blocks ?? [];

  it('has signs with a source each, a list to tick, what to do after paying, and the sources', () => {
    const signs = blocksOf('signs').flatMap(({ style, items }) => (style === 'TERMS' ? items : []));
    expect(signs.length).toBeGreaterThanOrEqual(8);
    expect(signs.filter(({ source, checkedOn }) => !source || !checkedOn)).toEqual([]);
    expect(blocksOf('checklist').find(({ style }) => style === 'CHECKLIST')?.items.length).toBeGreaterThanOrEqual(8);
    expect(blocksOf('paid').some(({ style }) => style === 'STEPS')).toBe(true);
  });

  it('lists every source that stands behind one of its sentences', () => {
    const listed = blocksOf('sources').flatMap(({ items }) => items.flatMap(({ source }) => source?.id ?? []));
    const used = itemsOf(SCAM_CHECK).flatMap(({ source }) => source?.id ?? []);
    expect(new Set(listed)).toEqual(new Set(used));
  });
});

it('partners reach the contact form under the subject that is theirs', () => {
  const targets = itemsOf(documents.PARTNERS).flatMap(({ links }) => links.map(({ to }) => to));
  expect(targets).toEqual(
    expect.arrayContaining(['/contact?campaign=PARTNER_INSTITUTION', '/contact?campaign=RECRUITMENT_PARTNER']),
  );
});
