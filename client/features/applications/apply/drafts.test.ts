import { findDraft, readDrafts, withContent, withoutDraft, type Draft } from './drafts';

const DAY = 86_400_000;
const subject = { type: 'PROGRAM', itemId: 'p1' } as const;
const other = { type: 'INSTITUTION', itemId: 'p1' } as const;
const content = { intake: '2027-09', note: 'Xin chào' };

let count = 0;
const making = { newKey: () => `key-number-${(count += 1)}`, now: 1000 };
const put = (drafts: readonly Draft[], change: Partial<Parameters<typeof withContent>[1]> = {}) =>
  withContent(drafts, { subject, title: 'Data Science', content, ...change }, making);

describe('a draft', () => {
  it('keeps its key while its content is the same: a second press and a second tab send the same', () => {
    const first = put([]);
    const second = put(first.drafts);

    expect(second.draft).toBe(first.draft);
    expect(second.drafts).toBe(first.drafts);
  });

  it('gets another key with other content', () => {
    const first = put([]);
    const second = put(first.drafts, { content: { ...content, note: 'Chào bạn' } });

    expect(second.draft.key).not.toBe(first.draft.key);
    expect(second.drafts).toHaveLength(1);
  });

  it('is of one item, of which there may be many', () => {
    const { drafts } = put(put([]).drafts, { subject: other });

    expect(findDraft(drafts, subject)?.type).toBe('PROGRAM');
    expect(withoutDraft(drafts, subject)).toEqual([findDraft(drafts, other)]);
  });

  it('makes room for the twenty-first by taking the oldest away', () => {
    let drafts: readonly Draft[] = [];
    for (let item = 0; item < 21; item += 1)
      ({ drafts } = put(drafts, { subject: { type: 'PROGRAM', itemId: `p${item}` } }));

    expect(drafts).toHaveLength(20);
    expect(findDraft(drafts, { type: 'PROGRAM', itemId: 'p0' })).toBeNull();
  });

  it('is read again, but not after a month', () => {
    const { drafts } = put([]);
    const stored: unknown = JSON.parse(JSON.stringify(drafts));

    expect(readDrafts(stored, 1000 + DAY)).toEqual(drafts);
    expect(readDrafts(stored, 1000 + 31 * DAY)).toEqual([]);
  });

  it.each([
    [null],
    [{}],
    [[null]],
    [[{ ...subject, ...content, title: 'x', key: 'short', changedAt: 1 }]],
    [[{ ...subject, ...content, title: 'x', key: 'long-enough', changedAt: '1' }]],
    [[{ ...subject, ...content, intake: '2027-13', title: 'x', key: 'long-enough', changedAt: 1 }]],
    [[{ ...subject, ...content, type: 'SCHOLARSHIP', title: 'x', key: 'long-enough', changedAt: 1 }]],
  ])('is not read from %j', stored => {
    expect(readDrafts(stored, 1)).toEqual([]);
  });
});
