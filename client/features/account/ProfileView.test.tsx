import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { read } from './test/account.fixtures';
import { removeNotices, section, show, stored } from './test/profilePage';

afterEach(removeNotices);

describe('the profile page', () => {
  it('begins with the field that is asked for, also where its section is open already', async () => {
    show([read(stored)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Điểm trung bình gần nhất (GPA)' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'gpa.value'));

    await userEvent.click(screen.getByRole('button', { name: 'Chứng chỉ tiếng Anh' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'englishCert.test'));
  });

  it('shows five sections, and names what is not filled in yet', async () => {
    show([read(stored)]);

    for (const name of [
      'Thông tin cơ bản',
      'Thông tin học tập',
      'Nguyện vọng du học',
      'Bố mẹ hoặc người giám hộ',
      'Thông tin thêm',
    ])
      expect(await section(name)).toBeVisible();
    expect(within(await section('Thông tin cơ bản')).getByText('0912 345 678')).toBeVisible();
    expect(
      within(await section('Thông tin học tập')).getByText(
        'Bằng tốt nghiệp trung học phổ thông · Năm học xong lớp 12 · Điểm trung bình gần nhất (GPA) · Chứng chỉ tiếng Anh',
      ),
    ).toBeVisible();
    expect(screen.getByText('Thành viên từ 01/11/2026')).toBeVisible();
    expect(screen.getByText('Lần đăng nhập trước: 19:30, 19/11/2026')).toBeVisible();
  });

  it('offers no input for what is set once, and says why', async () => {
    show([read(stored)], 'en');
    const basic = await section('Basic information');

    expect(within(basic).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(basic).getByText(/cannot be edited directly/)).toBeVisible();
    expect(within(basic).getAllByRole('button', { name: /^Request a correction/ })).toHaveLength(4);
  });

  it('keeps what was typed into a request for a correction when the dialog is closed, for that field alone', async () => {
    show([read(stored)], 'en');
    const basic = await section('Basic information');
    const [name, , phone] = within(basic).getAllByRole('button', { name: /^Request a correction/ });
    if (!name || !phone) throw new Error('two buttons are wanted');
    const reason = () => screen.findByRole('textbox', { name: /^Reason/ });
    await userEvent.click(name);
    await userEvent.type(await reason(), 'My passport says Lê');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(phone);
    expect(await reason()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(name);
    expect(await reason()).toHaveValue('My passport says Lê');
  });

  it('says in a sentence and in a table how far the profile has come', async () => {
    show([read(stored)]);
    const summary = await section('Mức độ hoàn thiện');
    const name = 'Hồ sơ cá nhân đã điền 5 trong 11 mục cần cho tư vấn: Học tập 2/4, Nguyện vọng 2/5, Bố mẹ 1/2';

    expect(within(summary).getByRole('img', { name })).toBeVisible();
    await userEvent.click(within(summary).getByText('Xem dạng bảng'));
    const rows = within(within(summary).getByRole('table', { name })).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual(['PhầnĐã điền', 'Học tập2/4', 'Nguyện vọng2/5', 'Bố mẹ1/2']);
  });

  it('leads to the first answer that is missing, and offers that once at a time', async () => {
    show([read(stored)]);
    const summary = await section('Mức độ hoàn thiện');
    await userEvent.click(within(summary).getByRole('button', { name: 'Điền tiếp' }));
    const region = await section('Thông tin học tập');

    expect(await within(region).findByRole('textbox', { name: /^Điểm trung bình/ })).toHaveFocus();
    expect(within(summary).queryByRole('button', { name: 'Điền tiếp' })).not.toBeInTheDocument();
  });

  it('stores no marks of a person under 16 before a guardian has agreed', async () => {
    show([read({ ...stored, guardianConsent: { ...stored.guardianConsent, status: 'NEEDED' } })]);
    const region = await section('Thông tin học tập');
    await userEvent.click(within(region).getByRole('button', { name: /^Sửa phần/ }));

    expect(await within(region).findByRole('link', { name: 'Nhờ bố mẹ đồng ý' })).toHaveAttribute(
      'href',
      '/profile/privacy',
    );
    expect(within(region).queryByRole('textbox', { name: /GPA/ })).not.toBeInTheDocument();
    expect(within(region).queryByRole('combobox', { name: /^Chứng chỉ tiếng Anh/ })).not.toBeInTheDocument();
    expect(within(region).getByRole('textbox', { name: /^Trường hoặc nơi làm việc/ })).toBeEnabled();
  });
});
