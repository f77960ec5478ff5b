import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChance, chanceRequirement } from '../../testing/chance';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ShortlistDocument } from './Shortlist.gql';
import { ShortlistMarksDocument } from './ShortlistMarks.gql';
import { ShortlistProfileDocument } from './ShortlistProfile.gql';
import { WishlistTabs } from './WishlistTabs';

const saved = (title: string, chance: object, changes: object = {}) => ({
  __typename: 'WishlistItem',
  id: `saved ${title}`,
  item: {
    __typename: 'Program',
    id: title,
    slug: title.toLowerCase(),
    title,
    isRetired: false,
    chance,
    institution: { __typename: 'Institution', id: 'i', slug: 'i', name: 'Trường A', destination: 'AU' },
    deadline: null,
    firstYearTuition: { __typename: 'MoneyFact', amount: 30_000, currency: 'AUD' },
    ...changes,
  },
});
const closing = (date: string) => ({
  deadline: {
    __typename: 'Deadline',
    date,
    closesAt: `${date}T10:00:00Z`,
    status: 'OPEN',
    kind: 'CLOSING',
    isYearly: false,
    isLastKnown: false,
  },
});

const counts = { __typename: 'WishlistCounts', institutions: 0, programs: 6, scholarships: 0 };
const pageInfo = { __typename: 'PageInfo', number: 1, pageCount: 1, total: 6 };
const items = [
  saved('Gone', buildChance('SAFETY'), { isRetired: true }),
  saved('Closed', buildChance('NOT_ELIGIBLE_NOW', { isClosed: true })),
  saved('Reach', buildChance('REACH')),
  saved('Later', buildChance('TARGET'), closing('2027-05-01')),
  saved('Sooner', buildChance('TARGET'), closing('2027-01-29')),
  saved(
    'Best',
    buildChance('SAFETY', {
      average: chanceRequirement('MET', { yours: 8.4, needed: 7, unit: 'TEN', isEstimated: true }),
    }),
  ),
];
const asked = (change: object = {}) => ({
  request: { query: ShortlistDocument, variables: { page: { number: 1, size: 50 } } },
  result: {
    data: {
      myWishlist: { __typename: 'WishlistPage', items, pageInfo, counts, ...change },
    },
  },
});
const profile = {
  request: { query: ShortlistProfileDocument, variables: {} },
  result: {
    data: {
      myProfile: {
        __typename: 'Profile',
        id: 'u',
        gpa: { __typename: 'ProfileGpa', value: 6, scale: 'TEN' },
        englishCert: { __typename: 'EnglishCertificate', test: 'IELTS', overall: 6.5 },
        budget: { __typename: 'YearlyBudget', amount: 30_000, currency: 'AUD' },
      },
    },
  },
};
const marks = {
  request: { query: ShortlistMarksDocument, variables: {} },
  result: {
    data: {
      myGrades: {
        __typename: 'GradeBook',
        updatedAt: '2026-11-01T00:00:00Z',
        results: {
          __typename: 'GradeResults',
          overall: { __typename: 'GradeOverall', schoolGpa: 8.4, predicted: true },
        },
      },
    },
  },
};
const draw = (path = '/wishlist?tab=programs', locale: 'vi' | 'en' = 'en', mocks: object[] = [asked()]) =>
  renderWithProviders(<WishlistTabs />, {
    path,
    route: '/wishlist',
    locale,
    mocks: [...mocks, profile, marks] as never,
    viewer: { fullName: 'Minh Anh', role: 'STUDENT' },
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the shortlist', () => {
  it('stands in the order in which programs fit, those that close first before others, what left the catalogue last', async () => {
    draw();
    expect(await screen.findByRole('link', { name: 'Best' })).toHaveAttribute('href', '/en/programs/best');
    expect(titles()).toEqual(['Best', 'Sooner', 'Later', 'Reach', 'Closed', 'Gone']);
    expect(await screen.findByText(/Compared with/)).toHaveTextContent(
      '6 programs, those you can apply for first. Compared with your average of 8.40 (partly predicted), IELTS 6.5, and a budget of',
    );
  });

  it('gives each program its word and its reasons, in Vietnamese too, and never a percentage', async () => {
    draw('/wishlist?tab=programs', 'vi');
    const best = (await screen.findByRole('link', { name: 'Best' })).closest('li') as HTMLElement;
    expect(within(best).getByText('Trường nhận phần lớn người nộp')).toBeVisible();
    expect(
      within(best).getByText('Điểm trung bình 8,4 (ước tính, lấy mức thấp nhất) đạt mức tối thiểu 7'),
    ).toBeVisible();
    const gone = screen.getByRole('link', { name: 'Gone' }).closest('li') as HTMLElement;
    expect(within(gone).queryByText('Trường nhận phần lớn người nộp')).toBeNull();
    expect(document.body.textContent).not.toMatch(/%/);
  });

  it('leads on from a place that is closed to similar programs', async () => {
    draw();
    const closed = (await screen.findByRole('link', { name: 'Closed' })).closest('li') as HTMLElement;
    expect(within(closed).getByRole('link', { name: 'Find similar programs' })).toHaveAttribute(
      'href',
      '/en/programs/closed?tab=similar',
    );
    expect(screen.getAllByRole('link', { name: 'Find similar programs' })).toHaveLength(1);
  });

  it('shows one answer alone, with the count of each that is there', async () => {
    draw('/wishlist?tab=programs&fit=TARGET');
    const filter = await screen.findByRole('navigation', { name: 'Filter by fit' });
    expect(
      within(filter)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Most are admitted1', 'Within reach2', 'A stretch1', 'Not open to you now1']);
    expect(titles()).toEqual(['Sooner', 'Later']);
    await userEvent.click(within(filter).getByRole('link', { name: 'All' }));
    expect(titles()).toHaveLength(6);
  });

  it('says so where no program of the chosen answer is left', async () => {
    draw('/wishlist?tab=programs&fit=BELOW_MINIMUM');
    expect(await screen.findByText('No saved program is in this group now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/en/wishlist?tab=programs');
  });

  it('offers the search while nothing is saved, and another try when it cannot be read', async () => {
    const view = draw('/wishlist?tab=programs', 'en', [asked({ items: [], pageInfo: { ...pageInfo, total: 0 } })]);
    expect(await screen.findByText('No programs saved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print list' })).toBeNull();
    view.unmount();
    const { request } = asked();
    draw('/wishlist?tab=programs', 'en', [{ request, error: new Error('no network') }, asked()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Best' })).toBeVisible();
  });
});
