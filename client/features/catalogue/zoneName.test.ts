import { zoneName } from './zoneName';

describe('the name of a time zone', () => {
  it.each([
    ['Europe/London', { id: 'catalogue.zoneCity', city: 'London' }],
    ['America/New_York', { id: 'catalogue.zoneCity', city: 'New York' }],
    ['America/Indiana/Indianapolis', { id: 'catalogue.zoneCity', city: 'Indianapolis' }],
    ['Asia/Ho_Chi_Minh', { id: 'catalogue.zoneVietnam' }],
    ['Etc/UTC', { id: 'catalogue.zoneUniversal' }],
    ['UTC', { id: 'catalogue.zoneUniversal' }],
  ])('of %s is what people call it', (timeZone, name) => {
    expect(zoneName(timeZone)).toEqual(name);
  });
});
