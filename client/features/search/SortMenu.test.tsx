import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SortMenu } from './SortMenu';

const ANY_KIND = ['Best match', 'Best match 2.0 (beta)'];
const PRICED = [
  'Tuition: low to high',
  'Tuition: high to low',
  'Application fee: low to high',
  'Application fee: high to low',
];

describe('the sorts of a search', () => {
  it.each([
    ['PROGRAM', [...ANY_KIND, ...PRICED, 'Title A-Z']],
    ['INSTITUTION', [...ANY_KIND, 'Title A-Z']],
    ['SCHOLARSHIP', [...ANY_KIND, 'Title A-Z']],
  ] as const)('of %s are what can be compared there, the best match first', (kind, names) => {
    renderWithProviders(<SortMenu kind={kind} sort="BEST_MATCH" />, { locale: 'en' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
  });
});
