import { inParentheses } from './calledAtOnce';

/** A body that takes a while to read. */
const long = `/*${'.'.repeat(5000)}*/`;

describe('functions that are called at once', () => {
  it('are the long ones of CommonJS modules, and stand in parentheses', () => {
    const script = `var n=t(e=>{e.a=1${long}}),r=t((e,t)=>{t.exports=n()}),i=t((e,t)=>{${long}}),o=e(r());`;
    expect(inParentheses(script)).toBe(
      `var n=t((e=>{e.a=1${long}})),r=t((e,t)=>{t.exports=n()}),i=t(((e,t)=>{${long}})),o=e(r());`,
    );
  });

  it('leave every other function as it is', () => {
    const others = `var n=e=>{${long}},r=[e=>{${long}}];function i(){var r=t(e=>{${long}});return r}t(n);`;
    expect(inParentheses(others)).toBe(others);
  });
});
