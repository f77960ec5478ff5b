/** More words that say what the figures beside them mean, as English speakers and students of English say them: who pays, what bounds a price, when somebody starts, and how scores are told. */
import { each, partsOf } from '../text/each.js';
import type { Phrases } from './phraseList.js';

const WHO = partsOf(
  ' | i | we | they | parents | my parents | our parents | my family | our family | my mom | my mum | my dad | my mother | my father | my husband | my wife',
);
/** `my parents can only pay`. */
const PAYING = [
  each(
    WHO,
    partsOf('can | can only | could | could only'),
    partsOf('pay | afford | spend | manage | pay about | put aside | set aside'),
  ),
  each(WHO, partsOf('are | am | is | im'), partsOf('able to | willing to | ready to | prepared to | happy to'), [
    'pay',
    'spend',
  ]),
  each(partsOf('able to | willing to | ready to | prepared to | happy to'), ['pay', 'spend']),
].join(' | ');
/** `my parents budget is`, `we have a budget limit of`. */
const OF_BUDGET = each(
  partsOf(
    'my | our | the | his | her | their | parents | my parents | our parents | family | my family | our family | a | with a | with | on a | i have a | we have a | yearly | annual | my yearly | my annual | our annual | tuition | my tuition | max | ',
  ),
  ['budget'],
  partsOf(' | is | of | is only | limit | limit is | limit of | for tuition | for tuition is | per year is | cap'),
);
/** `my son has`, `our family has`. */
const HAVING = each(
  partsOf('he | she | my son | my daughter | my child | my kid | my family | our family | family'),
  partsOf('has | has got | got | only has'),
);
const WE_HAVE = 'parents have | my parents have | our parents have | they have | ive got | weve got | i only got';

/** `can't spend more than`, `don't want to pay over`, `must not exceed`. */
const NOT = partsOf(
  'cant | cannot | can not | couldnt | wont | dont want to | do not want to | dont wanna | not want to | not | not willing to | not able to | unable to | doesnt | does not | dont | do not | should not | shouldnt | must not',
);
const NO_MORE = [
  each(NOT, partsOf('pay | spend | afford | cost | go | have | be'), partsOf('more than | over | above | beyond')),
  each(NOT, ['afford anything', 'pay anything'], ['more than', 'over', 'above']),
  each([...NOT, 'to not'], ['exceed']),
  each(
    partsOf('nothing | no | not | never | none'),
    partsOf('over | above | beyond | higher than | more than | greater than'),
  ),
  each(partsOf('limit | cap | ceiling | maximum | max'), ['is', 'of', 'at']),
  'not a penny over | not a penny more than | not a cent over | not a cent more than | upto | up to a maximum of | up to max | capped at | lower then | less then | cheaper then | lesser than | anything below | anything under | somewhere below | somewhere under',
].join(' | ');

const MONTHLY = [each(partsOf('a | per | each | every | /'), ['month', 'mo']), each(['', 'paid'], ['monthly'])].join(
  ' | ',
);
const OF_TERM = each(partsOf('a | per | each | every | /'), partsOf('semester | sem | half year | half a year'));

const BANDS = [
  each(
    partsOf('no | with no | and no | no individual | with no individual | not any | none of the'),
    partsOf('band | bands | sub band | sub bands | subscore | sub score | skill | skills | component | section'),
    partsOf('below | under | less than | lower than | lower | beneath'),
  ),
  each(
    partsOf('lowest | minimum | min | smallest | with lowest | with minimum'),
    partsOf('band | band is | band score | band of | skill | skill is | subscore'),
  ),
  each(
    partsOf('each | every | all | with each | with all'),
    partsOf('band | bands | skill | skills'),
    partsOf('above | over | not below | not less than | not lower than | at | from | of | min'),
  ),
  'bands not lower than | bands not below | bands not less than | band not less than | band not lower than | minimum in each band',
].join(' | ');

/** None of them is longer than a year. */
const SHORT_COURSES = [
  each(
    partsOf(' | only | just | takes | lasting | for'),
    partsOf('a few months | few months | couple of months | a couple of months | several months | some months'),
    partsOf(' | course | program | only | long'),
  ),
].join(' | ');

/** `let me stay after I finish`, `work there once I graduate`. */
const STAYING: Phrases<string> = [
  ['letsMe', 'let me | lets me | allow me to | allows me to | i can | able to | allowed to | be able to | chance to'],
  [
    'workOn',
    each(
      partsOf(
        'work | stay | stay and work | stay to work | stay on | stay back | stay back and work | remain | live and work',
      ),
      ['', 'there'],
    ),
  ],
  [
    'onceDone',
    each(
      ['after', 'once', 'when'],
      partsOf(
        'i finish | i graduate | finishing | finish | graduate | graduating | graduation | study | studies | studying | my studies | my degree | degree | the course | my course | finishing school',
      ),
    ),
  ],
];

