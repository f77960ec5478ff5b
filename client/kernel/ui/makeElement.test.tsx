import { makeElement } from './makeElement';

describe('an element that is drawn without React', () => {
  it('has the class, the text and the properties that are given', () => {
    const button = makeElement('button', { className: 'a b', type: 'button', textContent: 'Yes <b>please</b>' });

    expect(button.outerHTML).toBe('<button type="button" class="a b">Yes &lt;b&gt;please&lt;/b&gt;</button>');
  });

  it('has no attribute that nobody gave', () => {
    expect(makeElement('p', { className: undefined }).outerHTML).toBe('<p></p>');
    expect(makeElement('p').outerHTML).toBe('<p></p>');
  });
});
