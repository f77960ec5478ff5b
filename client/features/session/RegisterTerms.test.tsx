import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RegisterView } from './RegisterView';

describe('the register page', () => {
  it.each([
    ['vi', 'Điều khoản sử dụng', '/legal', 'Chính sách quyền riêng tư', '/privacy', 'Đăng ký'],
    ['en', 'terms of use', '/en/legal', 'privacy policy', '/en/privacy', 'Register'],
  ] as const)(
    'names in %s the terms and the privacy policy before its button, without one more box to tick',
    (locale, terms, legal, policy, privacy, button) => {
      renderWithProviders(<RegisterView />, { locale, path: '/register' });
      const links = [screen.getByRole('link', { name: terms }), screen.getByRole('link', { name: policy })];

      expect(links.map(link => link.getAttribute('href'))).toEqual([legal, privacy]);
      // Passwords that were typed stay: they are in no draft.
      for (const link of links) expect(link).toHaveAttribute('target', '_blank');
      const submit = screen.getByRole('button', { name: button });
      for (const link of links)
        expect(link.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});
