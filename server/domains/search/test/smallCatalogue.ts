/** A catalogue of four institutions, and the search service over it or another one. */
import { createInProcessIndex } from '../inProcessIndex.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from './fixtures.js';
import { createSearchService } from '../search.service.js';

export const rows = {
  institutions: [
    institutionRow('uoft', {
      name: 'University of Toronto',
      aliases: ['Đại học Toronto', 'UofT'],
      features: ['ACCOMMODATION'],
    }),
    institutionRow('york', { name: 'York University', completeness: 0.4 }),
    institutionRow('melbourne', { name: 'University of Melbourne', destination: 'AU', city: 'Melbourne' }),
    institutionRow('uc', { name: 'UC Berkeley', destination: 'US', city: 'Berkeley', completeness: 1 }),
  ],
  programs: [
    programRow('cs', 'uoft', {
      title: 'Computer Science',
      field: 'COMPUTING',
      tuition: { amount: 60_000, currency: 'CAD' },
    }),
    programRow('cs-york', 'york', {
      title: 'Computer Science',
      field: 'COMPUTING',
      tuition: { amount: 40_000, currency: 'USD' },
    }),
    programRow('it-melbourne', 'melbourne', {
      title: 'Information Technology',
      field: 'COMPUTING',
      level: 'GRADUATE',
      award: 'MASTER',
      cities: ['Melbourne'],
    }),
    programRow('cs-melbourne', 'melbourne', { title: 'Computer Science', field: 'COMPUTING', cities: ['Melbourne'] }),
    programRow('law-uc', 'uc', { title: 'Law', field: 'LAW', cities: ['Berkeley'] }),
  ],
  scholarships: [
    scholarshipRow('lester', { name: 'Lester B. Pearson Scholarship', institutionId: 'id-uoft', nationalities: 'ALL' }),
    scholarshipRow('awards', { name: 'Australia Awards', destinations: ['AU'], nationalities: ['VN'] }),
  ],
};

export const serviceOver = async (catalogue: Parameters<typeof fakeFeed>[0] = rows, dong: { VND?: number } = {}) => {
  const rates = () => ({ ...RATES, ...dong });
  const holder = createInProcessIndex({ feed: fakeFeed(catalogue), rates, clock: () => NOW });
  await holder.refresh();
  return createSearchService({ holder });
};

/** The programs that a text finds, and the places that it was understood to say. */
export async function programsAndPlaces(catalogue: Parameters<typeof fakeFeed>[0], text: string) {
  const { ids, understood } = (await serviceOver(catalogue)).searchPrograms({ text });
  const places = understood.filter(({ kind }) => kind === 'PLACE').map(one => one.text);
  return { ids: ids.map(id => id.replace('id-', '')).toSorted(), places };
}