export const ENGLISH_MARKERS: Phrases<string> = [
  ...STAYING,
  [
    'fee',
    [
      PAYING,
      OF_BUDGET,
      each(
        partsOf(' | annual | yearly | school | university | course'),
        ['tuition', 'fee', 'fees'],
        partsOf(' | is | are | of'),
      ),
      each(
        partsOf(' | that | which | and'),
        partsOf(
          'charge | charges | charging | cost | costs | costing | spend | spending | paying | priced | priced at',
        ),
      ),
      'price | price is | price of | price range | price range is | price tag of | cost of | cost is | annual cost | yearly cost | priced around',
    ].join(' | '),
  ],
  ['budget', `${PAYING} | ${OF_BUDGET} | ${HAVING} | ${WE_HAVE}`],
  ['have', `${HAVING} | ${WE_HAVE} | i only have | i just have | got a | i got a`],
  ['below', NO_MORE],
  [
    'orLess',
    'or lower | or under | or cheaper | or fewer | or shorter | and below | and under | maximum | at most | at the most | tops',
  ],
  ['orMore', 'minimum | or higher | and higher | or better | and more | or over | and up | or up | upwards'],
  [
    'about',
    'somewhere around | something around | something like | somewhere near | around about | more or less | in the region of | in the range of | close to | circa | nearly | almost | say',
  ],
  [
    'between',
    'ranging from | range from | range of | in the range of | in the range | within the range of | price range of | budget range of | anywhere between | anywhere from | somewhere between | in between | roughly | approximately | approx | about',
  ],
  ['to', 'till | until'],
  [
    'perYear',
    'in a year | for each year | for every year | every single year | yr | per yr | a yr | annual | per academic year | an academic year | each academic year | per school year | for the first year | in the first year',
  ],
  ['perMonth', MONTHLY],
  ['perTerm', OF_TERM],
  [
    'intake',
    [
      each(
        partsOf(' | to | can | i can | want to | i want to'),
        partsOf('join | enroll | enrol | commence'),
        partsOf('in | from | for | on | '),
      ),
      each(
        partsOf('enrolling | joining | commencing | starting | beginning'),
        partsOf('in | from | for | on | around'),
      ),
      each(partsOf('enrolment | enrollment | admission | entry'), ['in', 'for']),
      each(
        partsOf('start | starts | begin | begins'),
        partsOf('from | on | around | by | study in | studying in | class in | classes in | school in | uni in'),
      ),
    ].join(' | '),
  ],
  [
    'intakeAfter',
    'starts | starting | starters | start date | session | admission | admissions | enrolment | enrollment',
  ],
  [
    'noEnglish',
    each(
      partsOf('dont need | do not need | no need for | without | dont have | do not have | not taken | havent taken'),
      ['', 'an', 'any', 'the'],
      partsOf('english test | english tests | english exam | english certificate | english score | language test'),
    ),
  ],
  ['noBandBelow', BANDS],
  [
    'score',
    'is only | is just | is currently | is now | is around | is about | was | score was | result is | result was',
  ],
  ['sharePays', 'cover | that cover | that covers | pay | that pays | pays for | pay for'],
  [
    'halfTuition',
    `${each(['pay', 'pays', 'cover', 'covers', 'paying', 'covering'], ['half', 'half of it'])} | ${each(
      ['half', 'half of', 'half off', '50 % of', '50 % off'],
      ['the fees', 'fees', 'the fee', 'my fees', 'my tuition', 'the cost', 'the costs'],
    )}`,
  ],
  [
    'points',
    'per band | all bands | in all bands | each band | in each band | in every band | every band | across all bands | in all skills | in each skill | all skills | in all parts | with all bands equal',
  ],
  [
    'bandSaid',
    'band score | band score of | band score is | my band is | my band score is | my band score | overall band | overall band score | overall band of',
  ],
  ['bandBehind', 'band score | band scores | overall band | overall band score | overall'],
  [
    'englishIs',
    each(
      partsOf(' | my | his | her | i have | with'),
      ['english'],
      partsOf('is | score | score is | level is | result is | score of | band | is only | test score | test is'),
    ),
  ],
  [
    'withoutNeed',
    'dont want to take | do not want to take | dont want to do | dont wanna take | dont ask for | does not ask for | doesnt ask for | not ask for | cant pass | failed | hate | skip | avoid | exempt from | exempted from | waive | waives',
  ],
  ['shortCourse', SHORT_COURSES],
];
