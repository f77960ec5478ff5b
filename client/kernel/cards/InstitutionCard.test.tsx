import { screen } from '@testing-library/react';
import { institution } from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionCard } from './InstitutionCard';

describe('the card of an institution', () => {
  it.each([
    ['vi', '1.234 ngành học'],
    ['en', '1,234 programs'],
  ] as const)('writes its count of programs as numbers are written in %s', (locale, words) => {
    renderWithProviders(<InstitutionCard institution={institution} />, { locale });
    expect(screen.getByRole('link', { name: words })).toBeInTheDocument();
  });
});
