import { screen, within } from '@testing-library/react';
import { found, nothing, show } from './test/searchPage';

/** A limit that is kept and lacks nothing. */
const UNDERSTOOD = { currency: null, test: null, meant: null, topic: null, lacking: null, isApplied: true };

describe('what a text was understood to say', () => {
  it('shows what the text was understood to say as chips that give the plain words back', () => {
    const said = { ...UNDERSTOOD, values: [] };
    const text = 'business dưới 300 triệu Úc';
    show(`/search-program?${new URLSearchParams({ q: text })}`, {
      ...found,
      understood: [
        {
          ...said,
          id: 'fee-9',
          kind: 'FEE',
          text: 'dưới 300 triệu',
          filter: 'TUITION',
          values: ['-300000000'],
          currency: 'VND',
          lacking: 4,
        },
        { ...said, id: 'place-24', kind: 'PLACE', text: 'Úc', filter: 'DESTINATION', values: ['AU'] },
        {
          ...said,
          id: 'unanswered-30',
          kind: 'UNANSWERED',
          text: 'top 100',
          filter: null,
          topic: 'RANKING',
          isApplied: false,
        },
      ],
    });
    const chips = within(screen.getByRole('list', { name: 'Understood:' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['dưới 300 triệu', 'Australia']);
    expect(new URLSearchParams(chips[0]?.getAttribute('href')?.split('?')[1]).getAll('words')).toEqual(['fee-9']);
    const takeIn = screen.getByRole('link', { name: 'Include results without this information' });
    const params = new URLSearchParams(takeIn.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({ q: text, tuitionMax: '300', unknown: 'TUITION', currency: 'VND' });
    expect(screen.getByText('No information yet about rankings.')).toBeVisible();
  });

  it('shows the subject among them, which is looked for and not removed', () => {
    const place = { ...UNDERSTOOD, id: 'place-8', text: 'Úc', kind: 'PLACE' as const, filter: null, values: [] };
    show('/search-program?q=nursing+Úc', { ...found, subjects: ['nursing'], understood: [place] });
    const said = within(screen.getByRole('list', { name: 'Understood:' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual(['nursing', 'Úc']);
    expect(within(said[0] as HTMLElement).queryByRole('link')).toBeNull();
  });

  it.each([
    ['a country by its proper name', 'my', 'DESTINATION', ['US'], 'Mỹ'],
    ['several countries as typed', 'châu âu', 'DESTINATION', ['GB', 'IE'], 'châu âu'],
    ['a city as typed', 'berlin', 'CITY', ['de-berlin'], 'berlin'],
  ] as const)('names %s', (_what, text, filter, values, chip) => {
    const place = { ...UNDERSTOOD, id: 'place-0', text, kind: 'PLACE' as const, filter, values: [...values] };
    show('/search-program?q=x', { ...found, understood: [place] }, 'vi');
    expect(within(screen.getByRole('list', { name: 'Đã hiểu:' })).getByRole('link')).toHaveTextContent(chip);
  });

  it.each([
    [['TOEFL_IBT', 'PTE'], true],
    [['PTE'], false],
  ])('says what is asked for by another test, %j: %s', (values, isSaid) => {
    show('/search-program?q=nursing', {
      ...found,
      understood: [
        { ...UNDERSTOOD, id: 'test-8', kind: 'ACCEPTED_TEST', text: 'no ielts', filter: 'ACCEPTED_TEST', values },
      ],
    });
    const sentence = screen.queryByText('“no ielts” keeps what accepts another English test.');
    expect(sentence !== null).toBe(isSaid);
  });

  it.each([
    ['dưới 25 ngàn đô', 'USD', 'dưới 25 ngàn đô (USD)'],
    ['dưới 20k euro', null, 'dưới 20k euro'],
  ] as const)('says what is meant and not said: %s', (text, meant, chip) => {
    const fee = { id: 'fee-0', kind: 'FEE' as const, filter: 'TUITION' as const, values: ['-20000'] };
    show('/search-program?q=x', {
      ...found,
      understood: [{ ...UNDERSTOOD, ...fee, text, currency: 'USD', meant }],
    });
    expect(within(screen.getByRole('list', { name: 'Understood:' })).getByRole('link')).toHaveTextContent(chip);
  });

  it('takes in what does not say how school leads there', () => {
    const entry = { ...UNDERSTOOD, lacking: 4, id: 'entry-0', kind: 'ENTRY' as const, filter: 'ENTRY' as const };
    show('/search-program?q=foundation', {
      ...found,
      understood: [{ ...entry, text: 'foundation', values: ['FOUNDATION', 'PATHWAY'] }],
    });
    expect(screen.getByText('4 more results say nothing about “foundation”.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Include results without this information' })).toHaveAttribute(
      'href',
      '/en/search-program?q=foundation&entry=FOUNDATION&entry=PATHWAY&entry=UNKNOWN',
    );
  });

  it('counts what does not tell, where the page has no such filter to take it in', () => {
    const owner = {
      ...UNDERSTOOD,
      values: ['PUBLIC'],
      lacking: 4,
      id: 'ownership-0',
      kind: 'OWNERSHIP' as const,
      filter: 'OWNERSHIP' as const,
    };
    show('/search-program?q=public', { ...found, understood: [{ ...owner, text: 'public' }] });
    expect(screen.getByText('4 more results say nothing about “public”.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Include results without this information' })).toBeNull();
  });

  it('takes in what names no intake, once a month was said', () => {
    const month = {
      ...UNDERSTOOD,
      lacking: 4,
      id: 'intake-0',
      kind: 'INTAKE' as const,
      filter: 'INTAKE_MONTH' as const,
    };
    show('/search-program?q=T9', { ...nothing, understood: [{ ...month, text: 'T9', values: ['9'] }] });
    expect(screen.getByText('4 more results say nothing about “T9”.', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Include results without this information' })).toHaveAttribute(
      'href',
      '/en/search-program?q=T9&intakeMonth=9&unknown=INTAKE_MONTH',
    );
  });
});
