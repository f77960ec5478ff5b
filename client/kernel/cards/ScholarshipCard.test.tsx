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
