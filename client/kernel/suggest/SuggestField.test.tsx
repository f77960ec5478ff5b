import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '../../../schema/site/locales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SuggestDocument, type SuggestQuery } from './Suggest.gql';
import { SuggestField } from './SuggestField';

type Item = SuggestQuery['suggest'][number];

const monash: Item = {
  kind: 'INSTITUTION',
  slug: 'monash-university',
  label: 'Monash University',
  detail: 'Melbourne',
  destination: 'AU',
};
const science: Item = {
  kind: 'PROGRAM',
  slug: 'monash-computer-science',
  label: 'Computer Science',
  detail: 'Monash University',
  destination: 'AU',
};
const award: Item = {
  kind: 'SCHOLARSHIP',
  slug: 'monash-award',
  label: 'Monash Award',
  detail: null,
  destination: null,
};

const ALL = ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const;
const answer = (
  text: string,
  items: readonly Item[],
  { kinds = ALL, delay = 0 }: { kinds?: readonly string[]; delay?: number } = {},
): MockLink.MockedResponse => ({
  request: { query: SuggestDocument, variables: { text, kinds: [...kinds], limit: 8 } },
  result: { data: { suggest: items.map(item => ({ __typename: 'Suggestion', ...item })) } },
  delay,
});

const onSubmit = jest.fn<void, [string]>();

async function draw(
  mocks: readonly MockLink.MockedResponse[],
  { locale = 'en', kinds }: { locale?: Locale; kinds?: readonly Item['kind'][] } = {},
) {
  const view = renderWithProviders(
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit(String(new FormData(event.currentTarget).get('q')));
      }}
    >
      <SuggestField label="Name or subject" kinds={kinds} />
      <button type="submit">Go</button>
    </form>,
    { locale, mocks },
  );
  const user = userEvent.setup();
  const served = screen.getByRole('searchbox', { name: 'Name or subject' });
  await user.click(served);
  // The code of the list arrives a moment after the first focus.
  const field = await screen.findByRole('combobox', { name: 'Name or subject' });
  await screen.findByRole('status');
  return { ...view, user, field };
}

