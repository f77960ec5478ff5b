import { createProgress } from './progress.js';

describe('the line of progress', () => {
  const shown = (isTerminal: boolean, work: (progress: ReturnType<typeof createProgress>) => void): string => {
    let text = '';
    work(createProgress(added => void (text += added), isTerminal));
    return text;
  };

  it('is written once a second and when the work ends, one below the other', () => {
    const text = shown(false, ({ show, end }) => {
      for (const line of ['one', 'two', 'three']) show(line);
      end();
      show('four');
    });
    expect(text).toBe('one\nthree\n');
  });

  it('stays one line in a terminal, of which nothing longer is left', () => {
    const text = shown(true, ({ show, end }) => {
      for (const line of ['a long one', 'two']) show(line);
      end();
    });
    expect(text).toBe('\ra long one\u001b[K\rtwo\u001b[K\n');
  });

  it('is nothing where nothing was shown', () => {
    expect(shown(true, ({ end }) => end())).toBe('');
  });
});
