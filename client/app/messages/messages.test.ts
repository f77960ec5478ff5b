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

/** Values that only choose a form of number and are not themselves shown: Vietnamese has one form, and need not name them. */
function choosersIn(text: string): string[] {
  const elements = parse(text);
  const isShown = (all: readonly MessageFormatElement[], name: string): boolean =>
    all.some(element => {
      if (element.type === TYPE.tag) return isShown(element.children, name);
      if (element.type === TYPE.select) return Object.values(element.options).some(({ value }) => isShown(value, name));
      if (element.type === TYPE.plural)
        return Object.values(element.options).some(
          ({ value }) =>
            (element.value === name && value.some(({ type }) => type === TYPE.pound)) || isShown(value, name),
        );
      return element.type !== TYPE.literal && element.type !== TYPE.pound && element.value === name;
    });
  return namesIn(text).filter(name => !isShown(elements, name));
}

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
      choosers: choosersIn(en[id] ?? ''),
    }));
    const differs = ({ vi: own, en: other, choosers }: (typeof pairs)[number]): boolean =>
      own.some(name => !other.includes(name)) || other.some(name => !own.includes(name) && !choosers.includes(name));

    expect(pairs.filter(differs)).toEqual([]);
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