const options = () => screen.getAllByRole('option').map(option => option.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const address = ({ router }: { router: { state: { location: { pathname: string } } } }) =>
  router.state.location.pathname;

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  window.localStorage.clear();
  onSubmit.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('SuggestField', () => {
  it('is a plain search field until it is touched', () => {
    renderWithProviders(<SuggestField label="Tên trường" defaultValue="Bách khoa" />);
    const field = screen.getByRole('searchbox', { name: 'Tên trường' });

    expect(field).toHaveValue('Bách khoa');
    expect(field).toHaveAttribute('name', 'q');
    expect(field).not.toHaveAttribute('aria-expanded');
  });

  it('groups what fits by kind, says where each group leads and how many there are', async () => {
    const { user, field } = await draw([answer('mon', [monash, science, award])]);
    await user.type(field, 'mon');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });

    expect(
      within(list)
        .getAllByRole('group')
        .map(group => group.textContent),
    ).toEqual([
      'Institutions · open the institution pageMonash University Melbourne, Australia',
      'Programs · open the program pageComputer Science Monash University, Australia',
      'Scholarships · open the scholarship pageMonash Award ',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions.');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    expect(
      within(list)
        .getAllByText('Mon', { selector: 'mark' })
        .map(mark => mark.parentElement?.textContent),
    ).toEqual(['Monash University', 'Monash University, Australia', 'Monash Award']);
  });

  it('speaks Vietnamese on a Vietnamese page', async () => {
    const { user, field } = await draw([answer('mon', [monash])], { locale: 'vi' });
    await user.type(field, 'mon');

    expect(await screen.findByRole('group')).toHaveTextContent(
      'Trường · mở trang trườngMonash University Melbourne, Úc',
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 gợi ý. Dùng phím lên, xuống để chọn.');
  });

  it('puts the groups in the order that is asked for', async () => {
    const { user, field } = await draw([answer('mon', [monash, science], { kinds: ['INSTITUTION', 'PROGRAM'] })], {
      kinds: ['PROGRAM', 'INSTITUTION'],
    });
    await user.type(field, 'mon');
    await screen.findByRole('listbox');

    expect(options()).toEqual([
      'Computer Science Monash University, Australia',
      'Monash University Melbourne, Australia',
    ]);
  });

  it('is walked through with the keys, and Enter opens the page of the chosen one', async () => {
    const view = await draw([answer('mon', [monash, science, award])]);
    const { user, field } = view;
    await user.type(field, 'mon');
    await screen.findByRole('listbox');

    const walk: (string | null)[] = [];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'End',
      'ArrowDown',
      'ArrowUp',
      'Home',
      'ArrowUp',
      'ArrowDown',
      'ArrowDown',
    ]) {
      await user.keyboard(`{${key}}`);
      walk.push(active(field));
    }
    expect(walk.map(text => text?.split(' ')[0] ?? null)).toEqual([
      'Monash',
      'Computer',
      'Monash',
      null,
      'Monash',
      'Monash',
      null,
      'Monash',
      'Computer',
    ]);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Computer Science');

    await user.keyboard('{Enter}');
    expect(address(view)).toBe('/en/programs/monash-computer-science');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('searches for what was typed when nothing is chosen', async () => {
    const { user, field } = await draw([answer('mon', [monash])]);
    await user.type(field, 'mon');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');

    expect(onSubmit).toHaveBeenCalledWith('mon');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  it('closes on Escape and keeps the text, opens again on an arrow, closes when the focus leaves', async () => {
    const { user, field } = await draw([answer('mon', [monash]), answer('mon', [monash])]);
    await user.type(field, 'mon');
    await screen.findByRole('listbox');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('mon');
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  });

  it('leaves the keys to an input method while it composes a letter', async () => {
    const { user, field } = await draw([answer('mon', [monash])]);
    await user.type(field, 'mon');
    await screen.findByRole('listbox');
    act(
      () =>
        void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true })),
    );

    expect(active(field)).toBeNull();
  });

  it('drops an answer that comes after the question has changed', async () => {
    const { user, field } = await draw([answer('m', [monash], { delay: 600 }), answer('ma', [science])]);
    await user.type(field, 'm');
    await act(() => new Promise(resolve => setTimeout(resolve, 350)));
    await user.type(field, 'a');
    await waitFor(() => expect(options()).toEqual(['Computer Science Monash University, Australia']));
    await act(() => new Promise(resolve => setTimeout(resolve, 600)));

    expect(options()).toEqual(['Computer Science Monash University, Australia']);
  });

  it('asks once for a word that is typed without a pause', async () => {
    const early = ['m', 'mo'].map(text => ({ ...answer(text, [monash]), result: jest.fn() }));
    const { field } = await draw([...early, answer('mon', [science])]);
    jest.useFakeTimers();
    const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 150 });
    await typist.type(field, 'mon');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(options()).toEqual(['Computer Science Monash University, Australia']);
    for (const { result } of early) expect(result).not.toHaveBeenCalled();
  });

  it('says quietly that nothing fits, or that the suggestions did not arrive', async () => {
    const { user, field } = await draw([answer('zzz', []), { ...answer('zzzz', []), error: new Error('offline') }]);
    await user.type(field, 'zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions match.'));
    await user.type(field, 'z');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Suggestions could not be loaded.'));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('recent searches', () => {
  const keep = (...texts: string[]) => window.localStorage.setItem('recent-searches', JSON.stringify(texts));
  const kept = () => JSON.parse(window.localStorage.getItem('recent-searches') ?? '[]') as string[];

  it('are kept when a search is sent, at most eight, the newest first, none twice', async () => {
    keep('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight');
    const { user, field } = await draw([answer('THREE', []), answer('  đại học  ', [])]);
    await user.type(field, 'THREE{Enter}');
    expect(kept()).toEqual(['THREE', 'one', 'two', 'four', 'five', 'six', 'seven', 'eight']);

    await user.clear(field);
    await user.type(field, '  đại học  {Enter}');
    expect(kept()).toEqual(['đại học', 'THREE', 'one', 'two', 'four', 'five', 'six', 'seven']);
  });

  it('are offered in an empty field and searched for again', async () => {
    keep('khoa học máy tính', 'Đức');
    const { user, field } = await draw([], { locale: 'vi' });
    expect(await screen.findByRole('listbox', { name: 'Tìm kiếm gần đây' })).toBeVisible();

    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field).toHaveValue('Đức');
    expect(onSubmit).toHaveBeenCalledWith('Đức');
  });

  it('are removed one by one, by key and by button, and all at once', async () => {
    keep('one', 'two', 'three', 'four');
    const { user, field } = await draw([]);
    await screen.findByRole('listbox');

    await user.keyboard('{ArrowDown}{Delete}');
    expect(kept()).toEqual(['two', 'three', 'four']);
    await user.click(screen.getByRole('button', { name: 'Remove “three” from recent searches' }));
    expect(kept()).toEqual(['two', 'four']);
    expect(options()).toEqual(['two', 'four']);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.localStorage.getItem('recent-searches')).toBeNull();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('are not kept by a browser that refuses to', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const { user, field } = await draw([answer('mon', [])]);
    await user.type(field, 'mon{Enter}');
    await user.clear(field);

    expect(onSubmit).toHaveBeenCalledWith('mon');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each(['{"a":1}', 'not json', '[1,null,""]'])('come from storage only in their own shape: %s', async broken => {
    window.localStorage.setItem('recent-searches', broken);
    await draw([]);

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
