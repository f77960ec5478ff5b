import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { frameLinksOf } from '../navigation';
import { FrameLinksProvider } from './frameLinks';
import { SiteFooter } from './SiteFooter';

type Options = Parameters<typeof renderWithProviders>[1];

const showFooter = (options: Options = {}) =>
  renderWithProviders(
    <FrameLinksProvider value={frameLinksOf(options.locale ?? 'vi')}>
      <SiteFooter />
    </FrameLinksProvider>,
    options,
  );

/** 27 November 2026 is a Friday. */
const FRIDAY_NOON = new Date('2026-11-27T12:00:00+07:00');

const rows = () => screen.getAllByRole('term').map(term => term.parentElement?.textContent);

describe('SiteFooter', () => {
  it.each([
    ['vi', ['Thứ Hai – Thứ Sáu9:00–18:00', 'Thứ Bảy10:00–16:00', 'Chủ NhậtNghỉ']],
    ['en', ['Mon – Fri9:00–18:00', 'Saturday10:00–16:00', 'SundayClosed']],
  ] as const)('tells the office hours in %s', (locale, hours) => {
    showFooter({ locale, now: FRIDAY_NOON });

    expect(rows()).toEqual(hours);
  });

  it('shows neither a row nor a heading for what the operator has not set', () => {
    showFooter();

    expect(screen.queryByText('Liên hệ', { selector: 'p' })).toBeNull();
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/chưa (có thông tin|công bố)/);
  });

  it('shows what the operator has set, as links where one can call or write', () => {
    showFooter({
      operator: { name: 'Công ty Chân Trời', phone: '+84912345678', zaloUrl: 'https://zalo.me/0912345678' },
    });

    expect(screen.getByText('Liên hệ', { selector: 'p' })).toBeInTheDocument();
    expect(rows().slice(3)).toEqual([
      'Đơn vị vận hànhCông ty Chân Trời',
      'Điện thoại0912 345 678',
      'Zalozalo.me/0912345678',
    ]);
    expect(screen.getByRole('link', { name: '0912 345 678' })).toHaveAttribute('href', 'tel:+84912345678');
  });

  it('leads to the pages about the site', () => {
    showFooter({ locale: 'en' });

    const links = within(screen.getByRole('navigation', { name: 'Footer navigation' })).getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/en/about',
        '/en/privacy',
        '/en/legal',
        '/en/scam-check',
        '/en/accessibility',
        '/en/partners',
      ]),
    );
  });
});
