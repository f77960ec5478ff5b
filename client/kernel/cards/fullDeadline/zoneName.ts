/** A readable name of a time zone: the city, not the key of the database. */
export type ZoneName =
  | { readonly id: 'cards.zoneVietnam' | 'cards.zoneUniversal' }
  | { readonly id: 'cards.zoneCity'; readonly city: string };

/** `America/New_York` -> New York. */
export function zoneName(timeZone: string): ZoneName {
  if (timeZone === 'Asia/Ho_Chi_Minh' || timeZone === 'Asia/Saigon') return { id: 'cards.zoneVietnam' };
  const [area, ...places] = timeZone.split('/');
  const city = places.at(-1)?.replaceAll('_', ' ');
  return !city || area === 'Etc' ? { id: 'cards.zoneUniversal' } : { id: 'cards.zoneCity', city };
}
