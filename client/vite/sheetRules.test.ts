import { scopedName } from './classNames';
import { sheetRules } from './sheetRules';

const card = scopedName('card', 'client/kernel/cards/Card.module.css');
const bell = scopedName('bell', 'client/app/layouts/bell.module.css');
const ring = scopedName('ring', 'client/app/layouts/bell.module.css');
const scopeOf = (name: string) => name.slice(-5);

describe('sheetRules', () => {
  it('tells whose each rule is, in the order of the sheet', () => {
    const css = `body{margin:0}.${card}{color:red}.${card}>a:hover{color:blue}.${bell}{top:0}.${card}{left:0}`;

    expect(sheetRules(css)).toEqual([
      { css: 'body{margin:0}', scopes: [] },
      { css: `.${card}{color:red}.${card}>a:hover{color:blue}`, scopes: [scopeOf(card)] },
      { css: `.${bell}{top:0}`, scopes: [scopeOf(bell)] },
      { css: `.${card}{left:0}`, scopes: [scopeOf(card)] },
    ]);
  });

  it('gives a rule of two components to both', () => {
    expect(sheetRules(`.${card},.${bell}{color:red}`)).toEqual([
      { css: `.${card},.${bell}{color:red}`, scopes: [scopeOf(card), scopeOf(bell)] },
    ]);
  });

  it('parts what stands under one condition, and keeps the condition with each', () => {
    const css = `@media (width<40rem){.${card}{top:0}@supports (top:0){.${bell}{top:1px}}}`;

    expect(sheetRules(css)).toEqual([
      { css: `@media (width<40rem){.${card}{top:0}}`, scopes: [scopeOf(card)] },
      { css: `@media (width<40rem){@supports (top:0){.${bell}{top:1px}}}`, scopes: [scopeOf(bell)] },
    ]);
  });

  it('leaves fonts to every page, and an animation to those that it moves', () => {
    const css = `@font-face{font-family:A}@keyframes ${ring}{0%{top:0}}`;

    expect(sheetRules(css)).toEqual([
      { css: '@font-face{font-family:A}', scopes: [] },
      { css: `@keyframes ${ring}{0%{top:0}}`, scopes: [scopeOf(ring)] },
    ]);
  });

  it('takes a name that only looks like that of a component for one of the page', () => {
    expect(sheetRules('.since-1f0c3{top:0}')[0]?.scopes).toEqual([]);
  });
});
