import { checklistGroups, offeredStates, progressOf, sourcesOf } from './checklistGroups';

const items = (['TODO', 'READY', 'COLLECTING', 'SUBMITTED', 'NOT_APPLICABLE'] as const).map(state => ({
  code: state,
  state,
}));

describe('a checklist', () => {
  it('is shown in the order of work, each group in the order of the list', () => {
    expect(checklistGroups(items).map(({ group, items: own }) => [group, ...own.map(({ code }) => code)])).toEqual([
      ['TO_DO', 'TODO', 'COLLECTING'],
      ['DONE', 'READY', 'SUBMITTED'],
      ['NOT_APPLICABLE', 'NOT_APPLICABLE'],
    ]);
  });

  it('has no group without a document', () => {
    expect(checklistGroups(items.slice(0, 1)).map(({ group }) => group)).toEqual(['TO_DO']);
  });

  it('counts what is ready or handed in, without what does not apply', () => {
    expect(progressOf(items)).toEqual({ done: 2, total: 4 });
  });

  it('offers to set a document aside only where it has a condition', () => {
    expect(offeredStates({ condition: null })).not.toContain('NOT_APPLICABLE');
    expect(offeredStates({ condition: { vi: 'Nếu có', en: 'If any' } })).toContain('NOT_APPLICABLE');
  });

  it('names each source once', () => {
    const read = (id: string) => ({
      source: { id, name: id, url: null, isOfficial: false },
      asOf: null,
      checkedOn: '2026-11-21',
    });

    expect(sourcesOf([read('a'), read('b'), read('a')]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
