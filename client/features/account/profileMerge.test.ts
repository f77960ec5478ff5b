import { profileOf } from './test/account.fixtures';
import { changedFields, isSameValue, mergeProfiles } from './profileMerge';

const read = profileOf({ guardianName: 'Trần Văn Bình', guardianJob: null, gpa: { value: 8, scale: 'TEN' } });

describe('comparing values', () => {
  it('takes empty texts, empty lists and null for the same', () => {
    expect([isSameValue('', null), isSameValue([], null), isSameValue(undefined, null), isSameValue(0, null)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('does not care for the order of parts or for type names, but for the order of countries', () => {
    expect(isSameValue({ value: 8, scale: 'TEN', __typename: 'ProfileGpa' }, { scale: 'TEN', value: 8 })).toBe(true);
    expect(isSameValue({ value: 8, scale: 'FOUR' }, { scale: 'TEN', value: 8 })).toBe(false);
    expect(isSameValue(['AU', 'CA'], ['CA', 'AU'])).toBe(false);
  });

  it('finds what was changed, and leaves out what was not asked for', () => {
    expect(changedFields(read, { guardianName: 'Trần Văn Bình', guardianJob: 'Giáo viên' })).toEqual(['guardianJob']);
  });
});

describe('merging two changes of one profile', () => {
  it('contests only what both changed to different values', () => {
    const stored = {
      ...read,
      guardianName: 'Trần Thị Hoa',
      guardianJob: 'Kỹ sư',
      gpa: { value: 9, scale: 'TEN' as const },
    };
    const merge = mergeProfiles({ read, mine: { guardianName: 'Lê Văn Nam', guardianJob: 'Kỹ sư' }, stored });

    expect(merge).toEqual({ contested: ['guardianName'], taken: ['gpa'] });
  });

  it('contests nothing when the other side changed something else', () => {
    const merge = mergeProfiles({
      read,
      mine: { guardianJob: 'Bác sĩ' },
      stored: { ...read, otherQuestions: 'Có được làm thêm không?' },
    });

    expect(merge).toEqual({ contested: [], taken: ['otherQuestions'] });
  });

  it('keeps what somebody emptied while the other filled it for the person to decide', () => {
    expect(
      mergeProfiles({ read, mine: { gpa: null }, stored: { ...read, gpa: { value: 9, scale: 'TEN' } } }).contested,
    ).toEqual(['gpa']);
  });
});
