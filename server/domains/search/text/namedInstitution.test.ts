import { namedTokens, namedToken, namedWordsOf, tellingWordsOf } from './namedInstitution.js';

describe('the words that tell an institution from others', () => {
  it.each([
    ['University of Melbourne', ['melbourne']],
    ['Đại học Melbourne', ['melbourne']],
    ['RMIT Melbourne', ['melbourne', 'rmit']],
    ['University of Technology Sydney', ['sydney', 'technology']],
    ['Trường Đại học', []],
  ])('of %s are %s', (name, words) => expect(tellingWordsOf(name)).toEqual(words));

  it.each([
    ['univ of mel', { words: [], begun: 'mel' }],
    ['dh melb', { words: [], begun: 'melb' }],
    ['western syd', { words: ['western'], begun: 'syd' }],
    ['melbourne uni', { words: ['melbourne'], begun: null }],
    ['melbourne univer', { words: ['melbourne'], begun: null }],
    ['đại học', null],
    ['', null],
  ])('typed as %j are %j', (text, named) => expect(namedWordsOf(text)).toEqual(named));

  it('are indexed once with each of them as the last, so that any may be unfinished', () => {
    expect(namedTokens('Western Sydney University | WSU')).toEqual([
      namedToken(['western'], 'sydney'),
      namedToken(['sydney'], 'western'),
      namedToken([], 'wsu'),
    ]);
  });
});
