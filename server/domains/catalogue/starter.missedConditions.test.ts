/** Entries that once showed a figure without the condition that belongs to it: each by name, so that none loses it again. */
import { COUNTRIES } from '../../../schema/rules/countries/countryData.rules.js';
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const programOf = (slug: string) => starter.programs.find(item => item.slug === slug);
const kindOf = (id: string | undefined) => starter.sources.find(item => item.id === id)?.kind;

it('an offer of CCC in Computing at Glasgow Caledonian includes mathematics or computing', () => {
  const [requirement] = programOf('gcu-computing-bsc-hons')?.admissionRequirements ?? [];
  expect(requirement?.text.en).toMatch(/CCC at A level including Maths or Computing/);
  expect(requirement?.text.vi).toMatch(/CCC ở A-level, trong đó có Toán hoặc Tin học/);
});

it('the opening of a portal is no requirement of urban development in Weimar, and stands beside its deadline', () => {
  const program = programOf('bauhaus-integrated-urban-development-and-design-msc');
  const requirements = program?.admissionRequirements.map(({ text }) => text.en).join(' ') ?? '';
  expect(requirements).not.toMatch(/uni-assist/);
  expect(program?.intakes.map(({ deadline }) => deadline?.note?.en)).toEqual([
    expect.stringMatching(/outside the EU.*uni-assist, which opens in February/),
  ]);
});

it('supply chain management at Warwick shows no level of English that a guide alone names, and the university its own', () => {
  expect(programOf('warwick-supply-chain-and-logistics-management-msc')?.englishMinimums).toEqual([]);
  const university = starter.institutions.find(({ slug }) => slug === 'university-of-warwick');
  expect(university?.englishMinimums.find(({ test }) => test === 'IELTS')).toMatchObject({ overall: 6.5, writing: 6 });
});

it('15 January at Western says that it is for equal consideration, and that for whom is not known', () => {
  const days = starter.programs
    .filter(({ institution }) => institution === 'western-university')
    .flatMap(({ intakes }) => intakes)
    .flatMap(({ deadline }) => deadline ?? []);
  expect(days.length).toBeGreaterThan(1);
  for (const { kind, note, source } of days) {
    expect(kind).toBe('EQUAL_CONSIDERATION');
    expect(note?.en).toMatch(/does not say whether this one is for applicants from abroad/);
    expect(note?.vi).toMatch(/không nói hạn này có dành cho thí sinh từ nước ngoài/);
    expect(kindOf(source)).toBe('THIRD_PARTY');
  }
});

it('each day of the Gates Cambridge Scholarship says for whom it holds, and that a third party names it', () => {
  const { deadlines = [] } = starter.scholarships.find(({ slug }) => slug === 'gates-cambridge-scholarship') ?? {};
  expect(deadlines.length).toBeGreaterThan(1);
  for (const { note, source } of deadlines) {
    expect(note?.en).toMatch(/^For courses that close in/);
    expect(note?.vi).toMatch(/^Dành cho những ngành đóng/);
    expect(kindOf(source)).toBe('THIRD_PARTY');
  }
});

it('the fee and the funds of a British visa rest neither on a travel blog nor on a visa agency once a newer sum is in force', () => {
  const britain = COUNTRIES.filter(({ destination }) => destination === 'GB');
  const values = britain
    .flatMap(({ rules }) => rules)
    .filter(({ id }) => /visa-fee|visa-funds/.test(id))
    .flatMap(rule => rule.values)
    .filter(({ validUntil }) => !validUntil || validUntil > '2026-11-01');
  expect(values.length).toBeGreaterThan(2);
  const documents = britain.flatMap(({ papers }) => papers.documents);
  const addresses = [...values, ...documents].map(({ source }) => source.url);
  expect(addresses.filter(url => /afripost|visahq/.test(url ?? ''))).toEqual([]);
  const funds = documents.find(({ code }) => code === 'FUNDS');
  expect(funds?.note?.en).toBe('Held for 28 days that end at most 31 days before you apply.');
  expect(funds?.source.url).toMatch(/birmingham\.ac\.uk/);
});
