import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SuggestField } from './SuggestField';
import {
  active,
  address,
  answer,
  award,
  draw,
  forgetSearches,
  monash,
  onSubmit,
  options,
  science,
} from './test/suggestPage';

forgetSearches();

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
    const { user, field } = await draw(
      [answer('mon', [monash, science], { kinds: ['INSTITUTION', 'PROGRAM'], kind: 'PROGRAM' })],
      {
        kinds: ['PROGRAM', 'INSTITUTION'],
      },
    );
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

  it('shows first what a search would keep of the text, and searches for the text from there', async () => {
    const text = 'nursing úc dưới 300 triệu';
    const understood = ['úc', 'dưới 300 triệu'];
    const { user, field } = await draw([answer(text, [monash], { understood }), answer(text, [], { understood })]);
    await user.type(field, text);
    await screen.findByRole('listbox');

    expect(options()).toEqual([text, 'Monash University Melbourne, Australia']);
    expect(screen.getByRole('group', { name: 'Search within your limits · open the results' })).toContainElement(
      screen.getByRole('option', { name: text }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Limits understood: úc, dưới 300 triệu. 2 suggestions.');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(field)).toBe('Monash University Melbourne, Australia');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith(text);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

    // The row stands there although no name completes the text, and can be pressed.
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('option', { name: text }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/', 'true'],
    ['/search-program?q=mon', 'false'],
  ])(
    'what was typed while its code was loading is completed, unless it was searched for already: %s',
    async (path, isOpen) => {
      renderWithProviders(<SuggestField label="Name" />, { locale: 'en', path, mocks: [answer('mon', [monash])] });
      const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
      act(() => field.focus());
      field.value = 'mon';
      await screen.findByRole('status');
      await act(() => new Promise(resolve => setTimeout(resolve, 400)));
      expect(field).toHaveAttribute('aria-expanded', isOpen);
    },
  );

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
