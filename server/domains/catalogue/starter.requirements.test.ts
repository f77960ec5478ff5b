/** What the starter says of requirements and minimums: whose they are, and that a program may ask for more. */
import { parseStarter, readStarter, type Starter } from './catalogue.starter.js';

type Text = { vi: string; en: string };
type Requirement = { text: Text; note?: Text | undefined };

let starter: Starter;
beforeAll(async () => {
  starter = parseStarter(await readStarter());
});

const programOf = (slug: string) => starter.programs.find(item => item.slug === slug);
const institutionOf = (slug: string) => starter.institutions.find(item => item.slug === slug);
/** All that is shown of a requirement, in one language. */
const wordsOf = ({ text, note }: Requirement, language: 'vi' | 'en'): string =>
  `${text[language]} ${note?.[language] ?? ''}`;
const requirementsOf = (slug: string): string =>
  (programOf(slug)?.admissionRequirements ?? []).map(item => wordsOf(item, 'en')).join(' ');

/** Texts among the requirements that warn of something else than what to bring. */
const WARNINGS = [
  'calgary-bachelor-of-nursing',
  'fau-artificial-intelligence-msc',
  'fau-international-information-systems-msc',
  'frankfurt-school-master-of-applied-data-science',
  'griffith-bachelor-of-physiotherapy-094396g',
  'htw-berlin-international-and-development-economics-ma',
  'rwth-human-centered-intelligent-systems-msc',
  'sydney-bachelor-of-information-technology-039120d',
  'tum-informatics-msc',
  'ucd-computer-science-msc-negotiated-learning',
];

