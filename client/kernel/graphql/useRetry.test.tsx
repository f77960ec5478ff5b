import { act, renderHook } from '@testing-library/react';
import { useRetry } from './useRetry';

type Answer = { readonly resolve: () => void; readonly reject: () => void };

function show(error: unknown) {
  const asked: Answer[] = [];
  const refetch = () =>
    new Promise<void>((resolve, reject) => asked.push({ resolve, reject: () => reject(new TypeError('offline')) }));
  const { result, rerender } = renderHook(props => useRetry({ ...props, refetch }), {
    initialProps: { error } as { error?: unknown },
  });
  return { asked, result, rerender };
}

describe('trying again', () => {
  it('keeps what failed while it is asked for again, and says so', async () => {
    const failure = new TypeError('offline');
    const { asked, result, rerender } = show(failure);
    expect(result.current).toMatchObject({ error: failure, isRetrying: false });
    act(() => result.current.onRetry());
    // The query has no error of its own meanwhile.
    rerender({});
    expect(result.current).toMatchObject({ error: failure, isRetrying: true });

    await act(async () => asked[0]?.resolve());
    expect(result.current).toMatchObject({ error: undefined, isRetrying: false });
  });

  it('that fails again rejects nowhere, and can be repeated', async () => {
    const { asked, result } = show(new TypeError('offline'));
    act(() => result.current.onRetry());
    await act(async () => asked[0]?.reject());
    expect(result.current.isRetrying).toBe(false);
    act(() => result.current.onRetry());
    expect(asked).toHaveLength(2);
  });
});
