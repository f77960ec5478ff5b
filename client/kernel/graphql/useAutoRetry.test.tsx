import { act, renderHook } from '@testing-library/react';
import { useAutoRetry } from './useAutoRetry';

/** Each failed try has an error of its own. */
const lost = () => new TypeError('Failed to fetch');

it('waits longer after each try, and begins anew when the browser tells of a network, which may not work yet', () => {
  const refetch = jest.fn(() => Promise.resolve());
  const { result, rerender } = renderHook(({ error }) => useAutoRetry({ error, isLoading: false, refetch }), {
    initialProps: { error: lost() },
  });
  const failAgain = () => {
    rerender({ error: lost() });
    return result.current.waitSeconds;
  };
  expect(result.current.waitSeconds).toBe(3);
  const waits = [1, 2].map(() => {
    act(() => result.current.retryNow());
    return failAgain();
  });
  expect(waits).toEqual([6, 12]);

  act(() => void window.dispatchEvent(new Event('online')));
  expect(refetch).toHaveBeenCalledTimes(3);
  expect(failAgain()).toBe(6);
});
