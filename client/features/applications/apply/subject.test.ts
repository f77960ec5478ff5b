import { applyAddress } from './applyUrl';
import { previewVariables, readSubject } from './subject';

const read = (query: string) => readSubject(new URLSearchParams(query));

describe('the address of an application that is begun', () => {
  it('names what is applied for', () => {
    const subject = { type: 'PROGRAM', itemId: 'abc 1' } as const;
    expect(read(applyAddress(subject).split('?')[1] ?? '')).toEqual(subject);
  });

  it.each(['', 'type=program', 'item=abc', 'type=scholarship&item=abc', `type=program&item=${'x'.repeat(101)}`])(
    'names nothing in %j',
    query => {
      expect(read(query)).toBeNull();
    },
  );

  it('asks for the first intake until one is chosen', () => {
    const subject = { type: 'INSTITUTION', itemId: 'abc' } as const;
    expect(previewVariables(subject, null)).toEqual({ ...subject, intake: null });
    expect(previewVariables(subject, '2027-09')).toEqual({ ...subject, intake: { year: 2027, month: 9 } });
  });
});
