/** More ways to say a limit in English, by the classes of said.ts: as native speakers say it, and students who learn English. Markers stand in englishMarkers.ts. */
import type { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import { each, partsOf } from '../text/each.js';
import { CHEAPEST_FIRST, DEAREST_FIRST, LITTLE } from './englishPrices.js';
import { APPLYING, AUDIENCES, COVERAGES } from './englishScholarships.js';
import type { Phrases } from './phraseList.js';
import type { Level } from './saidLevels.js';
import type { UnansweredTopic } from './unansweredTopics.js';

const ENTRIES: Phrases<'PREPARED'> = [
  [
    'PREPARED',
    `${each(['', 'a'], ['bridging', 'preparation', 'prep'], ['year'])} | bridging program | bridging programme | bridging course | bridging courses | university prep | uni prep | prep course for university | university prep course`,
  ],
];
const FLAGS: Phrases<'CHEAP' | 'DEAR' | 'CERTIFICATE' | 'VOCATIONAL'> = [
  ['VOCATIONAL', 'trade qualification | trade qualifications | trade certificate | a trade certificate'],
  ['CHEAP', `${LITTLE} | ${CHEAPEST_FIRST}`],
  ['DEAR', DEAREST_FIRST],
  [
    'CERTIFICATE',
    'cert | certs | certification | short certificate | short certificates | certificate course | certificate courses | certificate program | certificate programs | cert course',
  ],
];

const SEASONS: Phrases<'FIRST_SEMESTER' | 'SECOND_SEMESTER' | 'YEAR_BEGINNING' | 'YEAR_MIDDLE' | 'YEAR_END'> = [
  ['FIRST_SEMESTER', 'sem 1 | sem one | 1 st sem | first sem | term 1'],
  ['SECOND_SEMESTER', 'sem 2 | sem two | 2 nd sem | second sem'],
  [
    'YEAR_BEGINNING',
    `${each(partsOf('after | right after | after the | in the'), ['new year', 'lunar new year'])} | after tet | after tet holiday | after christmas | start of the year | start of year | beginning of year | first quarter`,
  ],
  ['YEAR_MIDDLE', 'mid year | midyear | middle of year'],
  ['YEAR_END', 'end of year | year end | last quarter'],
];

const WITH_WORK = [
  each(
    partsOf(' | with | with a | with an | includes | including | has | that has | offers | guaranteed | paid'),
    partsOf(
      'sandwich placement | industrial placement | industry placement | internship opportunity | internship opportunities | internship component | internship program | internship semester | co op term | co op terms | work term | work terms | work integrated learning | work based learning | on the job training | industry experience | year of placement',
    ),
  ),
  each(
    partsOf('internship | internships | placement | placements | work placement | co op | industry experience'),
    partsOf('included | guaranteed | built in | required | as part of the course'),
  ),
  each(
    ['', 'with'],
    ['built in', 'integrated', 'compulsory', 'mandatory', 'optional'],
    ['work placement', 'placement', 'internship', 'co op'],
  ),
  'sandwich degree | sandwich course | sandwich program | sandwich programme | a year working in industry | year out in industry | a year out in industry | year in the industry | year in a company',
].join(' | ');
const WHILE_STUDYING = [
  each(
    partsOf(' | can | i can | can i | able to | allowed to | let me | want to | lets me'),
    partsOf('work | get a job | have a job | earn | earn money | work part time | make some money'),
    ['while'],
    partsOf('i study | studying | i am studying | im studying | at school | at uni | in school'),
  ),
  'side job | a side job | work on the side | 20 hours a week | work 20 hours a week | work during semester | work during term | study and work at the same time | work and study at the same time',
].join(' | ');
const HOUSING = [
  each(
    partsOf(' | with | with an | has | offers | provides | with good'),
    partsOf('on campus | campus | student | university'),
    partsOf('accommodation | housing | residence | residences | dorm | dorms | living'),
  ),
  each(
    ['', 'with'],
    partsOf('accommodation | housing | dorm | dorms | dormitory | dormitories'),
    partsOf('on campus | provided | available | included'),
  ),
  'housing for students | accommodation for students | housing for international students | is there housing | is there accommodation | are there dorms | live on campus | living on campus | halls of residence | residence halls | residence hall | dorm room | dorm rooms | place to live | with housing | provides housing | provides accommodation',
].join(' | ');
const FEATURES: Phrases<(typeof INSTITUTION_FEATURES)[number]> = [
  ['COOP_INTERNSHIP', WITH_WORK],
  [
    'POST_GRADUATION_PERMIT',
    'stay and work afterwards | stay and work after | stay there afterwards | work there afterwards | stay and work later | post graduate work permit | post grad work permit | post study visa | graduate work visa | stem opt | opt extension',
  ],
  ['WORK_WHILE_STUDYING', WHILE_STUDYING],
  ['ACCOMMODATION', HOUSING],
];

const TOPICS: readonly (readonly [topic: UnansweredTopic, phrases: string])[] = [
  [
    'JOBS',
    [
      each(
        partsOf(' | high | good | best | with high | with good | higher'),
        partsOf(
          'employment rate | employment rates | graduate employment | job rate | employment prospects | career prospects | career opportunities | job market',
        ),
      ),
      each(
        partsOf('easy | easier | easily | easy to | easier to | can easily | guaranteed'),
        partsOf(
          'find a job | get a job | find job | get job | find work | get hired | get employed | job after graduation',
        ),
      ),
      each(
        partsOf('good | high | higher | great | best'),
        partsOf('salary | salaries | pay | paying job | paying jobs | paid jobs'),
      ),
      'easy job | easy jobs | job guarantee | job guaranteed | pays well | well paying | jobs after graduation | job after graduation',
    ].join(' | '),
  ],
  [
    'VISA_CHANCE',
    [
      each(
        partsOf('easy | easier | easily | easy to | easier to | high chance to | high chance of'),
        partsOf(
          'get visa | get a visa | get student visa | get a student visa | getting visa | getting a visa | visa approval | student visa | to get visa',
        ),
      ),
      each(
        ['visa'],
        partsOf('is easy | is easier | approval rate | acceptance rate | chance | chances | not difficult'),
      ),
      'high visa approval | high visa rate | low visa refusal | easy for visa',
    ].join(' | '),
  ],
  [
    'SETTLEMENT',
    'permanent resident | permanent residents | stay permanently | live permanently | settle there | settle in | become a citizen | immigrate | stay forever | live there forever | get residency',
  ],
  [
    'ONLINE',
    [
      each(
        partsOf('study | studying | learn | learning | can study | classes'),
        partsOf('from home | at home | remotely | online from home | from vietnam online | online from vietnam'),
      ),
      each(partsOf('fully | completely | totally | 100 % | 100 percent | all | only'), ['online', 'remote']),
      each(['online'], partsOf('study | course | courses | class | classes | learning | program | programs | only')),
      'remote learning | remote study | remotely | e learning | elearning | distance education | distance course | by distance | virtual classes | correspondence course',
    ].join(' | '),
  ],
  [
    'PART_TIME',
    'part timer | evenings only | at night | at nights | on saturdays | on sundays | saturday classes | sunday classes | only weekends | outside working hours | after working hours | while working full time | while i work full time | while keeping my job | keep my job | beside my job | alongside my job | alongside work',
  ],
];

/** What somebody has done already; not `have a bachelor`, which is what schools have. */
const DONE = partsOf(
  'already have | already got | already finished | already did | already completed | already hold | i have | ive got | i got | i hold | he has | she has | my son has | my daughter has | holding | graduated with | graduated | graduated from | already graduated | already graduated from | just graduated | just graduated from | finished | just finished | completed | done with',
);
const LEVELS: Phrases<Level> = [
  [
    'BACHELOR',
    `${each(partsOf(' | bachelor | bachelors | bachelor of | bachelor with | bsc | ba | undergraduate'), ['honours', 'honors'], ['degree', 'degrees'])} | bachelor honours | bachelor honors | bachelor with honours | bachelors with honours | honours bachelor | bsc hons | ba hons | bsc honours | ba honours | university degree | university degrees | uni degree | undergrad course | undergrad courses`,
  ],
  [
    'MASTER',
    'pre master | pre masters | premaster | premasters | taught master | taught masters | ma degree | ms course',
  ],
  [
    'DOCTORATE',
    'doctor degree | doctors degree | doctorate degree | doctoral degree | phd degree | phd position | phd positions',
  ],
  [
    'POSTGRADUATE',
    'postgraduation | higher degree | higher degrees | advanced degree | postgrad degree | postgrad course | postgrad courses | postgrad study',
  ],
  [
    'FROM_SCHOOL',
    [
      each(['', 'for'], partsOf('high school leavers | high school leaver | school leavers | school leaver')),
      each(
        partsOf(
          'after | finished | finish | finishing | just finished | completed | done with | done | about to finish | will finish',
        ),
        ['school'],
      ),
      each(
        partsOf(
          'after | finished | finish | finishing | just finished | completed | done with | done | about to finish | will finish | in | currently in | now in',
        ),
        partsOf(
          'grade 12 | grade 11 | grade 10 | year 12 | year 11 | year 10 | 12 th grade | 11 th grade | class 12 | secondary school | senior high',
        ),
      ),
      '12 grade | 11 grade | high schooler | high schoolers | after my high school | done with high school | done high school',
    ].join(' | '),
  ],
  [
    'FROM_UNIVERSITY',
    `${each(DONE, partsOf('a bachelor | my bachelor | a bachelors | my bachelors | bachelor | bachelors | a bachelor degree | bachelor degree | my bachelor degree | an undergraduate degree | my undergrad | a degree | my degree | undergrad | university | uni | bachelor studies'))} | after undergrad | after my undergrad | after i finish my bachelor | after finishing my bachelor | after graduating university | after college degree`,
  ],
];

const NUMBERS: Phrases<number> = [
  [9, 'nine'],
  [10, 'ten'],
  [11, 'eleven'],
  [15, 'fifteen'],
  [18, 'eighteen'],
  [24, 'twenty four'],
];
const TENS: Phrases<number> = [
  [20, 'twenty'],
  [25, 'twenty five'],
  [30, 'thirty'],
  [35, 'thirty five'],
  [40, 'forty'],
  [50, 'fifty'],
];

export const ENGLISH = {
  flag: [...FLAGS, ...APPLYING],
  season: SEASONS,
  feature: FEATURES,
  topic: TOPICS,
  level: LEVELS,
  coverage: COVERAGES,
  audience: AUDIENCES,
  entry: ENTRIES,
  numberWord: [...NUMBERS, [0.5, 'half | half a']],
  sumWord: [...NUMBERS, ...TENS],
} as const satisfies Record<string, Phrases<string | number>>;
