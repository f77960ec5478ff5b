/** Germany: the DAAD's database of international programmes, one JSON file. */
import { z } from 'zod';
import type { PROFILE_LEVELS, PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { ImportError, noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, plainText, slugOf } from './cells.js';
import { intakesIn } from './daadIntakes.js';
import { fieldOfSubject } from './fieldsOfStudy.js';
import { typeOfName } from './institutionTypes.js';
import { editionInName, findFile, readJson } from './registerFiles.js';

const text = z.string().nullish();
const programmeRule = z.object({
  id: z.number(),
  courseName: z.string(),
  academy: z.string(),
  city: text,
  languages: z.array(z.string()).nullish(),
  beginning: text,
  programmeDuration: text,
  tuitionFees: text,
  courseType: z.number(),
  applicationDeadline: text,
  subject: text,
  link: text,
});
export type Programme = z.infer<typeof programmeRule>;

const FILE = /\.json$/i;
type Level = { level: (typeof PROGRAM_LEVELS)[number]; award: (typeof PROFILE_LEVELS)[number] };
const LEVELS: Readonly<Record<number, Level>> = {
  1: { level: 'UNDERGRADUATE', award: 'BACHELOR' },
  2: { level: 'GRADUATE', award: 'MASTER' },
  3: { level: 'POSTGRADUATE', award: 'PHD' },
  4: { level: 'POSTGRADUATE', award: 'PHD' },
};
const LANGUAGES: Readonly<Record<string, string>> = {
  English: 'en',
  German: 'de',
  French: 'fr',
  Spanish: 'es',
  Italian: 'it',
  Chinese: 'zh',
  Russian: 'ru',
};
const SITE = 'https://www2.daad.de';
/** The path of the page on which the DAAD describes the programme; it leads on to that of the university, which the file does not tell. */
const PAGE = /^\/deutschland\/studienangebote\/international-programmes\/en\/detail\/\d+\/$/;
const MONTHS_A_SEMESTER = 6;
const NO_TUITION = {
  vi: 'Theo cơ sở dữ liệu của DAAD, chương trình này không thu học phí; phí học kỳ của trường không nằm trong đó.',
  en: 'The DAAD database says that this programme has no tuition fees; the contribution that a university asks each semester is apart.',
};

const languagesOf = ({ languages }: Programme): string[] =>
  (languages ?? []).flatMap(name => LANGUAGES[name] ?? []).slice(0, 5);

/** Several lengths, and "9 semesters or more", say nothing that could be shown. */
const semestersOf = ({ programmeDuration }: Programme): number | undefined => {
  const only = /^(\d+) semesters?$/.exec(programmeDuration ?? '')?.[1];
  return only === undefined ? undefined : Number(only);
};

/** `Köthen / Anhalt` -> `Köthen`; several cities are separated by commas. */
const citiesOf = ({ city }: Programme): string[] =>
  plainText(city)
    .split(/[,;]/)
    .map(part => nameText(part.split('/')[0]))
    .filter(part => part !== '');

function tuitionNote({ tuitionFees }: Programme): string | null {
  if (tuitionFees === 'No tuition fees') return null;
  if (!tuitionFees) return 'no tuition is given';
  return tuitionFees === 'Tuition varies' ? 'the tuition varies' : 'a tuition without the period that it is for';
}

function refusalOf(programme: Programme): string | null {
  if (!LEVELS[programme.courseType])
    return `a course of type ${programme.courseType} (short, language or preparatory course)`;
  if (languagesOf(programme).length === 0) return 'no language of instruction';
  if (citiesOf(programme).length === 0) return 'no city';
  return /vietnam/i.test(programme.city ?? '') ? 'taught outside Germany' : null;
}

function programOf(programme: Programme, fact: FactBase): ImportedItem {
  const [campusCity = '', ...others] = citiesOf(programme);
  const title = nameText(programme.courseName);
  const semesters = semestersOf(programme);
  return {
    kind: 'PROGRAM',
    key: String(programme.id),
    institutionKey: slugOf(programme.academy),
    data: {
      title,
      ...(LEVELS[programme.courseType] as Level),
      field: fieldOfSubject(plainText(programme.subject), title) ?? 'INTERDISCIPLINARY',
      campusCity,
      ...(others.length > 0 && { otherCampusCities: others.slice(0, 10) }),
      languages: languagesOf(programme),
      ...(semesters !== undefined && { duration: { value: semesters * MONTHS_A_SEMESTER, ...fact } }),
      ...(programme.tuitionFees === 'No tuition fees' && {
        firstYearTuition: { amount: 0, currency: 'EUR' as const, ...fact, note: NO_TUITION },
      }),
      intakes: intakesIn(programme, fact),
      ...(PAGE.test(programme.link ?? '') && { website: `${SITE}${programme.link}` }),
    },
  };
}

export const daad: ImportAdapter = {
  name: 'daad',
  about: 'Germany, programmes: the JSON file of the DAAD database of international programmes',
  kinds: ['INSTITUTION', 'PROGRAM'],
  source: {
    id: 'import-daad',
    name: 'DAAD: International Programmes in Germany',
    url: `${SITE}/deutschland/studienangebote/international-programmes/en/`,
    kind: 'REGISTER',
  },
  filesOf: async path => [await findFile(path, FILE)],
  editionOf: async path => editionInName(await findFile(path, FILE)),
  async *read({ path, fact }) {
    const list = z.array(z.unknown()).safeParse(await readJson(await findFile(path, FILE)));
    if (!list.success) throw new ImportError('The DAAD file is no list of programmes.');
    const yielded = new Set<string>();
    for (const entry of list.data) {
      const parsed = programmeRule.safeParse(entry);
      if (!parsed.success) {
        yield skipped('an entry in another form', JSON.stringify(entry).slice(0, 80));
        continue;
      }
      const programme = parsed.data;
      const example = `${programme.id} ${nameText(programme.courseName)}`;
      const refusal = refusalOf(programme);
      if (refusal !== null) {
        yield skipped(refusal, example);
        continue;
      }
      const [name, key] = [nameText(programme.academy), slugOf(programme.academy)];
      if (!yielded.has(key)) {
        yielded.add(key);
        const [city = ''] = citiesOf(programme);
        yield {
          kind: 'INSTITUTION',
          key,
          data: { name, destination: 'DE', city, type: typeOfName(name, 'INSTITUTE') },
        };
      }
      const tuition = tuitionNote(programme);
      if (tuition) yield noted(tuition, example);
      yield programOf(programme, fact);
    }
  },
};
