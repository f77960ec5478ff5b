import { zoneName } from './zoneName';

describe('the name of a time zone', () => {
  it.each([
    ['Europe/London', { id: 'cards.zoneCity', city: 'London' }],
    ['America/New_York', { id: 'cards.zoneCity', city: 'New York' }],
    ['America/Indiana/Indianapolis', { id: 'cards.zoneCity', city: 'Indianapolis' }],
    ['Asia/Ho_Chi_Minh', { id: 'cards.zoneVietnam' }],
    ['Etc/UTC', { id: 'cards.zoneUniversal' }],
    ['UTC', { id: 'cards.zoneUniversal' }],
  ])('of %s is what people call it', (timeZone, name) => {
    expect(zoneName(timeZone)).toEqual(name);
  });
});