describe('a requirement', () => {
  it('of a program says that the program may ask for more than is shown', () => {
    const all = starter.programs.flatMap(({ slug, admissionRequirements }) =>
      admissionRequirements.map(item => ({ slug, item })),
    );
    expect(all.length).toBeGreaterThan(180);
    const silent = all.filter(
      ({ item }) =>
        !/may ask for more/.test(wordsOf(item, 'en')) || !/có thể đòi (?:thêm|cao hơn)/.test(wordsOf(item, 'vi')),
    );
    expect(silent.map(({ slug }) => slug).sort()).toEqual(WARNINGS);
  });

  it('that is a test says its score, or that a minimum score was not found', () => {
    const tests = starter.programs.flatMap(({ slug, admissionRequirements }) =>
      admissionRequirements
        .map(({ text }) => ({ slug, en: text.en }))
        .filter(({ en }) => /\b(?:GRE|GMAT|TMUA|ESAT|LNAT|TestAS)\b/.test(en)),
    );
    expect(tests.length).toBeGreaterThan(25);
    const silent = tests.filter(
      ({ en }) =>
        !/minimum score|no minimum|percentile|GMAT from \d|at rank \d|no cut-off/.test(en) &&
        !/no GRE|GRE (?:is|scores are) (?:recommended|not considered)|not needed|Earlier years|recommends the TMUA|for the GRE is recommended/.test(
          en,
        ),
    );
    expect(silent.map(({ slug, en }) => `${slug}: ${en}`)).toEqual([]);
  });

  it('of Oregon State’s Forestry names the second admission, to the professional program', () => {
    expect(requirementsOf('oregon-state-bachelor-of-science-in-forestry')).toMatch(
      /admission to the professional program.*C or better.*2\.25.*six months/,
    );
  });

  it('of a degree or of college courses before the program is its answer to every diploma of school, with its page', () => {
    const answersOf = (slug: string) => programOf(slug)?.diplomaEntries?.map(entry => [entry.diploma, entry.answer]);
    const every = (answer: string) => ['THPT', 'A_LEVEL', 'IB', 'OTHER'].map(diploma => [diploma, answer]);
    expect(answersOf('green-river-bachelor-of-applied-science-in-software-development')).toEqual(every('NO'));
    expect(answersOf('foothill-associate-in-science-in-radiologic-technology')).toEqual(every('PATHWAY'));
    // Whoever adds another one answers its diplomas, too.
    const later = starter.programs.filter(
      ({ level, admissionRequirements, diplomaEntries }) =>
        level === 'UNDERGRADUATE' &&
        !diplomaEntries?.some(({ answer }) => answer !== 'OPEN') &&
        admissionRequirements.some(({ text }) => /associate degree|come before the application/.test(text.en)),
    );
    expect(later.map(({ slug }) => slug)).toEqual([]);
  });

  it('of Hamburg’s politics, economics and philosophy says that the GRE has a minimum and no substitute', () => {
    expect(requirementsOf('hamburg-politics-economics-and-philosophy-msc')).toMatch(
      /GRE has a minimum score, which was not found; applications below it are rejected/,
    );
  });

  it('of an institution says that it is general and that a program may ask for more', () => {
    const all = starter.institutions.flatMap(({ slug, admissionRequirements }) =>
      admissionRequirements.map(item => ({ slug, item })),
    );
    expect(all.length).toBeGreaterThan(140);
    const silent = all.filter(
      ({ item }) =>
        !/asks? for more|each program asks|sets the average and further subjects|the institution decides/.test(
          wordsOf(item, 'en'),
        ),
    );
    expect(silent.map(({ slug, item }) => `${slug}: ${item.text.en}`)).toEqual([]);
  });

  it.each([
    ['cambridge-natural-sciences-ba', /mathematics and two more science.*some colleges.*ESAT.*October.*registered/],
    ['cambridge-engineering-ba-and-meng', /mathematics and physics.*further mathematics.*ESAT.*October/],
    ['cambridge-computer-science-ba', /mathematics included.*TMUA.*October.*further mathematics to AS or A level/],
    ['cambridge-economics-ba', /mathematics included.*TMUA.*October/],
    ['oxford-computer-science-ba', /expected to take further mathematics.*exceptional circumstances.*TMUA.*October/],
    ['oxford-philosophy-politics-and-economics-ba', /TARA.*October/],
    ['imperial-computing-beng', /A\* in mathematics.*TMUA/],
    ['ucl-computer-science-bsc', /A\* in mathematics.*TARA/],
    ['ucl-economics-bsc', /A\* in mathematics.*TMUA/],
    ['lse-economics-bsc', /A\* in mathematics.*TMUA/],
    ['lse-management-bsc', /with an A in mathematics/],
    [
      'warwick-economics-bsc',
      /A\*AA at A level with an A in mathematics.*TMUA is optional.*A\*A\*A and the duty to take the TMUA as the old conditions/,
    ],
    ['kcl-law-llb', /LNAT/],
  ])('of %s names the test and the subjects that it asks for', (slug, words) => {
    expect(requirementsOf(slug)).toMatch(words);
  });

  it.each([
    ['bonn-astrophysics-msc', /15 credit points of experimental physics.*15 of laboratory.*15 of theoretical physics/],
    ['bonn-economics-msc', /two courses in mathematics.*eight to ten in micro/],
    [
      'fu-berlin-data-science-msc',
      /5 are in linear algebra.*5 in algorithms|5 are in linear algebra.*5 are in algorithms/,
    ],
    ['goettingen-sustainable-international-agriculture-msc', /botany.*are not eligible/],
    ['hamburg-politics-economics-and-philosophy-msc', /15 ECTS of mathematics.*GRE score.*31 March/],
    ['hu-berlin-integrated-natural-resource-management-msc', /5 ECTS of mathematics and 5 of methods/],
    ['mannheim-mannheim-master-in-management-msc', /Ranked by.*GMAT from 600/],
    ['rwth-data-science-msc', /one of three profiles/],
    ['rwth-human-centered-intelligent-systems-msc', /28 credits of applied computer science.*GRE/],
    ['tum-informatics-msc', /lacks 14 credits.*APS/],
    ['toronto-master-of-public-policy', /GRE.*outside Canada/],
    ['ucla-master-of-architecture', /TOEFL iBT 92.*Newtonian physics.*history of architecture.*GRE/],
  ])('of %s names the coursework, tests and papers that its pages ask for', (slug, words) => {
    expect(requirementsOf(slug)).toMatch(words);
  });

  it.each([
    [
      'sydney-master-of-architecture-060904g',
      /Architecture and Environments.*65 %.*last two years.*portfolio.*practical experience/,
    ],
    ['langara-associate-of-science-in-computer-science', /19 by the first day.*GED.*category 3/],
    [
      'concordia-applied-computer-science-master-of-applied-computer-science',
      /graduate diploma.*high academic standing/,
    ],
    ['george-brown-honours-bachelor-of-commerce-culinary-management', /English and a mathematics course.*60 %.*65 %/],
    ['kit-remote-sensing-and-geoinformatics-msc', /likely to qualify, but each case is decided individually/],
    ['lse-data-science-bsc', /39 points.*7, 6, 6.*7 in mathematics.*GCSE/],
    ['lse-accounting-and-finance-bsc', /39 points.*2027.*6 in mathematics.*2026.*A\* in mathematics/],
    ['manchester-computer-science-bsc', /A\* in mathematics and one of computer science.*7, 7, 6/],
    ['fu-berlin-north-american-studies-ma', /interdisciplinary degree needs at least 90 credits.*need no proof/],
    ['lmu-statistics-and-data-science-msc', /B2 or a degree taught in English/],
    ['birkbeck-computer-science-bsc-hons', /mathematics or a science/],
    ['leeds-law-llb', /two traditional academic subjects/],
    [
      'nottingham-business-administration-mba',
      /full-time work after graduation, with management experience.*interview/,
    ],
    ['coventry-computer-science-msc', /computational discipline/],
    ['sheridan-honours-bachelor-of-animation', /portfolio/],
    ['humber-bachelor-of-music', /not decided by marks alone.*audition/],
    ['seneca-honours-bachelor-of-aviation-technology', /aviation medical/],
    ['ubc-master-of-data-science', /prerequisite courses.*B\+.*programming.*statistics/],
    ['mcgill-epidemiology-master-of-science', /3\.0 of 4\.0, or 3\.2/],
    ['western-master-of-library-and-information-science', /two academic referees.*TOEFL iBT 107/],
    ['anhalt-architecture-ma', /TOEFL iBT 88.*portfolio/],
    ['tus-animation-and-illustration-ba-hons', /8 to 10 finished pieces.*H5 in two subjects/],
    ['ut-dallas-master-of-science-in-computer-science', /3\.3 in quantitative courses.*discrete structures/],
    ['uiuc-master-of-computer-science', /four-year bachelor.*linear algebra/],
    [
      'ottawa-computer-science-master-of-computer-science',
      /at least 12 courses in computer science.*eight in mathematics/,
    ],
  ])('of %s names the average, portfolio, work or subjects that its pages ask for', (slug, words) => {
    expect(requirementsOf(slug)).toMatch(words);
  });

  it('of graduates at Simon Fraser is called the university’s minimum and a guideline, with the other way in', () => {
    const university = institutionOf('simon-fraser-university');
    for (const item of university?.admissionRequirements ?? [])
      expect(item.text.en).toMatch(/university’s minimum and (?:the 8 )?a guideline; most programs ask for more/);
    const notes = (university?.minimumGpas ?? []).map(({ note }) => note?.en);
    expect(notes).toEqual([expect.stringMatching(/guideline.*B\+ in the last 60 credits/)]);
  });

  it('of Green River names both what the page of the pandemic and older pages say of the day', () => {
    const [item] = institutionOf('green-river-college')?.admissionRequirements ?? [];
    expect(item?.text.en).toMatch(/one week.*about a month.*five to six weeks.*visa/);
    expect(item?.note?.en).toMatch(/the sum and the day may have changed/);
  });
});

