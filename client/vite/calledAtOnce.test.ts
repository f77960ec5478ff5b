import { inParentheses } from './calledAtOnce';

/** A body that takes a while to read. */
const long = `/*${'.'.repeat(5000)}*/`;
const runtime = 'import{r as e,t}from"./rolldown-runtime-b064b050.js";';

describe('functions that are called at once', () => {
  it('are the long ones of CommonJS modules, and stand in parentheses', () => {
    const script = `${runtime}var n=t(e=>{e.a=1${long}}),r=t((e,t)=>{t.exports=n()}),i=e(r());`;
    expect(inParentheses(script)).toBe(`${runtime}var n=t((e=>{e.a=1${long}})),r=t((e,t)=>{t.exports=n()}),i=e(r());`);
  });

  it('leave every other function as it is, also where it has the same name', () => {
    const own = 'function t(e){return e}var n=t(e=>{e.a=1});'.replace('1', `1${long}`);
    expect(inParentheses(own)).toBe(own);
    const inner = `${runtime}function n(){var r=t(e=>{${long}});return r}`;
    expect(inParentheses(inner)).toBe(inner);
  });
});
