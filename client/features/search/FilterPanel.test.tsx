import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, facets, type Found, found, show } from './test/searchPage';

const wantedOf = ({ router: { state } }: ReturnType<typeof show>) =>
  (state.navigation.location ?? state.location).search;

/** Opens the numbers of the tuition, unless a chosen range has opened them, and waits for their code. */
async function ownRange() {
  const tuition = within(screen.getByRole('group', { name: /^First-year tuition/ }));
  const summary = tuition.getByText('Choose your own range');
  if (!summary.closest('details')?.open) await userEvent.click(summary);
  await tuition.findByLabelText('To');
  return tuition;
}

describe('the filters of the search page', () => {
  it('writes a ticked choice into the address and keeps the text that was typed', async () => {
    const view = show('/search-program?q=data&page=2');
    const text = screen.getByLabelText('Program, institution, city or country');
    await userEvent.clear(text);
    await userEvent.type(text, 'design');
    await userEvent.click(screen.getByRole('checkbox', { name: /Canada/ }));
    expect(addressOf(view)).toBe('/en/search-program?q=design&destination=CA');
  });

  it('removes a value by its checkbox and by its chip', async () => {
    const view = show('/search-program?destination=CA&destination=AU');
    await userEvent.click(screen.getByRole('checkbox', { name: /Australia/ }));
    expect(addressOf(view)).toBe('/en/search-program?destination=CA');
    await userEvent.click(screen.getByRole('link', { name: 'Remove choice: Canada' }));
    expect(addressOf(view)).toBe('/en/search-program');
  });

  it('searches for the text on enter', async () => {
    const view = show('/search-program?destination=CA');
    await userEvent.type(screen.getByLabelText('Program, institution, city or country'), 'robotics{Enter}');
    expect(addressOf(view)).toBe('/en/search-program?q=robotics&destination=CA');
  });

  it.each([
    ['on enter', () => userEvent.keyboard('{Enter}')],
    ['when the field is left', () => userEvent.tab()],
  ])('takes typed numbers %s, not before', async (_when, finish) => {
    const view = show('/search-program');
    const tuition = await ownRange();
    await userEvent.type(tuition.getByLabelText('To'), '20000');
    expect(addressOf(view)).toBe('/en/search-program');
    await finish();
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=20000');
  });

  it('reports an invalid bound at its field and keeps the current range', async () => {
    const view = show('/search-program?tuitionMax=20000');
    const tuition = await ownRange();
    await userEvent.type(tuition.getByLabelText('From'), '30000');
    await userEvent.tab();
    expect(tuition.getByLabelText('To')).toHaveAccessibleDescription('This must not be less than “From”.');
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=20000');

    await userEvent.click(screen.getByRole('checkbox', { name: /Canada/ }));
    expect(addressOf(view)).toBe('/en/search-program?destination=CA&tuitionMax=20000');
    expect(tuition.getByLabelText('From')).toHaveValue(30_000);

    await userEvent.clear(tuition.getByLabelText('From'));
    await userEvent.type(tuition.getByLabelText('From'), '10000{Enter}');
    expect(addressOf(view)).toBe('/en/search-program?destination=CA&tuitionMin=10000&tuitionMax=20000');
    expect(tuition.getByLabelText('To')).not.toHaveAttribute('aria-invalid');
  });

  it('refuses an English score outside the scale of its test', async () => {
    const view = show('/search-program');
    await userEvent.click(screen.getByText('Your English score'));
    const english = within(screen.getByRole('group', { name: 'Your English score' }));
    await userEvent.click(english.getByText('Enter your score'));
    await english.findByLabelText('Overall score');
    await userEvent.type(english.getByLabelText('Overall score'), '12{Enter}');
    expect(english.getByLabelText('Overall score')).toHaveAccessibleDescription(
      'Enter a score from 0 to 9 in steps of 0.5.',
    );
    expect(addressOf(view)).toBe('/en/search-program');
  });

  it('keeps focus and unfinished typing when the address changes', async () => {
    const view = show('/search-program?destination=CA');
    const text = screen.getByLabelText('Program, institution, city or country');
    await userEvent.type(text, 'robo');
    await act(() => view.router.navigate('/en/search-program?destination=AU'));
    expect(text).toHaveFocus();
    expect(text).toHaveValue('robo');
    expect(screen.getByRole('checkbox', { name: /Australia/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Canada/ })).not.toBeChecked();
  });

  it('restores text, sort and numbers with the back button', async () => {
    const view = show('/search-program?q=data&tuitionMax=9000&sort=TITLE_ASC');
    await act(() => view.router.navigate('/en/search-program'));
    expect(screen.getByLabelText('Program, institution, city or country')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('BEST_MATCH');
    await act(() => view.router.navigate(-1));
    expect(screen.getByLabelText('Program, institution, city or country')).toHaveValue('data');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('TITLE_ASC');
    const tuition = await ownRange();
    expect(tuition.getByLabelText('To')).toHaveValue(9_000);
  });

  it('takes back thumb and number of a slider when the back button is pressed before its choice is drawn', async () => {
    const view = show('/search-program?destination=CA');
    await act(() => view.router.navigate('/en/search-program?tuitionMax=50000'));
    const tuition = await ownRange();
    const thumb = tuition.getByRole('slider', { name: /To$/ });
    // One act: nothing is drawn between the two.
    await act(async () => {
      fireEvent.change(thumb, { target: { value: '20000' } });
      fireEvent.keyUp(thumb);
      expect(wantedOf(view)).toBe('?tuitionMax=20000');
      await view.router.navigate(-1);
    });
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=50000');
    expect(thumb).toHaveValue('50000');
    expect(tuition.getByLabelText('To')).toHaveValue(50_000);
    // The thumb is not stuck either.
    await act(() => view.router.navigate(-1));
    expect(thumb).toHaveValue('80000');
  });

  it('sorts at once', async () => {
    const view = show('/search-program');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Tuition: low to high');
    expect(addressOf(view)).toBe('/en/search-program?sort=TUITION_ASC');
  });

  it('offers bands as links with their counts, with what a screen reader says of them', () => {
    show('/search-program');
    expect(screen.getByRole('link', { name: /^USD.10,000 – 20,000: 7 programs$/ })).toHaveAttribute(
      'href',
      '/en/search-program?tuitionMin=10000&tuitionMax=20000',
    );
  });

  it.each([
    ['en', 'Canada: 12 programs'],
    ['vi', 'Canada: 12 ngành học'],
  ] as const)('says in %s what the number beside a choice counts', (locale, name) => {
    show('/search-program', found, locale);
    expect(screen.getByRole('checkbox', { name })).toBeInTheDocument();
  });

  it('offers bands in dong where they are, and writes the currency with the range', async () => {
    const [destinations, tuition, cities] = facets;
    const options = [
      { value: '250000000-500000000', label: null, count: 7 },
      { value: '1500000000-', label: null, count: 2 },
      { value: 'unknown', label: null, count: 3 },
    ];
    const inDong = {
      ...found,
      facets: [destinations, { ...tuition, options }, cities],
      bandCurrency: 'VND',
      filterCurrencies: ['USD', 'VND'],
    } as Found;
    const view = show('/search-program?destination=AU', inDong, 'vi');
    expect(
      screen.getByText(/Quy ra tiền Việt\. .*Chọn mức nào cũng ẩn 3 ngành chưa có thông tin học phí\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Xem bằng AUD' })).toHaveAttribute(
      'href',
      '/search-program?destination=AU&currency=AUD',
    );
    expect(screen.getByRole('link', { name: /^từ 1,5.tỷ đồng.*2/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^250 – 500.triệu đồng.*7/ }));
    expect(addressOf(view)).toBe('/search-program?destination=AU&tuitionMin=250&tuitionMax=500&currency=VND');
    expect(screen.getByRole('link', { name: /Học phí năm đầu: 250 – 500.triệu đồng/ })).toBeInTheDocument();
  });

  it('takes typed numbers in the currency that the fields show', async () => {
    const inDong = { ...found, bandCurrency: 'VND', filterCurrencies: ['USD', 'VND'] } as Found;
    const view = show('/search-program?destination=AU', inDong);
    const tuition = await ownRange();
    expect(tuition.getByLabelText('To')).toHaveAccessibleDescription('million VND');
    expect(tuition.getByLabelText('Amounts in')).toHaveValue('VND');
    await userEvent.type(tuition.getByLabelText('To'), '800{Enter}');
    expect(addressOf(view)).toBe('/en/search-program?destination=AU&tuitionMax=800&currency=VND');
    await act(() => view.router.navigate(-1));
    expect(tuition.getByLabelText('To')).toHaveValue(null);
    await userEvent.selectOptions(tuition.getByLabelText('Amounts in'), 'AUD');
    expect(addressOf(view)).toBe('/en/search-program?destination=AU&currency=AUD');
  });

  it('leaves out values without results, unless they are chosen', () => {
    const view = show('/search-program');
    expect(screen.queryByRole('checkbox', { name: /Ireland/ })).not.toBeInTheDocument();
    view.unmount();
    show('/search-program?destination=IE');
    expect(screen.getByRole('checkbox', { name: /Ireland/ })).toBeChecked();
  });

  it('never hides a chosen value of a long list', () => {
    show('/search-program?city=ca-city-8');
    expect(screen.getByRole('checkbox', { name: /City 8/ })).toBeChecked();
    expect(screen.getByText('Show 2 more')).toBeInTheDocument();
  });

  it('leaves a value of the folded rest in its place when it is ticked, so that the focus stays', async () => {
    show('/search-program');
    const city = screen.getByRole('checkbox', { name: /City 7/, hidden: true });
    act(() => {
      city.focus();
      city.click();
    });
    expect(screen.getByRole('link', { name: 'Remove choice: City 7' })).toBeInTheDocument();
    expect(city).toHaveFocus();
    expect(city).toBeChecked();
  });

  it('counts what a filter leaves out for want of a figure, and takes it in from the results or the filter', async () => {
    const [destinations, tuition] = facets;
    const unknown = { value: 'unknown', label: null, count: 401 };
    const withGaps = {
      ...found,
      facets: [destinations, { ...tuition, name: 'TUITION' as const, options: [...(tuition?.options ?? []), unknown] }],
    } as Found;
    const view = show('/search-program?tuitionMax=20000&page=2', withGaps);
    expect(screen.getByText(/^401 programs have no information yet on “First-year tuition”/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Include results without this information' }));
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=20000&unknown=TUITION');
    expect(screen.queryByText(/^401 programs have no/)).not.toBeInTheDocument();

    const box = screen.getByRole('checkbox', { name: /^Include results without this information/, hidden: true });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(addressOf(view)).toBe('/en/search-program?tuitionMax=20000');
  });

  it('tells cities of one name apart by their country', () => {
    const cities = ['gb-london', 'ca-london'].map(value => ({ value, label: 'London', count: 3 }));
    show('/search-program?city=ca-london', { ...found, facets: [{ name: 'CITY', options: cities }] });
    expect(screen.getByRole('checkbox', { name: /^London, United Kingdom/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove choice: London, Canada' })).toBeInTheDocument();
  });

  it('builds each change on the address, not on what is drawn: nothing is lost while drawing is slow', async () => {
    const view = show('/search-program');
    const [canada, australia] = ['Canada', 'Australia'].map(name =>
      screen.getByRole('checkbox', { name: new RegExp(name) }),
    );
    const bands = screen.getByRole('link', { name: /USD.10,000 – 20,000.*7/ });
    // One act: nothing is drawn between the clicks.
    await act(() => {
      for (const element of [canada, australia, bands, canada]) element?.click();
    });
    expect(addressOf(view)).toBe('/en/search-program?destination=AU&tuitionMin=10000&tuitionMax=20000');
    expect(canada).not.toBeChecked();
    expect(australia).toBeChecked();
  });

  it('opens the filters in a sheet that promises the results and closes on them', async () => {
    const view = show('/search-program?destination=CA');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Australia/ }));
    expect(addressOf(view)).toBe('/en/search-program?destination=CA&destination=AU');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 25 results' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressOf(view)).toBe('/en/search-program?destination=CA&destination=AU');
  });
});