describe('a minimum', () => {
  it('of the average at an institution says that a program may ask for more', () => {
    const all = starter.institutions.flatMap(({ slug, minimumGpas }) =>
      (minimumGpas ?? []).map(gpa => ({ slug, gpa })),
    );
    expect(all.length).toBeGreaterThan(10);
    const silent = all.filter(
      ({ gpa }) =>
        !/ask for more/.test(gpa.note?.en ?? '') ||
        !/(?:đòi|yêu cầu|cần) cao hơn|(?:đòi|yêu cầu) thêm/.test(gpa.note?.vi ?? ''),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('of English that a program shares with its institution says that it is not the program’s own', () => {
    const shared = starter.programs.flatMap(({ slug, institution, englishMinimums }) => {
      const sources = new Set(institutionOf(institution)?.englishMinimums.map(({ source }) => source));
      return englishMinimums.filter(({ source }) => sources.has(source)).map(minimum => ({ slug, ...minimum }));
    });
    expect(shared.length).toBeGreaterThan(300);
    const silent = shared.filter(
      ({ note }) => !/asks? for more|may require a higher|may set a higher|names for the program/.test(note?.en ?? ''),
    );
    expect(silent.map(({ slug, test }) => `${slug}: ${test}`)).toEqual([]);
  });

  it('of English is not the general one of the institution beside a test of the program’s own', () => {
    const isGeneral = ({ note }: { note?: Text | undefined }): boolean =>
      /^(?:General|University-wide)/.test(note?.en ?? '');
    const mixed = starter.programs.filter(
      ({ englishMinimums }) =>
        englishMinimums.some(isGeneral) && englishMinimums.some(minimum => !isGeneral(minimum) && !sharedNote(minimum)),
    );
    expect(mixed.map(({ slug }) => slug)).toEqual([]);
  });
});

const sharedNote = ({ note }: { note?: Text | undefined }): boolean => /level of the institution/.test(note?.en ?? '');

describe('facts that the eighth draw found doubtful', () => {
  it('Deakin’s largest award is called doubtful for applicants from Vietnam', () => {
    const award = starter.scholarships.find(({ slug }) => slug === 'deakin-vice-chancellors-international-scholarship');
    for (const fact of [award?.amount, award?.eligibleNationalities])
      expect(fact?.note?.en).toMatch(/five countries.*20 %, for Vietnam.*doubtful/);
  });

  it('the regular day of Illinois is the last known one, and of no round yet', () => {
    const days = starter.programs
      .filter(({ institution, level }) => institution.startsWith('university-of-illinois') && level === 'UNDERGRADUATE')
      .flatMap(({ intakes }) => intakes.flatMap(({ deadline }) => deadline ?? []));
    expect(days).toHaveLength(2);
    for (const day of days) {
      expect(day).toMatchObject({ isYearly: true, source: 'us-uiuc-freshman-dates' });
      expect(day.asOf ?? null).toBeNull();
      expect(day.note?.en).toMatch(/have changed slightly/);
    }
  });

  it('the length of UCD’s Negotiated Learning is unknown, since no page or register that was read gives one', () => {
    expect(programOf('ucd-computer-science-msc-negotiated-learning')?.duration).toBeUndefined();
  });

  it('Camosun’s degree in accounting starts three times a year, and Nottingham Trent’s in finance in January as well', () => {
    const monthsOf = (slug: string) => programOf(slug)?.intakes.map(({ month }) => month);
    expect(monthsOf('camosun-bachelor-of-business-administration-accounting')).toEqual([9, 1, 5]);
    expect(monthsOf('ntu-finance-msc')).toEqual([9, 1]);
  });
});

it('the price of a master’s degree of UT Dallas tells its hours, and what the charge of the school makes in a year', () => {
  const noteOf = (slug: string) => programOf(slug)?.firstYearTuition?.note?.en;
  expect(noteOf('ut-dallas-master-of-science-in-business-analytics-and-artificial-intelligence')).toMatch(
    /100 US dollars.*nine hours.*1,800 US dollars/,
  );
  expect(noteOf('ut-dallas-master-of-science-in-computer-science')).toMatch(/95 US dollars.*nine hours.*1,710/);
});

it('Waterloo’s entrance scholarship is for all new international students but those of some programs, not for twenty', () => {
  const award = starter.scholarships.find(({ slug }) => slug === 'waterloo-international-student-entrance-scholarship');
  expect(award?.autoApplied?.value).toBe(true);
  expect(award?.amount?.note?.en).toMatch(/enter in September 2026.*Pharmacy.*are left out/);
  expect(JSON.stringify(award)).not.toMatch(/twenty|hai mươi/i);
});
