import { audiencesOf } from './audience.rules.js';

const list = (...countries: string[]) => ({ isOpenToAll: false, countries });

describe('for whom a scholarship is', () => {
  it.each([
    [{}, ['UNKNOWN']],
    [{ eligibleNationalities: { isOpenToAll: true, countries: [] } }, ['EVERY_NATIONALITY']],
    [{ eligibleNationalities: list('VN') }, ['VIETNAM_ONLY']],
    [{ eligibleNationalities: { ...list('VN'), isListPartial: true as const } }, ['VIETNAM_AMONG_OTHERS']],
    [{ eligibleNationalities: list('LA', 'VN') }, ['VIETNAM_AMONG_OTHERS']],
    [{ eligibleNationalities: list('LA') }, []],
    [{ eligibleNationalities: { ...list('LA'), isListPartial: true as const } }, ['UNKNOWN']],
    [{ eligibleGroups: ['WOMEN' as const] }, ['UNKNOWN', 'WOMEN']],
    [{ eligibleNationalities: list('VN'), eligibleGroups: ['IN_NEED' as const] }, ['VIETNAM_ONLY', 'IN_NEED']],
  ])('%j', (facts, audiences) => expect(audiencesOf(facts)).toEqual(audiences));
});
