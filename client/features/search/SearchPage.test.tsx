import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SearchPage, type SearchResult } from './SearchPage';
import { useSearchCriteria } from './useSearchCriteria';

const facets: SearchResult['facets'] = [
  {
    name: 'DESTINATION',
    options: [
      { value: 'CA', label: null, count: 12 },
      { value: 'AU', label: null, count: 3 },
      { value: 'IE', label: null, count: 0 },
    ],
  },
  { name: 'TUITION', options: [{ value: '-10000', label: null, count: 4 }, { value: '10000-20000', label: null, count: 7 }] },
  { name: 'CITY', options: Array.from({ length: 9 }, (_, index) => ({ value: `CA:city-${index}`, label: `City ${index}`, count: 9 - index })) },
];
const found: SearchResult = { pageInfo: { number: 1, pageCount: 2, total: 25 }, facets, droppableFilters: [] };
const nothing: SearchResult = { pageInfo: { number: 1, pageCount: 0, total: 0 }, facets, droppableFilters: [{ name: 'LEVEL', count: 5 }] };

function Search({ result, hasFailed = false, onRetry = () => undefined }: { result: SearchResult | undefined; hasFailed?: boolean; onRetry?: () => void }) {
  return (
    <SearchPage search={useSearchCriteria('PROGRAM')} result={result} hasFailed={hasFailed} onRetry={onRetry}>
      <li>a card</li>
    </SearchPage>
  );
}

const show = (path: string, result: SearchResult | undefined = found, locale: 'vi' | 'en' = 'en') =>
  renderWithProviders(<Search result={result} />, { path, locale });
const addressOf = (view: ReturnType<typeof show>) => view.router.state.location.pathname + view.router.state.location.search;

describe('the search page', () => {
  it('announces the number of results in both languages', () => {
    const view = show('/search-program');
    expect(screen.getByRole('status')).toHaveTextContent('25 programs');
    view.unmount();
    show('/search-program', found, 'vi');
    expect(screen.getByRole('status')).toHaveTextContent('25 ngành học');
  });

  it('writes a ticked choice into the address and keeps the text that was typed', async () => {
    const view = show('/search-program?q=data&page=2');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'design');
    await userEvent.click(screen.getByRole('checkbox', { name: /Canada/ }));
    expect(addressOf(view)).toBe('/en/search-program?q=design&destination=CA');
  });

  it('takes a choice away again by its box and by its chip', async () => {
    const view = show('/search-program?destination=CA&destination=AU');
    await userEvent.click(screen.getByRole('checkbox', { name: /Australia/ }));
    expect(addressOf(view)).toBe('/en/search-program?destination=CA');
    await userEvent.click(screen.getByRole('link', { name: 'Remove choice: Canada' }));
    expect(addressOf(view)).toBe('/en/search-program');
  });

  it('searches for the text on enter', async () => {
    const view = show('/search-program?destination=CA');
    await userEvent.type(screen.getByRole('searchbox'), 'robotics{Enter}');
    expect(addressOf(view)).toBe('/en/search-program?q=robotics&destination=CA');
  });

  it('waits with typed numbers until they are sent', async () => {
    const view = show('/search-program');
    const tuition = within(screen.getByRole('group', { name: 'First-year tuition' }));
    await userEvent.type(tuition.getByLabelText('To'), '20000');
    expect(addressOf(view)).toBe('/en/search-program');
    await userEvent.keyboard('{Enter}');
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=20000');
  });

  it('sorts at once', async () => {
    const view = show('/search-program');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Tuition: low to high');
    expect(addressOf(view)).toBe('/en/search-program?sort=TUITION_ASC');
  });

  it('offers bands as links with their counts', () => {
    show('/search-program');
    expect(screen.getByRole('link', { name: /USD.10,000 – USD.20,000.*7/ })).toHaveAttribute('href', '/en/search-program?tuitionMin=10000&tuitionMax=20000');
  });

  it('leaves out choices that would bring nothing, unless they are chosen', () => {
    const view = show('/search-program');
    expect(screen.queryByRole('checkbox', { name: /Ireland/ })).not.toBeInTheDocument();
    view.unmount();
    show('/search-program?destination=IE');
    expect(screen.getByRole('checkbox', { name: /Ireland/ })).toBeChecked();
  });

  it('never folds away a chosen value of a long list', () => {
    show('/search-program?city=CA:city-8');
    expect(screen.getByRole('checkbox', { name: /City 8/ })).toBeChecked();
    expect(screen.getByText('Show 2 more')).toBeInTheDocument();
  });

  it('keeps the filters in the links to other pages', () => {
    show('/search-program?destination=CA');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/search-program?destination=CA&page=2');
  });

  it('names the filter that stands in the way when nothing is found', () => {
    show('/search-program?level=GRADUATE&destination=CA&q=zzz', nothing);
    expect(screen.getByRole('link', { name: 'Drop “Level” (5 results)' })).toHaveAttribute('href', '/en/search-program?q=zzz&destination=CA');
    expect(screen.getByRole('link', { name: /Drop the words “zzz”/ })).toHaveAttribute('href', '/en/search-program?destination=CA&level=GRADUATE');
  });

  it('offers another try when loading failed', async () => {
    const onRetry = jest.fn();
    renderWithProviders(<Search result={undefined} hasFailed onRetry={onRetry} />, { path: '/search-program', locale: 'vi' });
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('tells whether the filters are open', async () => {
    show('/search-program?destination=CA');
    const toggle = screen.getByRole('button', { name: 'Filters (1)' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows hostile text of the address as text', () => {
    show('/search-program?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    expect(screen.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });
});
