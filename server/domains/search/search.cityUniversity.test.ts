/** A city of one university is named like a school where it lacks the subject; with a word for a place, or beside other universities, it is a place. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const inBath = { cities: ['Bath'] };
const inLeeds = { cities: ['Leeds'] };
const rows = {
  institutions: [
    institutionRow('bath', { destination: 'GB', name: 'University of Bath', city: 'Bath' }),
    institutionRow('leeds', { destination: 'GB', name: 'University of Leeds', city: 'Leeds' }),
    institutionRow('aire', { destination: 'GB', name: 'Aire College', city: 'Leeds', type: 'COLLEGE' }),
    institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' }),
  ],
  programs: [
    programRow('physics-bath', 'bath', { title: 'Physics', field: 'NATURAL_SCIENCES', ...inBath }),
    programRow('physics-leeds', 'leeds', { title: 'Physics', field: 'NATURAL_SCIENCES', ...inLeeds }),
    programRow('history-leeds', 'aire', { title: 'History', field: 'HUMANITIES', ...inLeeds }),
    programRow('accounting', 'bow', { title: 'Accounting', cities: ['Calgary'] }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const nearOf = (text: string) => {
  const { ids, near, alsoNear } = service.searchPrograms({ text });
  return { ids, near: [near, ...alsoNear].flatMap(one => (one ? [[one.relation, ...one.ids]] : [])) };
};

it.each(['kế toán Bath', 'ke toan bath', 'accounting at Bath', 'accounting Bath'])(
  '%s: who has the subject, then what the university has',
  text =>
    expect(nearOf(text)).toEqual({
      ids: [],
      near: [
        ['SAME_SUBJECT', 'id-accounting'],
        ['SAME_PLACE', 'id-physics-bath'],
      ],
    }),
);

it.each([
  'kế toán ở Bath',
  'accounting in Bath',
  'accounting near Bath',
  'accounting Leeds',
  'Bath accounting',
  'bachelor accounting Bath',
])('%s: the subject elsewhere', text => expect(nearOf(text).near).toEqual([['SAME_SUBJECT', 'id-accounting']]));

it('a subject that it has is found', () => expect(nearOf('physics Bath').ids).toEqual(['id-physics-bath']));
