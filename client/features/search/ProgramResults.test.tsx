import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchProgramsQueryVariables } from './SearchPrograms.gql';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProgramResults } from './ProgramResults';
import { SearchProgramsDocument } from './SearchPrograms.gql';
import { programVariables } from './programVariables';
import { readCriteria } from './searchUrl';

const variables = (query: string): SearchProgramsQueryVariables =>
  programVariables(readCriteria('PROGRAM', new URLSearchParams(query)));
const facets = [
  {
    __typename: 'Facet',
    name: 'DESTINATION',
    options: ['CA', 'AU'].map(value => ({ __typename: 'FacetOption', value, label: null, count: 5 })),
  },
];
const answer = (query: string, total: number) => ({
  request: { query: SearchProgramsDocument, variables: variables(query) },
  result: {
    data: {
      searchPrograms: {
        __typename: 'ProgramSearchResult',
        hits: [],
        pageInfo: { __typename: 'PageInfo', number: 1, pageCount: 1, total },
        facets,
        droppableFilters: [],
        bandCurrency: 'USD',
        filterCurrencies: ['USD'],
        understood: [],
        near: null,
        droppedWords: [],
        correctedText: null,
        textCounts: null,
        personalSort: null,
      },
    },
  },
});
const refusal = (query: string) => ({
  request: { query: SearchProgramsDocument, variables: variables(query) },
  result: { errors: [{ message: 'Too fast', extensions: { code: 'RATE_LIMITED', retryAfter: 0.01 } }] },
});
const show = (mocks: readonly (ReturnType<typeof answer> | ReturnType<typeof refusal>)[]) =>
  renderWithProviders(<ProgramResults />, { path: '/search-program', locale: 'en', mocks });

describe('the results of a search', () => {
  it('come by themselves after the server has refused twice, and the earlier ones stay until then', async () => {
    show([answer('', 25), refusal('destination=CA'), refusal('destination=CA'), answer('destination=CA', 12)]);
    await screen.findByText('25 programs');
    await userEvent.click(screen.getByRole('checkbox', { name: /Canada/ }));
    expect(await screen.findByText(/^Too many searches/)).toBeInTheDocument();
    expect(screen.getByText('25 programs')).toBeInTheDocument();

    expect(await screen.findByText('12 programs')).toBeInTheDocument();
    expect(screen.queryByText(/^Too many searches/)).not.toBeInTheDocument();
  });

  it('come at once when the network is back', async () => {
    const lost = { request: refusal('destination=CA').request, error: new TypeError('Failed to fetch') };
    renderWithProviders(<ProgramResults />, {
      path: '/search-program',
      locale: 'en',
      mocks: [answer('', 25), lost, answer('destination=CA', 12)],
    });
    await screen.findByText('25 programs');
    await userEvent.click(screen.getByRole('checkbox', { name: /Canada/ }));
    expect(await screen.findByText(/^No connection/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('12 programs')).toBeInTheDocument();
  });
});
