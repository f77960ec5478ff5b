import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { HomeContentDocument, type HomeContentQuery } from './HomeContent.gql';
import { HomeView } from './HomeView';

const data: HomeContentQuery = {
  homeContent: {
    counts: { institutions: 184, programs: 12_604, scholarships: 85 },
    destinations: [{ destination: 'DE', institutions: 30, programs: 1_100, scholarships: 0 }],
    operatorFigures: [
      { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
      { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
      { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
    ],
  },
};
const withTypes = {
  homeContent: {
    __typename: 'HomeContent' as const,
    counts: { __typename: 'CatalogueCounts' as const, ...data.homeContent.counts },
    destinations: data.homeContent.destinations.map(row => ({ __typename: 'DestinationCounts' as const, ...row })),
    operatorFigures: data.homeContent.operatorFigures.map(row => ({ __typename: 'OperatorFigure' as const, ...row })),
  },
};
const mocks = [{ request: { query: HomeContentDocument }, result: { data: withTypes } }];

describe('HomeView', () => {
  it('leads from each count of a destination to the search it counts', async () => {
    renderWithProviders(<HomeView />, { locale: 'en', mocks });

    expect(await screen.findByRole('link', { name: '1,100 programs' })).toHaveAttribute('href', '/en/search-program?destination=DE');
    expect(screen.getByRole('link', { name: '0 scholarships' })).toHaveAttribute('href', '/en/search-scholarship?destination=DE');
  });

  it('shows the operator’s figures apart, under a line that says whose they are', async () => {
    renderWithProviders(<HomeView />, { mocks });
    const part = await screen.findByRole('region', { name: 'Về mạng lưới tư vấn của chúng tôi' });

    expect(within(part).getByText('140.000+')).toBeVisible();
    expect(within(part).getByText('95%')).toBeVisible();
    expect(within(part).getByText('1,3 triệu+')).toBeVisible();
    expect(within(part).getByText(/đơn vị tư vấn tự công bố/)).toBeVisible();
    expect(within(part).queryByText('12.604')).not.toBeInTheDocument();
  });

  it('offers the search before anything has been counted', () => {
    renderWithProviders(<HomeView />, { locale: 'en', mocks });
    const form = screen.getByRole('search');

    expect(form).toHaveAttribute('action', '/en/search');
    expect(within(form).getByLabelText('Looking for')).toHaveValue('program');
    expect(within(form).getByLabelText('Destination')).toHaveDisplayValue('Any country');
  });
});
