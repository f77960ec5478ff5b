import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { dataOf, runQuery } from '../../testing/runQuery.js';
import {
  ContentOfAnswersDocument,
  ContentOfCountsDocument,
  ContentOfDocumentDocument,
  ContentOfOperatorDocument,
  ContentOfOperatorFiguresDocument,
} from './content.api.gql.js';

const answersOf = async (site: TestApp) => dataOf(await runQuery(site, ContentOfAnswersDocument)).homeContent.faq;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('content of the home page', () => {
  it('counts an empty catalogue as it is and names all six destinations', async () => {
    const { data, errors } = await runQuery(app, ContentOfCountsDocument);
    expect(errors).toEqual([]);
    expect(data?.homeContent).toEqual({
      counts: { institutions: 0, programs: 0, scholarships: 0 },
      destinations: ['AU', 'CA', 'DE', 'GB', 'IE', 'US'].map(destination => ({ destination, programs: 0 })),
    });
  });

  it('shows the figures of the operator apart from what is counted', async () => {
    const { data } = await runQuery(app, ContentOfOperatorFiguresDocument);
    expect(data?.homeContent).toEqual({
      operatorFiguresSource: null,
      operatorFigures: [
        { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
        { id: 'INSTITUTIONS', value: 1500, isAtLeast: true },
        { id: 'NATIONALITIES', value: 150, isAtLeast: true },
        { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
        { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
      ],
    });
  });

  it('shows no figure of the operator on a public address until the operator has set it with its source', async () => {
    const onPublicAddress = { PUBLIC_URL: 'https://study.example.org', TRUST_PROXY: '0' };
    const figuresOf = async (environment: Record<string, string>) => {
      const site = await createTestApp({ environment });
      const { data, errors } = await runQuery(site, ContentOfOperatorFiguresDocument);
      await site.close();
      expect(errors).toEqual([]);
      return data?.homeContent;
    };
    const set = { OPERATOR_FIGURES: 'STUDENTS=420, SUCCESS_RATE=81.5', OPERATOR_FIGURES_SOURCE: 'Báo cáo năm 2025' };
    const shown = {
      operatorFiguresSource: 'Báo cáo năm 2025',
      operatorFigures: [
        { id: 'SUCCESS_RATE', value: 81.5, isAtLeast: false },
        { id: 'STUDENTS', value: 420, isAtLeast: false },
      ],
    };
    expect(await figuresOf(onPublicAddress)).toEqual({ operatorFiguresSource: null, operatorFigures: [] });
    expect(await figuresOf({ ...onPublicAddress, ...set })).toEqual(shown);
    expect(await figuresOf(set)).toEqual(shown);
  });

  it('answers the questions in both languages, and quotes no figure without its source', async () => {
    const faq = await answersOf(app);
    expect(faq.length).toBeGreaterThanOrEqual(8);
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
    for (const { question, answer, figures } of faq) {
      for (const text of [question, ...answer, ...figures.map(({ label }) => label)]) {
        expect(text.vi.trim()).not.toBe('');
        expect(text.en.trim()).not.toBe('');
      }
      expect(question.vi).not.toBe(question.en);
      for (const { money, text, source, checkedOn } of figures) {
        expect(money ?? text).toBeTruthy();
        expect(source.url).toMatch(/^https:/);
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
    expect(faq.find(({ id }) => id === 'cost')?.figures[1]).toMatchObject({
      money: { amount: 23_448, currency: 'CAD' },
      source: { id: 'country-ca-visa-funds-2026-09-01' },
      checkedOn: '2026-11-22',
    });
  });

  it('reads the sums of countries on the day of the question, with who proves them and what is known to follow', async () => {
    const ask = async (day: string) => {
      const site = await createTestApp({ clock: () => new Date(`${day}T05:00:00Z`) });
      const faq = await answersOf(site);
      await site.close();
      return faq.find(({ id }) => id === 'cost')?.figures.find(({ label }) => label.en === 'United Kingdom, in London');
    };
    const [before, after] = [await ask('2026-11-29'), await ask('2026-11-30')];
    expect(before).toMatchObject({ money: { amount: 1529 }, text: { en: 'a month, for at most 9 months' } });
    expect(before?.note?.en).toContain('From 30 November 2026: GBP 14,130.');
    expect(before?.note?.en).toMatch(/^Proven by the student or the family when the visa application is made/);
    expect(after).toMatchObject({ money: { amount: 1570 } });
    expect(after?.note?.en).not.toContain('From 30 November 2026');
  });

  it('marks the figures of the answers by the date of their page and, where it has none, by the day it was read', async () => {
    const ask = async (site: TestApp) => (await answersOf(site)).flatMap(({ figures }) => figures);
    const later = await createTestApp({ clock: () => new Date('2027-05-23T00:00:00Z') });
    const sooner = await createTestApp({ clock: () => new Date('2027-05-20T00:00:00Z') });
    const answers = [await ask(sooner), await ask(later)];
    await Promise.all([later.close(), sooner.close()]);

    const dated = answers.map(figures => figures.filter(({ asOf }) => asOf !== null).map(({ isStale }) => isStale));
    const undated = answers.map(figures => figures.filter(({ asOf }) => asOf === null).map(({ isStale }) => isStale));
    expect(dated.map(stale => [...new Set(stale)])).toEqual([[true], [true]]);
    expect(undated.map(stale => [...new Set(stale)])).toEqual([[false], [true]]);
  });
});

describe('who runs the site', () => {
  const unset = {
    name: null,
    address: null,
    licence: null,
    phone: null,
    zaloUrl: null,
    email: null,
    officeHours: [
      { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], opensAt: '9:00', closesAt: '18:00' },
      { days: ['SATURDAY'], opensAt: '10:00', closesAt: '16:00' },
    ],
  };

  it('is null where the operator has set nothing; the office hours stand', async () => {
    const { data, errors } = await runQuery(app, ContentOfOperatorDocument);
    expect(errors).toEqual([]);
    expect(data?.operator).toEqual(unset);
  });

  it('is told as the operator has set it', async () => {
    const set = await createTestApp({
      environment: { OPERATOR_NAME: 'Công ty Chân Trời', OPERATOR_PHONE: '0912 345 678' },
    });
    const { data } = await runQuery(set, ContentOfOperatorDocument);
    await set.close();
    expect(data?.operator).toEqual({ ...unset, name: 'Công ty Chân Trời', phone: '+84912345678' });
  });
});

describe('the texts of the site', () => {
  it.each(['ABOUT', 'PRIVACY', 'LEGAL', 'SCAM_CHECK', 'ACCESSIBILITY', 'PARTNERS'])(
    'serves %s whole, as sections that any client can draw',
    async kind => {
      const { legalDocument } = dataOf(await runQuery(app, ContentOfDocumentDocument, { kind }));
      expect(legalDocument).toMatchObject({ kind, versionDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
      expect(legalDocument.sections.length).toBeGreaterThanOrEqual(5);
    },
  );

  it('tells the lifetimes of this site’s sessions in its privacy policy', async () => {
    const other = await createTestApp({ environment: { SESSION_IDLE_MINUTES: '45' } });
    const { legalDocument } = dataOf(await runQuery(other, ContentOfDocumentDocument, { kind: 'PRIVACY' }));
    await other.close();
    expect(JSON.stringify(legalDocument.sections)).toContain('45 minutes without use');
  });
});
