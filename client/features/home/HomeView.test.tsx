import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { type Whole } from '../../testing/whole';
import { HomeContentDocument, type HomeContentQuery } from './HomeContent.gql';
import { HomeView } from './HomeView';

type Content = Whole<HomeContentQuery['homeContent']>;

const faq: Content['faq'] = [
  {
    id: 'cost',
    question: { vi: 'Hết bao nhiêu tiền?', en: 'What does it cost?' },
    answer: [{ vi: 'Ba khoản.', en: 'Three </script> things.' }],
    figures: [
      {
        label: { vi: 'Canada', en: 'Canada' },
        money: { amount: 22_895, currency: 'CAD' },
        text: { vi: 'mỗi năm', en: 'a year' },
        asOf: '2025-09-01',
        checkedOn: '2026-11-21',
        isStale: false,
        note: null,
        source: {
          id: 's',
          name: 'CIC News',
          url: 'https://news.example/funds',
          kind: 'THIRD_PARTY',
          licence: null,
          copy: null,
        },
      },
    ],
  },
];
const content: Content = {
  counts: { institutions: 184, programs: 12_604, scholarships: 1 },
  destinations: [
    { destination: 'US', institutions: 40, programs: 2_000, scholarships: 3 },
    { destination: 'DE', institutions: 30, programs: 1_100, scholarships: 0 },
  ],
  operatorFigures: [
    { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
    { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
    { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
  ],
  operatorFiguresSource: null,
  faq,
};

const localized = (text: { vi: string; en: string }) => ({ __typename: 'LocalizedText' as const, ...text });
const withTypes = {
  __typename: 'HomeContent' as const,
  counts: { __typename: 'CatalogueCounts' as const, ...content.counts },
  destinations: content.destinations.map(row => ({ __typename: 'DestinationCounts' as const, ...row })),
  operatorFigures: content.operatorFigures.map(row => ({ __typename: 'OperatorFigure' as const, ...row })),
  operatorFiguresSource: content.operatorFiguresSource,
  faq: faq.map(({ id, question, answer, figures }) => ({
    __typename: 'FaqEntry' as const,
    id,
    question: localized(question),
    answer: answer.map(localized),
    figures: figures.map(figure => ({
      __typename: 'FaqFigure' as const,
      ...figure,
      label: localized(figure.label),
      money: figure.money && { __typename: 'Money' as const, ...figure.money },
      text: figure.text && localized(figure.text),
      source: { __typename: 'Source' as const, ...figure.source },
    })),
  })),
};
const mocks = [{ request: { query: HomeContentDocument }, result: { data: { homeContent: withTypes } } }];

const Nobody = ({ instead }: { readonly instead: ReactNode }) => instead;
const Somebody = () => <p>Dễ tìm.</p>;

describe('HomeView', () => {
  it('links each count to the search it counts', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });

    expect(await screen.findByRole('link', { name: '1,100 programs' })).toHaveAttribute(
      'href',
      '/en/search-program?destination=DE',
    );
    expect(screen.getByRole('link', { name: '0 scholarships' })).toHaveAttribute(
      'href',
      '/en/search-scholarship?destination=DE',
    );
    expect(screen.getByRole('link', { name: '12,604 programs' })).toHaveAttribute('href', '/en/search-program');
    expect(screen.getByRole('link', { name: '1 scholarship' })).toHaveAttribute('href', '/en/search-scholarship');
  });

  it('shows the operator’s figures apart, with their source', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { mocks });
    const part = await screen.findByRole('region', { name: 'Số liệu do đơn vị vận hành công bố' });

    expect(within(part).getByText('140.000+')).toBeVisible();
    expect(within(part).getByText('95%')).toBeVisible();
    expect(within(part).getByText('1,3 triệu+')).toBeVisible();
    expect(within(part).getByText(/đơn vị vận hành tự nói về mạng lưới/)).toBeVisible();
    expect(within(part).queryByText('12.604')).not.toBeInTheDocument();
  });

  it('names the source that the operator has set for its figures, and shows nothing where there are none', async () => {
    const withContent = (changes: object) => [
      { request: { query: HomeContentDocument }, result: { data: { homeContent: { ...withTypes, ...changes } } } },
    ];
    const set = withContent({ operatorFiguresSource: 'báo cáo năm 2025, chantroi.vn/bao-cao' });
    const { unmount } = renderWithProviders(<HomeView Voices={Nobody} />, { mocks: set });
    const title = 'Số liệu do đơn vị vận hành công bố';
    const part = await screen.findByRole('region', { name: title });
    expect(part).toHaveTextContent('Nguồn, theo đơn vị vận hành: báo cáo năm 2025, chantroi.vn/bao-cao.');
    expect(part).not.toHaveTextContent('tự nói về mạng lưới');
    unmount();

    renderWithProviders(<HomeView Voices={Nobody} />, { mocks: withContent({ operatorFigures: [] }) });
    expect(await screen.findByText('12.604')).toBeVisible();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('shows the search before the counts are loaded, with a label for the chosen kind', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    const form = screen.getByRole('search');

    expect(form).toHaveAttribute('action', '/en/search');
    expect(within(form).getByRole('radio', { name: 'Programs' })).toBeChecked();
    expect(within(form).getByLabelText('Destination')).toHaveDisplayValue('Any country');
    await userEvent.click(within(form).getByRole('radio', { name: 'Scholarships' }));
    expect(within(form).getByRole('searchbox', { name: 'Scholarship or provider' })).toHaveAttribute('name', 'q');
  });

  it.each([
    ['học bổng thạc sĩ Đức', 'Scholarships'],
    ['hoc bong uc', 'Scholarships'],
    ['full scholarships', 'Scholarships'],
    ['hóa học bổ sung', 'Programs'],
    ['kế toán', 'Programs'],
    ['trường đại học nào ở Toronto', 'Institutions'],
    ['trường nào ở Toronto dạy kế toán', 'Programs'],
  ])('looks for what is typed: %s', async (text, kind) => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    await userEvent.type(screen.getByLabelText('Subject, institution or city'), text);
    expect(screen.getByRole('radio', { name: kind })).toBeChecked();
  });

  it('leaves the kind that somebody has chosen', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    const field = screen.getByLabelText('Subject, institution or city');
    await userEvent.type(field, 'học bổng');
    await userEvent.click(screen.getByRole('radio', { name: 'Programs' }));
    await userEvent.type(field, ' úc');
    expect(screen.getByRole('radio', { name: 'Programs' })).toBeChecked();
  });

  it('answers a question with each figure, its source and day, and puts the same into the structured data', async () => {
    const { container } = renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    await userEvent.click(await screen.findByText('What does it cost?'));

    expect(screen.getByText('CAD 22,895 a year')).toBeVisible();
    expect(screen.getByRole('link', { name: 'CIC News' })).toHaveAttribute('href', 'https://news.example/funds');
    const block = container.ownerDocument.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What does it cost?',
          acceptedAnswer: { '@type': 'Answer', text: 'Three </script> things.\nCanada: CAD\u00a022,895 a year.' },
        },
      ],
    });
  });

  it('shows the destinations in the order of filters and forms, whatever their counts', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    await screen.findByRole('link', { name: '1,100 programs' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names.filter(name => name === 'Germany' || name === 'United States')).toEqual(['Germany', 'United States']);
  });

  it('leads from each situation to a search that is filtered already, while nobody has said anything', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { locale: 'en', mocks });
    const part = await screen.findByRole('region', { name: 'Where are you now?' });

    expect(
      within(part)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual([
      '/en/search-program?level=UNDERGRADUATE&englishTest=IELTS&englishScore=6',
      '/en/search-program?level=UNDERGRADUATE&sort=TUITION_ASC',
      '/en/search-program?level=GRADUATE',
    ]);
  });

  it('gives its place to what students say', async () => {
    renderWithProviders(<HomeView Voices={Somebody} />, { mocks });
    await screen.findByText('Dễ tìm.');

    expect(screen.queryByRole('region', { name: 'Bạn đang ở đâu?' })).not.toBeInTheDocument();
  });

  it('leads to the tools, and from both kinds of partners to their part of the page for partners', async () => {
    renderWithProviders(<HomeView Voices={Nobody} />, { mocks });
    const hrefs = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map(link => link.getAttribute('href'));

    expect(hrefs('Làm thử ngay, không cần tài khoản')).toEqual(['/test', '/grade', '/profile-strength', '/scam-check']);
    expect(hrefs('Dành cho đối tác')).toEqual(['/partners#institutions', '/partners#recruiters']);
  });
});
