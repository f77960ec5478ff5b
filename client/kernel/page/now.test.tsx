import { act, render, screen } from '@testing-library/react';
import { NowProvider, useNow } from './now';

const SERVER_TIME = new Date('2026-11-21T03:00:00Z');
const Now = () => <p>{useNow().toISOString()}</p>;

describe('the current time of a page', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('begins with the time of the server and is renewed each hour by the time that has passed', () => {
    render(
      <NowProvider value={SERVER_TIME}>
        <Now />
      </NowProvider>,
    );
    expect(screen.getByText('2026-11-21T03:00:00.000Z')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2 * 3_600_000));
    expect(screen.getByText('2026-11-21T05:00:00.000Z')).toBeInTheDocument();
  });

  it('is renewed when the tab is looked at again the next day', () => {
    render(
      <NowProvider value={SERVER_TIME}>
        <Now />
      </NowProvider>,
    );
    jest.setSystemTime(new Date('2031-01-02T00:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('2026-11-22T03:00:00.000Z')).toBeInTheDocument();
  });
});
