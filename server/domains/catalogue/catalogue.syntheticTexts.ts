/**
 * Titles, cities and prices of the synthetic catalogue, spread as registers write them. Measured on 114,721 programs of CRICOS, DAAD and the College
 * Scorecard: 11 % of the titles are different ones (43 % in Australia, 1 % in the United States), the ten most frequent are a tenth of all, half have five
 * words or fewer and one in a hundred more than ten; 1,960 cities, of which ten have a tenth of the programs. The words are our own.
 */
import type { DESTINATIONS, FIELDS_OF_STUDY } from '../../../schema/rules/catalogue.values.js';

type Field = (typeof FIELDS_OF_STUDY)[number];
/** Uniform, from 0 to below 1. */
type Random = () => number;

const SUBJECTS: Record<Field, string> = {
  AGRICULTURE_ENVIRONMENT: 'Agriculture|Environmental Science|Forestry|Soil Science|Water Resources|Horticulture',
  ARCHITECTURE_BUILDING:
    'Architecture|Construction Management|Landscape Architecture|Urban Planning|Building Surveying',
  ARTS_DESIGN: 'Graphic Design|Music|Fine Arts|Film and Television|Fashion|Animation|Interior Design|Photography',
  BUSINESS:
    'Business|Accounting|Marketing|Finance|Business Administration|Logistics|Human Resources|Project Management',
  COMPUTING: 'Computer Science|Information Technology|Data Science|Cyber Security|Software Engineering|Networking',
  EDUCATION: 'Education|Early Childhood Education and Care|Primary Teaching|Special Education|Education Leadership',
  ENGINEERING:
    'Engineering|Mechanical Engineering|Civil Engineering|Electrical Engineering|Mechatronics|Automotive Technology',
  HEALTH: 'Nursing|Public Health|Pharmacy|Physiotherapy|Nutrition|Midwifery|Dental Hygiene|Veterinary Nursing|Medicine',
  HOSPITALITY_TOURISM: 'Hospitality Management|Commercial Cookery|Tourism|Event Management|Hotel Operations',
  HUMANITIES: 'History|Philosophy|Linguistics|English Literature|Theology and Ministry|Translation',
  INTERDISCIPLINARY: 'Liberal Studies|International Studies|Sustainability|Gender and Cultural Studies',
  LAW: 'Laws|International Law|Legal Practice|Business Law|Criminal Justice',
  NATURAL_SCIENCES: 'Science|Biology|Chemistry|Physics|Mathematics|Biotechnology|Geology|Marine Biology',
  SOCIAL_SCIENCES: 'Psychology|Economics|Social Work|Political Science|Sociology|Criminology|Communication',
};
const ALL_SUBJECTS = Object.values(SUBJECTS).flatMap(line => line.split('|'));
const ADDITIONS = ['Honours', 'Advanced', 'Professional', 'Extended', 'Coursework', 'Research', 'Applied'];

/** The first items are likelier the greater the bias. */
const pick = <T>(random: Random, list: readonly T[], bias: number): T =>
  list[Math.floor(random() ** bias * list.length)] as T;

/** Without the degree: `Nursing`, `Data Science (Honours)`, `Business and Laws (Advanced)`. */
export function syntheticSubject(field: Field, random: Random): string {
  const subject = pick(random, SUBJECTS[field].split('|'), 2);
  const second = random() < 0.12 ? ` and ${pick(random, ALL_SUBJECTS, 1)}` : '';
  const addition = random() < 0.16 ? ` (${pick(random, ADDITIONS, 2)})` : '';
  const major = random() < 0.05 ? ` - ${pick(random, ALL_SUBJECTS, 1)} and ${pick(random, ALL_SUBJECTS, 1)}` : '';
  return `${subject}${second}${addition}${major}`;
}

/** A tenth of the programs are in the large cities of a country, the others in some three hundred smaller ones, first ones likelier. */
export const syntheticCity = (cities: readonly string[], random: Random): string =>
  random() < 0.1
    ? pick(random, cities, 1)
    : `${pick(random, cities, 1)} ${['North', 'South', 'East', 'West'][Math.floor(random() * 4)]} ${1 + Math.floor(random() ** 2 * 12)}`;

/** The amounts below which a twentieth, a quarter, half, three quarters and nineteen twentieths of the first-year prices lie, in the country's currency. */
const PRICES: Partial<Record<(typeof DESTINATIONS)[number], readonly number[]>> = {
  AU: [3_000, 7_000, 12_500, 26_500, 37_400, 49_500, 70_000],
  US: [6_000, 12_300, 20_300, 31_000, 41_900, 63_400, 75_000],
  DE: [0, 0, 0, 0, 0, 8_000, 30_000],
};
const SHARES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1];
const OTHER_PRICES = [3_000, 8_000, 15_000, 20_000, 27_000, 40_000, 60_000];

/** Half of the prices are round. */
export function syntheticPrice(destination: (typeof DESTINATIONS)[number], random: Random): number {
  const amounts = PRICES[destination] ?? OTHER_PRICES;
  const share = random();
  const above = SHARES.findIndex(limit => limit > share);
  const [low, high] = [amounts[above - 1] ?? 0, amounts[above] ?? 0];
  const [from, to] = [SHARES[above - 1] ?? 0, SHARES[above] ?? 1];
  const amount = low + ((share - from) / (to - from)) * (high - low);
  const step = random() < 0.2 ? 1_000 : random() < 0.4 ? 100 : 10;
  return Math.round(amount / step) * step;
}
