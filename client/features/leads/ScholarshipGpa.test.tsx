import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreloadContext } from '../../kernel/page/preload';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ScholarshipGpa } from './ScholarshipGpa';
import { ScholarshipGpaDocument } from './ScholarshipGpa.gql';
import { preload } from './ScholarshipGpaPage';
import { scholarshipGpaVariables } from './scholarshipGpaVariables';

const request = { query: ScholarshipGpaDocument, variables: scholarshipGpaVariables('G8') };
const found = {
  request,
  result: {
    data: {
      scholarshipBand: {
        __typename: 'ScholarshipBand',
        band: 'G8',
        range: '8.0-8.9',
        minimumPercent: 25,
        maximumPercent: 50,
        acceptanceDays: 15,
      },
      searchScholarships: {
        __typename: 'ScholarshipSearchResult',
        items: [],
        pageInfo: { __typename: 'PageInfo', total: 0 },
      },
    },
  },
} as const;
const show = (mocks: Parameters<typeof renderWithProviders>[1] & object) =>
  renderWithProviders(<ScholarshipGpa />, {
    locale: 'en',
    path: '/scholarship-gpa/8.0-8.9',
    route: '/scholarship-gpa/:range',
    ...mocks,
  });

describe('the page of a band of averages', () => {
  it('tells the share of the band, and under how many days a place takes', async () => {
    show({ mocks: [found] });
    expect(await screen.findByText(/25.*50/)).toBeVisible();
    expect(screen.getAllByText(/under 15 days/i)[0]).toBeVisible();
  });

  it('says that the data could not be fetched, and fetches it again', async () => {
    show({ mocks: [{ request, error: new TypeError('Failed to fetch') }, found] });
    expect(await screen.findByText('Data file not found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/25.*50/)).toBeVisible();
  });

  it('says that there is nothing for the band when the answer holds nothing', async () => {
    show({ mocks: [{ request, result: { data: null } }] });
    expect(await screen.findByText('Scholarship data or GPA message not found')).toBeVisible();
  });

  it.each(['7.0-7.9', '8.0-8.9', '9.0-9.9'])('exists for %s', async range => {
    const query = jest.fn().mockResolvedValue({});
    await preload({ query, params: { range } } as Partial<PreloadContext> as PreloadContext);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it.each(['6.0-6.9', '10', '7.0-7.99', 'constructor', undefined])('does not exist for %s', async range => {
    const query = jest.fn();
    const context = { query, params: { range } } as Partial<PreloadContext> as PreloadContext;
    await expect(preload(context)).rejects.toMatchObject({ status: 404 });
    expect(query).not.toHaveBeenCalled();
  });
});
