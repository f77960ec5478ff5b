/** Subjects of three syllables of which one is mistyped and is another word that means nothing there, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const asked = (text: string) => {
  const { ids, correctedText, droppedWords } = starter.search.searchPrograms({ text });
  return { correctedText, droppedWords, ids };
};

it.each([
  ['luật kinh thế', 'luật kinh tế'],
  ['luật kin tế', 'luật kinh tế'],
  ['luật kinh thế ở Úc', 'luật kinh tế ở Úc'],
  ['thạc sĩ luật kinh thế', 'thạc sĩ luật kinh tế'],
])('%s is %s', (text, meant) => {
  const { correctedText, droppedWords, ids } = asked(text);
  expect([correctedText, droppedWords]).toEqual([meant, []]);
  expect(ids.toSorted()).toEqual(asked(meant).ids.toSorted());
});

// Beside a word of two syllables the third may be anything, and so may what is a subject by itself.
it.each(['quản lý cảng', 'quản lý cảng biển', 'luật kinh tế', 'luật thế giới', 'kinh doanh thế giới', 'du lịch hè'])(
  '%s is what was meant',
  text => expect(asked(text).correctedText).toBeNull(),
);
