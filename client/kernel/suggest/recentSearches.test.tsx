import { screen } from '@testing-library/react';
import { answer, draw, forgetSearches, onSubmit, options } from './test/suggestPage';

forgetSearches();

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
