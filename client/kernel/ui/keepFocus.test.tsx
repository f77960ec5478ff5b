import { keepFocus } from './keepFocus';

const PAGE = `
  <main>
    <h1>Notifications</h1>
    <section><h2>This week</h2><button id="row">Read</button></section>
    <button id="all">Mark all</button>
  </main>`;

/** The focus is looked after once the page has been drawn. */
const drawn = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const at = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
};

describe('the focus', () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    stop = keepFocus();
  });
  afterEach(() => stop());

  it('goes to the heading of its part when what had it is gone', async () => {
    at('#row').focus();
    at('#row').remove();
    await drawn();
    expect(at('h2')).toHaveFocus();
  });

  it('goes to the heading of the page when the whole part is gone', async () => {
    at('#row').focus();
    at('section').remove();
    await drawn();
    expect(at('h1')).toHaveFocus();
  });

  it('goes there too when its button cannot be pressed any more', async () => {
    at('#all').focus();
    at('#all').toggleAttribute('disabled', true);
    await drawn();
    expect(at('h1')).toHaveFocus();
  });

  it('stays where somebody has put it meanwhile, and nowhere for who has pressed beside everything', async () => {
    at('#row').focus();
    at('#row').remove();
    at('#all').focus();
    await drawn();
    expect(at('#all')).toHaveFocus();
    at('#all').blur();
    await drawn();
    at('#all').remove();
    await drawn();
    expect(document.body).toHaveFocus();
  });
});
