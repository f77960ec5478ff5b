import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { sessionMessages } from './messages';

export const session = defineFeature({
  folder: 'features/session',
  pages: {
    login: { load: () => import('./LoginPage') },
    register: { load: () => import('./RegisterPage') },
    forgotPassword: { load: () => import('./ForgotPasswordPage') },
    resetPassword: { load: () => import('./ResetPasswordPage') },
    denyAddressChange: { load: () => import('./DenyAddressChangePage') },
    verifyEmail: { load: () => import('./VerifyEmailPage') },
  },
  messages: [sessionMessages, formMessages],
  links: [
    { in: ['visitor'], route: 'login', label: { vi: 'Đăng nhập', en: 'Login' }, icon: 'user', order: 10 },
    {
      in: ['visitor'],
      route: 'register',
      label: { vi: 'Tạo tài khoản', en: 'Create an account' },
      icon: 'check',
      order: 20,
    },
  ],
});
