import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AppLink } from './AppLink';

type Props = Parameters<typeof AppLink>[0];

function show(props: Partial<Props>, path = '/here') {
  let wasLeftToBrowser: boolean | null = null;
  // The last who hears of it: what is left to the browser ends here.
  const listener = (event: MouseEvent) => {
    wasLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  const { router } = renderWithProviders(
    <AppLink to="/programs/x?tab=fees" {...props}>
      Go
    </AppLink>,
    { locale: 'en', path },
  );
  const link = screen.getByRole('link', { name: 'Go' });
  const press = (init: MouseEventInit = {}) => fireEvent.click(link, { button: 0, ...init });
  return { router, link, press, leftToBrowser: () => wasLeftToBrowser };
}

const addressOf = ({ state }: ReturnType<typeof show>['router']) => state.location.pathname + state.location.search;

describe('AppLink', () => {
  it('has the address in the language of the page and leads there without a load', () => {
    const { router, link, press, leftToBrowser } = show({ className: 'a', 'aria-current': 'page' });
    press();

    expect(link).toHaveAttribute('href', '/en/programs/x?tab=fees');
    expect(link).toHaveClass('a');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(addressOf(router)).toBe('/en/programs/x?tab=fees');
    expect(router.state.historyAction).toBe('PUSH');
    expect(leftToBrowser()).toBe(false);
  });

  it.each([
    ['a held Ctrl key', {}, { ctrlKey: true }],
    ['a held Cmd key', {}, { metaKey: true }],
    ['a held Shift key', {}, { shiftKey: true }],
    ['another button', {}, { button: 1 }],
    ['another window', { target: '_blank' }, {}],
    ['a download', { download: '' }, {}],
  ])('leaves %s to the browser', (_case, props, init) => {
    const { router, press, leftToBrowser } = show(props);
    press(init);

    expect(leftToBrowser()).toBe(true);
    expect(addressOf(router)).toBe('/en/here');
  });

  it.each([
    ['it is asked to', { replace: true }, '/here'],
    ['the address is the one that is shown', { to: '/here?a=1' }, '/here?a=1'],
  ])('takes the place of the entry when %s', (_case, props, path) => {
    const { router, press } = show(props, path);
    press();

    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('asks its own handler first, and stays when that prevents it', () => {
    const { router, press } = show({ onClick: event => event.preventDefault() });
    press();

    expect(addressOf(router)).toBe('/en/here');
  });
});
