import { screen } from '@testing-library/react';
import { buildDeadline } from '../../../testing/cards';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { handed } from '../../../testing/whole';
import { FullDeadline } from './FullDeadline';

const newYork = buildDeadline({
  date: '2027-01-14',
  time: null,
  timeZone: 'America/New_York',
  closesAt: '2027-01-15T04:59:59.999Z',
});
const sydney = { timeZone: 'Australia/Sydney', closesAt: '2027-01-14T12:59:59.999Z' };

function shown(changes: Partial<typeof newYork>, now = '2027-01-04T05:00:00Z') {
  renderWithProviders(
    <p data-testid="deadline">
      <FullDeadline deadline={handed({ ...newYork, ...changes })} />
    </p>,
    { locale: 'en', now: new Date(now) },
  );
  return screen.getByTestId('deadline').textContent;
}

it('an hour that is named is told by the clock of the school and in Vietnam', () => {
  expect(shown({ time: '23:59' })).toBe(
    'Jan 14, 2027 10 days leftCloses at 23:59, New York timeIn Vietnam: 11:59 on Jan 15, 2027',
  );
});

it('where no hour is named, nobody is told more time than the day has in Vietnam', () => {
  expect(shown({})).toBe('Jan 14, 2027 10 days leftNo hour is named: send it before this day ends in Vietnam');
});

it('where the day of the school ends before that of Vietnam, its end counts', () => {
  expect(shown(sydney)).toBe(
    'Jan 14, 2027 10 days leftNo hour is named: send it before 19:59 Vietnam time, when the day ends there',
  );
});

it('once it has passed there is nothing to send', () => {
  expect(shown({}, '2027-01-15T05:00:00Z')).toBe('Jan 14, 2027 Closed');
});
