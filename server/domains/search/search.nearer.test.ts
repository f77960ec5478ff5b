/** Of a broader subject what is nearest to the one that was asked for comes before the rest of its family. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const design = { field: 'ARTS_DESIGN' as const };
/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const rows = {
  institutions: [
    institutionRow('ncad', { destination: 'IE', city: 'Dublin' }),
    institutionRow('leeds', { destination: 'GB', city: 'Leeds' }),
    institutionRow('tum', { destination: 'DE', city: 'Munich' }),
  ],
  programs: [
    programRow('graphic', 'leeds', { title: 'Graphic Design (BA)', ...design }),
    programRow('international', 'leeds', { title: 'International Business (BSc)', field: 'BUSINESS' }),
    programRow('commerce', 'leeds', { title: 'E-Commerce (MSc)', field: 'BUSINESS' }),
    programRow('music', 'ncad', { title: 'Bachelor of Music', ...design, ...complete }),
    programRow('arts-management', 'ncad', { title: 'Arts Management (MA)', ...design, ...complete }),
    programRow('animation', 'ncad', { title: 'Animation (BA Hons)', ...design }),
    programRow('fashion', 'ncad', { title: 'Fashion Design (BA Hons)', ...design }),
    programRow('economics', 'tum', { title: 'Economics (BSc)', field: 'BUSINESS', ...complete }),
    programRow('management', 'tum', { title: 'Master in Management', field: 'BUSINESS' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const broaderOf = (text: string): string[] => {
  const { near, alsoNear } = service.searchPrograms({ text });
  const found = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  return (found?.ids ?? []).map(id => id.replace('id-', ''));
};

it.each([
  ['graphic design ireland', ['animation', 'fashion'], ['music', 'arts-management']],
  ['thiết kế đồ họa ireland', ['animation', 'fashion'], ['music', 'arts-management']],
  ['kinh doanh quốc tế đức', ['management'], ['economics']],
  ['e-commerce germany', ['management'], ['economics']],
])('%s: %j before %j', (text, nearer, others) => {
  const found = broaderOf(text);
  expect(found.slice(0, nearer.length).toSorted()).toEqual(nearer);
  expect(found.slice(nearer.length).every(slug => others.includes(slug))).toBe(true);
  expect(found.length).toBeGreaterThan(nearer.length);
});

it('the name of a broader subject is no name of the one that was asked for', () => {
  const { near, alsoNear } = service.searchPrograms({ text: 'graphic design ireland' });
  const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  expect(broader?.reasons.flat()).toContain('RELATED_SUBJECT');
  expect(
    broader?.reasons.flat().filter(reason => ['NAME', 'SYNONYM', 'OTHER_WORDS', 'FIELD'].includes(reason)),
  ).toEqual([]);
});

const DOCTORATE = { award: 'PHD', level: 'POSTGRADUATE', field: 'NATURAL_SCIENCES' } as const;
const sciences = {
  institutions: [institutionRow('coast')],
  programs: [
    programRow('phd-chemistry', 'coast', { title: 'Doctor of Philosophy in Chemistry', ...DOCTORATE, completeness: 1 }),
    programRow('phd-physics', 'coast', { title: 'Doctor of Philosophy in Physics', ...DOCTORATE, completeness: 1 }),
    programRow('phd-science', 'coast', { title: 'Doctor of Philosophy, Science', ...DOCTORATE }),
    programRow('biology-master', 'coast', {
      title: 'Biology (MSc)',
      award: 'MASTER',
      level: 'GRADUATE',
      field: 'NATURAL_SCIENCES',
    }),
    programRow('maths-bachelor', 'coast', { title: 'Mathematics (BSc)', field: 'NATURAL_SCIENCES' }),
  ],
  scholarships: [],
};

it.each([
  ['tiến sĩ sinh học', 'id-biology-master'],
  ['tien si sinh hoc', 'id-biology-master'],
  ['PhD in biology', 'id-biology-master'],
  ['PhD in mathematics', 'id-maths-bachelor'],
  ['tiến sĩ toán học', 'id-maths-bachelor'],
])('%s: a doctorate in science as a whole, then those in other sciences; %s at another level', async (text, other) => {
  const { ids, near, alsoNear } = (await serviceOver(sciences)).searchPrograms({ text });
  expect(ids).toEqual([]);
  expect([near?.relation, near?.ids[0]]).toEqual(['BROADER_SUBJECT', 'id-phd-science']);
  expect(alsoNear.map(({ relation, ids: [first] }) => [relation, first])).toEqual([['WITHOUT_LIMITS', other]]);
});

it.each(['PhD in physics', 'tiến sĩ hóa học'])('%s: no other level stands beside it', async text => {
  const { near, alsoNear } = (await serviceOver(sciences)).searchPrograms({ text });
  expect([near, ...alsoNear].filter(one => one?.relation === 'WITHOUT_LIMITS')).toEqual([]);
});

const engineering = { field: 'ENGINEERING' as const };
const master = { award: 'MASTER', level: 'GRADUATE' } as const;
const fields = {
  institutions: [
    institutionRow('coast', { destination: 'IE', city: 'Cork' }),
    institutionRow('hill', { destination: 'GB', city: 'Leeds' }),
  ],
  programs: [
    programRow('mechanical', 'hill', { title: 'Mechanical Engineering', ...engineering }),
    programRow('automotive', 'hill', { title: 'Automotive Engineering', ...engineering }),
    programRow('mba', 'hill', { title: 'Master of Business Administration', field: 'BUSINESS', ...master }),
    programRow('water', 'coast', { title: 'Hydro Science and Engineering (MSc)', ...engineering, ...complete }),
    programRow('hazards', 'coast', { title: 'Natural Hazards in Structural Engineering', ...engineering, ...complete }),
    programRow('electrical', 'coast', { title: 'Electrical Engineering', ...engineering }),
    programRow('automation', 'coast', { title: 'Automation and IT (MEng)', ...engineering }),
    programRow('finance', 'coast', { title: 'Master of Finance', field: 'BUSINESS', ...master, ...complete }),
    programRow('sustainable', 'coast', {
      title: 'International Sustainable Business (MSc)',
      field: 'BUSINESS',
      ...master,
      ...complete,
    }),
    programRow('management', 'coast', { title: 'International Management (MSc)', field: 'BUSINESS', ...master }),
  ],
  scholarships: [],
};

it.each([
  ['mechanical engineering in Ireland', 'automation'],
  ['kỹ thuật cơ khí ở Ireland', 'automation'],
  ['MBA in Ireland', 'management'],
  ['học MBA ở Ireland', 'management'],
  ['EMBA in Ireland', 'management'],
])('%s: what is beside its neighbours, or general, before special fields (%s)', async (text, first) => {
  const { ids, near, alsoNear } = (await serviceOver(fields)).searchPrograms({ text });
  expect(ids).toEqual([]);
  const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  expect(broader?.ids[0]).toBe(`id-${first}`);
  expect(broader?.ids.length).toBeGreaterThan(1);
});

it('the head of a name is not said twice', async () => {
  const { near, alsoNear } = (await serviceOver(fields)).searchPrograms({ text: 'automotive engineering in Ireland' });
  const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  expect(broader?.text).toBe('engineering in Ireland');
});

const health = { field: 'HEALTH' as const };
const professions = {
  institutions: [institutionRow('coast', { destination: 'IE', city: 'Cork' })],
  programs: [
    programRow('public', 'coast', { title: 'Public Health', ...health, ...complete }),
    programRow('informatics', 'coast', { title: 'Health Informatics', ...health, ...complete }),
    programRow('physiotherapy', 'coast', { title: 'Physiotherapy', ...health }),
    programRow('sport', 'coast', { title: 'Exercise and Sport Sciences', ...health }),
    programRow('biomedical', 'coast', { title: 'Biomedical Science', ...health }),
    programRow('nutrition', 'coast', { title: 'Nutrition Science', ...health }),
  ],
  scholarships: [],
};

it.each([
  ['physiotherapist', ['sport', 'biomedical', 'nutrition']],
  ['vật lý trị liệu', ['sport', 'biomedical', 'nutrition']],
  ['phuc hoi chuc nang', ['sport', 'biomedical', 'nutrition']],
  ['occupational therapy', ['sport', 'biomedical']],
  ['nutritionist', ['biomedical', 'sport']],
  ['chuyên gia dinh dưỡng', ['biomedical', 'sport']],
])('%s: health professions that are akin come before health in general', async (text, kin) => {
  const { near, alsoNear } = (await serviceOver(professions)).searchPrograms({ text });
  const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  expect(broader?.ids.slice(0, kin.length)).toEqual(kin.map(slug => `id-${slug}`));
});

const doctorates = {
  institutions: [institutionRow('coast', { destination: 'IE', city: 'Cork' })],
  programs: [
    programRow('computers', 'coast', { title: 'Computer Engineering', ...engineering, award: 'PHD' }),
    programRow('environment', 'coast', { title: 'Environmental Engineering (MSc)', ...engineering, ...master }),
    programRow('robots', 'coast', { title: 'Mechatronics (MSc)', ...engineering, ...master }),
    programRow('circuits', 'coast', { title: 'Electrical Engineering (MSc)', ...engineering, ...master }),
  ],
  scholarships: [],
};

it.each([
  ['phd environmental engineering', ['environment', 'computers']],
  ['tiến sĩ kỹ thuật môi trường', ['environment', 'computers']],
  ['mechatronics phd', ['robots', 'computers']],
  ['phd electrical engineering', ['computers', 'circuits']],
])('%s: a doctorate of an engineering that is not akin comes behind a master of the subject', async (text, firsts) => {
  const { near, alsoNear } = (await serviceOver(doctorates)).searchPrograms({ text });
  expect([near, ...alsoNear].map(one => one?.ids[0])).toEqual(firsts.map(slug => `id-${slug}`));
});
