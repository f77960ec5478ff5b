import { screen } from '@testing-library/react';
import { buildDeadline } from '../../testing/cards';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed } from '../../testing/whole';
import { CardDeadline } from './CardDeadline';
import { DeadlineText } from './DeadlineText';

/** Ends at noon of the next day in Vietnam. */
const deadline = buildDeadline({ date: '2027-01-14', closesAt: '2027-01-15T04:59:59.999Z' });
const draw = (now: string, changes: Partial<typeof deadline> = {}) =>
  renderWithProviders(
    <>
      <p data-testid="card">
        <CardDeadline deadline={handed({ ...deadline, ...changes })} />
      </p>
      <p data-testid="text">
        <DeadlineText deadline={handed({ ...deadline, ...changes })} />
      </p>
    </>,
    { locale: 'en', now: new Date(now) },
  );
const shown = () => [screen.getByTestId('card').textContent, screen.getByTestId('text').textContent];

describe('a deadline', () => {
  it.each([
    ['2027-01-04T05:00:00Z', 'closes Jan 14, 2027, 10 days left', 'Jan 14, 2027 10 days left'],
    ['2027-01-13T17:00:00Z', 'closes Jan 14, 2027, last day today', 'Jan 14, 2027 last day today'],
    ['2027-01-15T04:00:00Z', 'closes Jan 14, 2027, last day today', 'Jan 14, 2027 last day today'],
    ['2027-01-15T05:00:00Z', 'closed Jan 14, 2027', 'Jan 14, 2027 Closed'],
  ])('at %s counts the days to the one that is shown, and has passed once its clock says so', (now, card, text) => {
    draw(now);
    expect(shown()).toEqual([card, text]);
  });

  it('of which only the day of an earlier round is known counts no days and says so', () => {
    draw('2026-11-21T05:00:00Z', {
      date: '2026-01-15',
      closesAt: '2026-01-16T04:59:59.999Z',
      isYearly: true,
      isLastKnown: true,
    });
    expect(shown()).toEqual([
      'next due about Jan 15',
      'Jan 15 (last known, in earlier years; the next deadline is not known yet)',
    ]);
  });
});
