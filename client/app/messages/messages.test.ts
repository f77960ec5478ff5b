import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messagePaths, readTexts } from '../../testing/messages';

/** Names of the values that a text takes, nested ones included. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap(option => argumentsOf(option.value))];
    }
    return [element.value];
  });
}

const namesIn = (text: string) => [...new Set(argumentsOf(parse(text)))].toSorted();

const vi: Record<string, string> = {};
const en: Record<string, string> = {};
const files = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const path of messagePaths) {
    const texts = await readTexts(path, 'vi');
    files.set(path, Object.keys(texts));
    Object.assign(vi, texts);
    Object.assign(en, await readTexts(path, 'en'));
  }
});

describe('messages', () => {
  it('have the same ids in both languages', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
  });

  it('take the same values in both languages', () => {
    const pairs = Object.entries(vi).map(([id, text]) => ({
      id,
      vi: namesIn(text),
      en: namesIn(en[id] ?? ''),
    }));

    expect(pairs.filter(pair => pair.vi.join() !== pair.en.join())).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.entries({ ...vi, ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('do not overwrite each other across files', () => {
    const ids = [...files.values()].flat();

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are written in Unicode composed form, so that equal words are equal', () => {
    expect(Object.values(vi).filter(text => text !== text.normalize('NFC'))).toEqual([]);
  });
});
