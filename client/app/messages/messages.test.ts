import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { messages as en } from './en';
import { messages as vi, parts } from './vi';

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

describe('messages', () => {
  it('have the same ids in both languages', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(vi).toSorted());
  });

  it('take the same values in both languages', () => {
    const pairs = Object.entries(vi).map(([id, text]) => ({
      id,
      vi: namesIn(text),
      en: namesIn(en[id as keyof typeof en]),
    }));

    expect(pairs.filter(pair => pair.vi.join() !== pair.en.join())).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.entries({ ...vi, ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('do not overwrite each other across features', () => {
    const ids = Object.values(parts).flatMap(part => Object.keys(part));

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are written in Unicode composed form, so that equal words are equal', () => {
    expect(Object.values(vi).filter(text => text !== text.normalize('NFC'))).toEqual([]);
  });
});
