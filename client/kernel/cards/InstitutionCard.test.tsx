import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { InstitutionCard } from './InstitutionCard';

const institution = {
  id: 'i1',
  slug: 'deakin',
  name: 'Deakin University',
  destination: 'AU',
  city: 'Melbourne',
  region: null,
  type: 'UNIVERSITY',
  ownership: null,
  foundedYear: null,
  programCount: 1234,
  summary: null,
  features: [],
} as const;

describe('the card of an institution', () => {
  it.each([
    ['vi', '1.234 ngành học'],
    ['en', '1,234 programs'],
  ] as const)('writes its count of programs as numbers are written in %s', (locale, words) => {
    renderWithProviders(<InstitutionCard institution={{ ...institution, features: [] }} />, { locale });
    expect(screen.getByRole('link', { name: words })).toBeInTheDocument();
  });
});
