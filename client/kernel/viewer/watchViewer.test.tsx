import { watchViewer } from './watchViewer';

describe('watchViewer', () => {
  const reload = jest.fn();
  let mark = 'STUDENT Lan';
  let stop: () => void = () => undefined;

  beforeEach(() => {
    mark = 'STUDENT Lan';
    reload.mockClear();
    stop = watchViewer({ readMark: () => mark, reload });
  });
  afterEach(() => stop());

  it('leaves the page alone while the same person is there', () => {
    window.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['', 'STUDENT Minh'])('loads the page anew, once, when another tab has left %j behind', other => {
    mark = other;
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('pageshow'));

    expect(reload).toHaveBeenCalledTimes(1);
  });
});
