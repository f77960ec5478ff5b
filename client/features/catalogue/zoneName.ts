/** A readable name of a time zone: the city, not the key of the database. */
export type ZoneName =
  | { readonly id: 'catalogue.zoneVietnam' | 'catalogue.zoneUniversal' }
  | { readonly id: 'catalogue.zoneCity'; readonly city: string };

/** `America/New_York` -> New York. */
export function zoneName(timeZone: string): ZoneName {
  if (timeZone === 'Asia/Ho_Chi_Minh' || timeZone === 'Asia/Saigon') return { id: 'catalogue.zoneVietnam' };
  const [area, ...places] = timeZone.split('/');
  const city = places.at(-1)?.replaceAll('_', ' ');
  return !city || area === 'Etc' ? { id: 'catalogue.zoneUniversal' } : { id: 'catalogue.zoneCity', city };
}
