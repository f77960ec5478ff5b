import { screen, within } from '@testing-library/react';
import { program } from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { whole, type Whole } from '../../testing/whole';
import { ItemActionsProvider } from '../../kernel/cards/ItemActions';
import { SimilarPrograms, SimilarShort } from './SimilarPrograms';
import type { SimilarPrograms_ProgramFragment } from './SimilarPrograms.gql';

type Similar = Whole<SimilarPrograms_ProgramFragment>['similar'][number];

const tuition = {
  amount: 33_840,
  currency: 'AUD' as const,
  asOf: '2022-10',
  source: { id: 's', kind: 'REGISTER' as const },
};
const similar = (place: number, changes: Partial<Similar> = {}): Similar => ({
  ...program,
  id: `p${place}`,
  slug: `science-${place}`,
  title: `Bachelor of Science ${place}`,
  institution: { id: `i${place}`, name: 'University of Wollongong', destination: 'AU' },
  firstYearTuition: tuition,
  firstYearTuitionInVnd: null,
  ...changes,
});
const programOf = (...programs: Similar[]) =>
  whole<SimilarPrograms_ProgramFragment>({
    field: 'COMPUTING',
    level: 'UNDERGRADUATE',
    similar: programs,
  });
const SEARCH = '/search-program?field=COMPUTING&level=UNDERGRADUATE';

describe('similar programs below the facts', () => {
  it('are at most four tiles: title, institution, tuition with its edition, and no dong without a rate', () => {
    renderWithProviders(<SimilarShort program={programOf(...[1, 2, 3, 4, 5].map(place => similar(place)))} />);
    const tiles = screen.getAllByRole('listitem');
    expect(tiles).toHaveLength(4);
    expect(within(tiles[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/programs/science-1');
    expect(tiles[0]).toHaveTextContent(
      /Bachelor of Science 1\s*University of Wollongong\s*33\.840\sAUD\s*·\s*số liệu 10\/2022$/,
    );
    expect(tiles[0]).not.toHaveTextContent(/khoảng|₫|đồng/);
  });

  it('lead on to a search for the same field, level and country', () => {
    renderWithProviders(<SimilarShort program={programOf(similar(1))} />, { locale: 'en' });
    expect(screen.getByRole('link', { name: /^See more ?: Similar Programs$/ })).toHaveAttribute(
      'href',
      `/en${SEARCH}`,
    );
  });

  it('say about how much it is in dong where a rate is known, and that the tuition is not known', () => {
    const inVnd = { amount: 626_000_000, rate: 18_500, asOf: '2026-11-20', isStale: false };
    const programs = [similar(1, { firstYearTuitionInVnd: inVnd }), similar(2, { firstYearTuition: null })];
    renderWithProviders(<SimilarShort program={programOf(...programs)} />);
    const [known, unknown] = screen.getAllByRole('listitem');
    expect(known).toHaveTextContent(/khoảng 626\striệu đồng/);
    expect(unknown).toHaveTextContent('Chưa có thông tin về học phí');
  });

  it('are nothing at all where there are none', () => {
    renderWithProviders(<SimilarShort program={programOf()} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the tab of similar programs', () => {
  it('shows all of them with their award, their duration and what can be done with each', () => {
    renderWithProviders(
      <ItemActionsProvider value={item => <button type="button">{`Save ${item.name}`}</button>}>
        <SimilarPrograms program={programOf(...[1, 2, 3, 4, 5, 6].map(place => similar(place)))} />
      </ItemActionsProvider>,
      { locale: 'en' },
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      /Bachelor’s degree · 3 years|Bachelor's degree · 3 years/,
    );
    expect(screen.getByRole('button', { name: 'Save Bachelor of Science 6' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^See more/ })).toHaveAttribute('href', `/en${SEARCH}`);
  });

  it('says that there are none, and still leads to the search', () => {
    renderWithProviders(<SimilarPrograms program={programOf()} />);
    expect(screen.getByText('Chúng tôi chưa có ngành học nào tương tự.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Xem thêm/ })).toHaveAttribute('href', SEARCH);
  });
});
