import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SiteFooter } from './SiteFooter';

describe('SiteFooter', () => {
  it.each([
    [
      'vi',
      [
        'Thứ Hai – Thứ Sáu9:00–18:00',
        'Thứ Bảy10:00–16:00',
        'Chủ NhậtNghỉ',
        'Emailchưa có thông tin',
        'Điện thoạichưa có thông tin',
      ],
    ],
    [
      'en',
      [
        'Mon – Fri9:00–18:00',
        'Saturday10:00–16:00',
        'SundayClosed',
        'Emailno information yet',
        'Phoneno information yet',
      ],
    ],
  ] as const)(
    'tells the office hours in %s, and that nobody has published how to reach the operator',
    (locale, hours) => {
      renderWithProviders(<SiteFooter />, { locale });

      const rows = screen.getAllByRole('term').map(term => term.parentElement?.textContent);
      expect(rows).toEqual(hours);
    },
  );
});
