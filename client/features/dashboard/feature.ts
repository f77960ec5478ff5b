import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { cardMessages } from '../../kernel/cards/messages';
import { fullDeadlineMessages } from '../../kernel/cards/fullDeadline/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { muiMessages } from '../../kernel/mui/messages';
import { applicationStatusMessages } from '../../kernel/vocabulary/application/messages';
import { dashboardMessages } from './messages';

export const dashboard = defineFeature({
  folder: 'features/dashboard',
  pages: {
    profile: {
      load: () => import('./ProfilePage'),
      messages: [
        dashboardMessages,
        applicationStatusMessages,
        cardMessages,
        fullDeadlineMessages,
        muiMessages,
        vocabularyMessages,
      ],
    },
    profileCalendar: { load: () => import('./ProfileCalendarPage') },
    profileGuides: { load: () => import('./ProfileGuidesPage'), messages: [dashboardMessages, vocabularyMessages] },
  },
  messages: [dashboardMessages, cardMessages, fullDeadlineMessages, vocabularyMessages],
  links: [
    {
      in: ['account', 'workspace'],
      route: 'profile',
      label: { vi: 'Tổng quan', en: 'Overview' },
      icon: 'columns',
      order: 10,
    },
    {
      in: ['workspace'],
      route: 'profileCalendar',
      label: { vi: 'Lịch', en: 'Calendar' },
      icon: 'calendar',
      order: 25,
    },
    {
      in: ['workspace'],
      route: 'profileGuides',
      label: { vi: 'Cẩm nang', en: 'Guides' },
      icon: 'info',
      order: 112,
    },
  ],
  personalData: {
    advisingSessions: { vi: 'Buổi tư vấn', en: 'Advising sessions' },
    calendarFeed: { vi: 'Địa chỉ lịch riêng', en: 'Private calendar address' },
  },
});
