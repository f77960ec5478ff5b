/** Areas around cities, and parts of countries that are no state, that people name, as lists of their cities with a source. Keys of cities that the catalogue lacks do no harm. */
import { z } from 'zod';
import { SOURCE_KINDS } from '../../../../schema/rules/catalogue.values.js';
import areas from './cityAreas.json' with { type: 'json' };
import parts from './partsOfCountries.json' with { type: 'json' };

const text = z.string().trim().min(1);
const areasRule = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z0-9_]+$/),
    phrases: z.array(text).min(1),
    /** Cities that mean the area behind a word for near. */
    centres: z.array(text).min(1).optional(),
    source: z.strictObject({ name: text, url: z.url(), kind: z.enum(SOURCE_KINDS), checkedOn: z.iso.date() }),
    /** As the options of the facet CITY. */
    cities: z.array(z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/)).min(2),
  }),
);

const AREAS = areasRule.parse([...areas, ...parts]);

const NEAR: readonly string[] =
  'gần | gần với | ở gần | quanh | xung quanh | ở quanh | vùng | vùng quanh | khu vực | khu | near | close to | nearby | around'.split(
    ' | ',
  );
const CITY: readonly string[] = ['', 'thành phố ', 'tp '];

/** Cities, and of those around one of them this one. */
export type CityArea = { cities: readonly string[]; centre: string | null };

const keyOfCentre = (cities: readonly string[], centre: string): string | null =>
  cities.find(key => key.slice('us-'.length) === centre.replaceAll(' ', '-')) ?? null;

/** What each is called: `bay area`, `gần san francisco`. */
export const CITY_AREAS: readonly (readonly [area: CityArea, phrases: readonly string[]])[] = AREAS.flatMap(
  ({ phrases, centres = [], cities }) => [
    [{ cities, centre: null }, phrases] as const,
    ...centres.map(centre => {
      const called = NEAR.flatMap(near => CITY.map(of => `${near} ${of}${centre}`));
      return [{ cities, centre: keyOfCentre(cities, centre) }, called] as const;
    }),
  ],
);

const aroundOf = (isMeant: (area: (typeof AREAS)[number]) => boolean): string[] => [
  ...new Set(AREAS.filter(area => area.centres !== undefined && isMeant(area)).flatMap(({ cities }) => cities)),
];

/** All cities of the areas in which cities lie; parts of countries are no such areas. */
export const citiesAround = (keys: readonly string[]): string[] =>
  aroundOf(({ cities }) => cities.some(key => keys.includes(key)));

/** The same of a city by its name, without diacritics: it may be one in which nothing is. */
export const citiesAroundNamed = (name: string): string[] =>
  aroundOf(({ centres = [] }) => centres.some(centre => centre === name));
