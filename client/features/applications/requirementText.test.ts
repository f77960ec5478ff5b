import { remedyOf, requirementText } from './requirementText';

describe('the words for a requirement', () => {
  it('are of its kind and reason', () => {
    expect(requirementText('ENGLISH', 'BELOW_MINIMUM')).toBe('requirement.english.belowMinimum');
    expect(requirementText('ENGLISH', 'LEVEL_ONLY')).toBe('requirement.english.levelOnly');
    expect(requirementText('ENGLISH', 'CHECK_YOURSELF')).toBe('requirement.english.byLevel');
    expect(requirementText('FUNDS', 'BELOW_MINIMUM')).toBe('requirement.funds.notEnough');
  });

  it('are general for a pair that has no words of its own', () => {
    expect(requirementText('LEVEL', 'CONSENT_MISSING')).toBe('requirement.checkYourself');
  });

  it('lead where the student can do something about it', () => {
    expect(remedyOf('GUARDIAN_CONSENT', 'CONSENT_MISSING')?.to).toBe('/profile/privacy');
    expect(remedyOf('FUNDS', 'NOT_IN_PROFILE')?.to).toBe('/profile/details');
    expect(remedyOf('ENGLISH', 'BELOW_MINIMUM')).toBeNull();
  });
});
