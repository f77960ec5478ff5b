import { screen } from '@testing-library/react';
import { scholarship } from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ScholarshipCard } from './ScholarshipCard';

const show = (eligibleGroups: ('WOMEN' | 'IN_NEED')[] | null, locale: 'vi' | 'en') =>
  renderWithProviders(<ScholarshipCard scholarship={{ ...scholarship, eligibleGroups } as never} />, {
    locale,
    path: '/search-scholarship',
  });

it.each([
  [['WOMEN'], 'en', 'Women only'],
  [['WOMEN'], 'vi', 'Chỉ dành cho nữ'],
  [['IN_NEED'], 'en', 'Those in financial need'],
] as const)('a card says for whom the scholarship is kept: %j, %s', (groups, locale, text) => {
  show([...groups], locale);
  expect(screen.getByRole('article')).toHaveTextContent(text);
});

it('a card of one that is kept for nobody says nothing of that', () => {
  show(null, 'en');
  expect(screen.getByRole('article')).not.toHaveTextContent(/women|need/i);
});

it.each([
  ['en', 'Computing, Engineering'],
  ['vi', 'Công nghệ thông tin, Kỹ thuật'],
] as const)('a card says for which fields the scholarship is kept, %s', (locale, text) => {
  const kept = { ...scholarship, eligibleFields: ['COMPUTING', 'ENGINEERING'] };
  renderWithProviders(<ScholarshipCard scholarship={kept as never} />, { locale, path: '/search-scholarship' });
  expect(screen.getByRole('article')).toHaveTextContent(text);
});

it('a card shows the deadline that was asked for in place of the next', () => {
  const day = (date: string) => ({
    date,
    time: null,
    timeZone: 'Europe/London',
    closesAt: `${date}T23:59:59Z`,
    status: 'OPEN',
    kind: 'CLOSING',
    isYearly: false,
    isLastKnown: false,
  });
  const next = day('2090-01-20');
  const asked = day('2090-07-20');
  const found = { ...scholarship, deadlines: [next, asked] } as never;
  const { unmount } = renderWithProviders(<ScholarshipCard scholarship={found} />, { locale: 'en' });
  expect(screen.getByRole('article')).toHaveTextContent('Jan 20, 2090');
  unmount();

  renderWithProviders(<ScholarshipCard scholarship={found} asked={asked as never} />, { locale: 'en' });
  expect(screen.getByRole('article')).toHaveTextContent('Jul 20, 2090');
  expect(screen.getByRole('article')).not.toHaveTextContent('Jan 20, 2090');
});
