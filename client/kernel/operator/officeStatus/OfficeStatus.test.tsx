import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { OfficeStatus } from './OfficeStatus';

/** 27 November 2026 is a Friday. */
const FRIDAY_NOON = new Date('2026-11-27T12:00:00+07:00');
const FRIDAY_LATE = new Date('2026-11-27T17:59:30+07:00');

it.each([
  ['vi', 'Đang mở cửa, đến 18:00'],
  ['en', 'Open now, until 18:00'],
] as const)('says in %s whether somebody is in', (locale, status) => {
  renderWithProviders(<OfficeStatus />, { locale, now: FRIDAY_NOON });
  expect(screen.getByText(status)).toBeInTheDocument();
});

describe('left open', () => {
  beforeEach(() => void jest.useFakeTimers({ now: FRIDAY_LATE }));
  afterEach(() => void jest.useRealTimers());

  it('closes and opens by itself at the minute', () => {
    renderWithProviders(<OfficeStatus />, { locale: 'en', now: FRIDAY_LATE });
    expect(screen.getByText('Open now, until 18:00')).toBeInTheDocument();

    act(() => void jest.advanceTimersByTime(31_000));
    expect(screen.getByText('Closed now, opens Saturday at 10:00')).toBeInTheDocument();

    act(() => void jest.advanceTimersByTime(16 * 3_600_000));
    expect(screen.getByText('Open now, until 16:00')).toBeInTheDocument();
  });
});
