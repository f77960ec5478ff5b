import fc from 'fast-check';
import { createWorld, DAO, type World } from './account.fixtures.js';
import { createProfileService, type ProfileService } from './account.profile.js';

let world: World;
let profile: ProfileService;
let id: string;

beforeEach(async () => {
  world = createWorld();
  profile = createProfileService({ users: world.users, ...world.ports });
  id = await world.enrol(DAO);
});

describe('what is set once', () => {
  it('may be sent along as it is, in any spelling', async () => {
    const { errors, profile: stored } = await profile.update(id, {
      fullName: ' Nguyễn  Thị Đào ',
      email: 'DAO@example.org',
      phone: '0912 345 678',
      dateOfBirth: '2008-05-17',
      majorAbroad: 'Luật',
    });
    expect([errors, stored?.majorAbroad]).toEqual([[], 'Luật']);
  });

  it.each([
    ['fullName', 'Nguyễn Thị Mai'],
    ['fullName', null],
    ['email', 'other@example.org'],
    ['email', 'no address'],
    ['phone', '0987654321'],
    ['dateOfBirth', '2008-05-18'],
  ])('refuses %s as %s and stores nothing', async (field, value) => {
    const before = await profile.profileOf(id);
    expect(await profile.update(id, { [field]: value, majorAbroad: 'Luật' })).toEqual({
      profile: null,
      errors: [{ code: 'CANNOT_CHANGE', field }],
    });
    expect(await profile.profileOf(id)).toEqual(before);
  });
});

describe('an update', () => {
  it('leaves what is left out, empties what is null, and gives each state a later moment', async () => {
    await profile.update(id, {
      majorAbroad: 'Luật',
      targetInstitution: 'ANU',
      preferredCountries: ['AU'],
      gpa: { value: 8.5, scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: 7, takenOn: null },
    });
    const before = await profile.profileOf(id);
    const { profile: after } = await profile.update(id, {
      targetInstitution: null,
      preferredCountries: null,
      language: null,
    });
    expect(after).toMatchObject({
      majorAbroad: 'Luật',
      preferredCountries: [],
      language: 'VI',
      gpa: { value: 8.5, scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: 7 },
    });
    expect(after && 'targetInstitution' in after).toBe(false);
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  });

  it('tells all mistakes at once and stores nothing', async () => {
    const { errors } = await profile.update(id, {
      email: 'x',
      gpa: { value: 11, scale: 'TEN' },
      budget: { amount: -1, currency: 'VND' },
      majorAbroad: 'Luật',
    });
    expect(errors).toEqual([
      { code: 'CANNOT_CHANGE', field: 'email' },
      { code: 'OUT_OF_SCALE', field: 'gpa.value' },
      { code: 'OUT_OF_SCALE', field: 'budget.amount' },
    ]);
    expect((await profile.profileOf(id)).majorAbroad).toBeUndefined();
  });

  it('takes neither the own address nor an impossible number for the guardian', async () => {
    expect((await profile.update(id, { guardianEmail: 'Dao@example.org', guardianPhone: '+6512' })).errors).toEqual([
      { code: 'INVALID_PHONE', field: 'guardianPhone' },
    ]);
    expect(
      (await profile.update(id, { guardianEmail: 'Dao@example.org', guardianPhone: '+65 1234567' })).errors,
    ).toEqual([
      { code: 'GUARDIAN_IS_SELF', field: 'guardianEmail' },
      { code: 'INVALID_PHONE', field: 'guardianPhone' },
    ]);
    expect((await profile.update(id, { guardianPhone: '+65 8123 4567' })).profile?.guardianPhone).toBe('+6581234567');
  });

  it('stores nothing when the profile was changed since the form was filled', async () => {
    const seenUpdatedAt = (await profile.profileOf(id)).updatedAt;
    await profile.update(id, { majorAbroad: 'Luật', seenUpdatedAt });
    expect(await profile.update(id, { majorAbroad: 'Y khoa', seenUpdatedAt })).toEqual({
      profile: null,
      errors: [{ code: 'CONFLICT', field: null }],
    });
    expect((await profile.profileOf(id)).majorAbroad).toBe('Luật');
  });

  it('of a session whose account is gone is refused', async () => {
    await world.users.remove(id);
    await expect(profile.update(id, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it('of several forms filled from the same state one is stored, whichever; those without a state all are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), async writers => {
      const seenUpdatedAt = (await profile.profileOf(id)).updatedAt;
      const numbers = Array.from({ length: writers }, (_, number) => number);
      const seen = await Promise.all(
        numbers.map(number => profile.update(id, { majorAbroad: `Ngành ${number}`, seenUpdatedAt })),
      );
      expect(seen.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      const fields = ['currentSchoolOrCompany', 'targetInstitution', 'relativeAbroad', 'guardianJob'];
      const blind = await Promise.all(
        numbers.map(number => profile.update(id, { [fields[number] ?? 'guardianJob']: 'có' })),
      );
      expect(blind.flatMap(({ errors }) => errors)).toEqual([]);
      expect(await profile.profileOf(id)).toMatchObject(
        Object.fromEntries(numbers.map(number => [fields[number], 'có'])),
      );
    }),
    { numRuns: 20 },
  );
});

describe('completing the profile', () => {
  const input = {
    currentSchoolOrCompany: 'THPT Chu Văn An',
    currentLevel: 'UPPER_SECONDARY',
    studyLevelWanted: 'BACHELOR',
    preferredCountries: ['AU', 'CA'],
  };

  it('marks it complete, once in the log', async () => {
    expect((await profile.complete(id, input)).profile).toMatchObject({ ...input, isComplete: true });
    await profile.complete(id, { ...input, preferredCountries: ['DE'] });
    expect(world.events).toEqual([{ kind: 'PROFILE_COMPLETED', actorId: id, subjectId: id }]);
    expect((await world.accounts.summaryOf(id))?.isProfileComplete).toBe(true);
  });

  it('names what is missing and leaves it incomplete', async () => {
    expect(
      (await profile.complete(id, { ...input, currentSchoolOrCompany: ' ', preferredCountries: [] })).errors,
    ).toEqual([
      { code: 'REQUIRED', field: 'currentSchoolOrCompany' },
      { code: 'REQUIRED', field: 'preferredCountries' },
    ]);
    expect((await profile.profileOf(id)).isComplete).toBe(false);
  });
});
