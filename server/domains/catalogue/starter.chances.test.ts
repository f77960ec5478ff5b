/** Eight students over the whole starter: what the rule of the chance says of real programs, without their deadlines and prices. */
import { askedOf } from '../../../schema/rules/chance/asked.rules.js';
import { chanceOf } from '../../../schema/rules/chance/chance.rules.js';
import type { Average, Certificate, Chance, StudentFacts } from '../../../schema/rules/chance/chance.values.js';
import { diplomaEntriesOf } from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import { parseStarter, readStarter } from './catalogue.starter.js';

const TODAY = '2026-11-24';
const average = (value: number, scale: Average['scale'] = 'TEN', lowest = value): Average => ({
  value,
  scale,
  lowest,
  isEstimated: lowest < value,
});
const ielts = (overall: number, section: number): Certificate => ({
  test: 'IELTS',
  overall,
  takenOn: null,
  listening: section,
  reading: section,
  writing: section,
  speaking: section,
});
const certificate = (test: Certificate['test'], overall: number): Certificate => ({ test, overall, takenOn: null });
const nobody = { diploma: null, schoolAverage: null, degreeAverage: null, english: null, budget: null } as const;
const leaver = { ...nobody, currentLevel: 'UPPER_SECONDARY', diploma: 'THPT' } as const;
const graduate = { ...nobody, currentLevel: 'BACHELOR' } as const;
const STUDENTS: Readonly<Record<string, StudentFacts>> = {
  good: { ...leaver, schoolAverage: average(8.6), english: ielts(7, 6.5) },
  weak: { ...leaver, schoolAverage: average(6.4) },
  aLevel: { ...leaver, diploma: 'A_LEVEL', schoolAverage: average(85, 'HUNDRED'), english: ielts(6.5, 6) },
  ib: { ...leaver, diploma: 'IB', schoolAverage: average(3.8, 'FOUR'), english: certificate('TOEFL_IBT', 100) },
  sixteen: { ...leaver, schoolAverage: average(8.2, 'TEN', 7.8), english: certificate('DUOLINGO', 115) },
  bachelor: { ...graduate, degreeAverage: average(7.2), english: ielts(6.5, 6) },
  strongBachelor: { ...graduate, degreeAverage: average(3.6, 'FOUR'), english: certificate('TOEFL_IBT_2026', 5) },
  excellent: { ...leaver, schoolAverage: average(9.4), english: ielts(8, 7.5) },
};

type Answer = { student: string; slug: string; country: string; award: string; chance: Chance };
let answers: Answer[];
beforeAll(async () => {
  const { institutions, programs, sources } = parseStarter(await readStarter());
  const kinds = new Map(sources.map(({ id, kind }) => [id, kind]));
  const isThirdParty = ({ source }: { source?: string | undefined }): boolean =>
    source !== undefined && kinds.get(source) === 'THIRD_PARTY';
  const places = new Map(institutions.map(institution => [institution.slug, institution]));
  answers = programs.flatMap(program => {
    const institution = places.get(program.institution);
    if (!institution) throw new Error(`${program.slug} has no institution.`);
    const diplomaEntries = diplomaEntriesOf(program, institution, TODAY).map(entry => ({
      ...entry,
      isThirdParty: isThirdParty(entry.from === 'COUNTRY' ? {} : entry.stated),
    }));
    const asked = askedOf(program, institution, { isThirdParty, diplomaEntries });
    const facts = { ...asked, deadline: null, hasLaterIntake: false, start: null, yearlyCost: null };
    const { slug, award } = program;
    return Object.entries(STUDENTS).map(([student, of]) => ({
      student,
      slug,
      award,
      country: institution.destination,
      chance: chanceOf(of, facts, TODAY),
    }));
  });
});

const isWordOfChance = ({ chance }: Answer): boolean => chance.answer === 'TARGET' || chance.answer === 'SAFETY';
const named = ({ student, slug, chance }: Answer): string => `${student} ${slug}: ${chance.answer}`;
const wrong = (claim: (answer: Answer) => boolean): string[] => answers.filter(claim).map(named);

describe('eight students over the starter', () => {
  it('hear of a chance only where the rate of admission is known, which is in the United States', () => {
    expect(answers.some(isWordOfChance)).toBe(true);
    expect(wrong(answer => isWordOfChance(answer) && answer.country !== 'US')).toEqual([]);
    expect(wrong(answer => isWordOfChance(answer) && answer.chance.english.outcome !== 'MET')).toEqual([]);
  });

  it('never hear of a chance where few are admitted, nor are called safe without a budget', () => {
    const few = ({ chance }: Answer) => chance.selectivity.answer === 'HIGHLY_SELECTIVE';
    expect(answers.some(few)).toBe(true);
    expect(wrong(answer => few(answer) && isWordOfChance(answer))).toEqual([]);
    expect(wrong(({ chance }) => chance.answer === 'SAFETY')).toEqual([]);
  });

  it('are sent to a preparatory year by every German bachelor with a Vietnamese diploma, unless English is short', () => {
    const german = ({ country, award, student }: Answer) =>
      country === 'DE' && award === 'BACHELOR' && ['good', 'weak', 'sixteen', 'excellent'].includes(student);
    expect(answers.some(german)).toBe(true);
    expect(
      wrong(answer => german(answer) && !['PATHWAY_FIRST', 'BELOW_MINIMUM'].includes(answer.chance.answer)),
    ).toEqual([]);
  });

  it('straight from school are not told that a program is open which asks for a degree or college courses first', () => {
    const later = [
      'green-river-bachelor-of-applied-science-in-software-development',
      'foothill-associate-in-science-in-radiologic-technology',
    ];
    const found = answers.filter(({ slug, student }) => later.includes(slug) && student === 'excellent').map(named);
    expect(found.toSorted()).toEqual([
      `excellent ${later[1]}: PATHWAY_FIRST`,
      `excellent ${later[0]}: NOT_ELIGIBLE_NOW`,
    ]);
  });

  it('without a certificate and with a weak average hear of no chance at all', () => {
    expect(wrong(answer => answer.student === 'weak' && isWordOfChance(answer))).toEqual([]);
  });
});
