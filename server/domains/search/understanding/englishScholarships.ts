/** More ways to say in English what a scholarship pays, whom it is for and how one applies for it. */
import { each, partsOf } from '../text/each.js';
import type { Phrases } from './phraseList.js';
import type { Audience, Coverage } from './saidScholarships.js';

const COVERING = partsOf(
  'covers | cover | covering | paying | that covers | which covers | pays | pay | pays for | pay for | paying for | that pays for | that pay for | includes | including | include',
);
export const COVERAGES: Phrases<Coverage> = [
  [
    'FULL',
    [
      each(
        [...COVERING, 'give', 'gives'],
        partsOf(
          'everything | all costs | all expenses | all fees | all my costs | every cost | the whole cost | flight | flights | airfare | travel | plane ticket | flight tickets',
        ),
      ),
      'totally free | completely funded | entirely funded | completely free | full sponsorship | fully sponsored | fully covered | full coverage | free ride | full scholar | everything covered | everything paid | all paid | all covered | everything included',
    ].join(' | '),
  ],
  [
    'LIVING',
    `${each(['plus', 'plus a', 'plus the', 'and a'], ['stipend', 'living costs', 'living expenses', 'living allowance', 'allowance'])} | ${each(
      COVERING,
      partsOf(
        'accommodation | housing | rent | dorm | food | meals | living | my living costs | living cost | living expense | room and board | a stipend | stipend | monthly stipend | an allowance',
      ),
    )}`,
  ],
  [
    'TUITION',
    each(
      COVERING,
      partsOf(
        'tuition | tuition fee | tuition fees | the tuition | the fees | fees | school fees | all tuition | all the tuition | all my tuition | the whole tuition | my tuition | full tuition | full tuition fees | tuition only | all tuition fees | 100 % tuition | 100 % of tuition | 100 % of tuition fees',
      ),
    ),
  ],
  [
    'PARTIAL',
    'partially funded | partly funded | partial funding | part funded | half funded | part scholarship | part scholarships | partially covered | fee reduction | tuition reduction | tuition discount | tuition discounts | fee discount | fee discounts | discount on tuition | discount on fees | partial aid',
  ],
];

const TO_APPLICANTS = partsOf(
  'open to | open for | available to | available for | accept | accepts | that accept | that accepts | accepting | eligible for | welcomes',
);
export const AUDIENCES: Phrases<Audience> = [
  [
    'WOMEN',
    each(
      partsOf(' | for | only for | for young'),
      partsOf(
        'ladies | girls | girls only | female applicants | female student | female engineers | a girl | women students | young women',
      ),
    ),
  ],
  [
    'VIETNAM',
    `${each(TO_APPLICANTS, partsOf('vietnamese | vietnamese students | vietnamese student | vietnamese applicants | vietnamese people | vietnam | students from vietnam'))} | ${each(['', 'for'], partsOf('vietnamese applicants | vietnamese applicant | vietnamese people | vietnamese student | viet students | people from vietnam | applicants from vietnam'))}`,
  ],
  [
    'IN_NEED',
    each(
      partsOf(' | for | from | for a | from a | im from a | for students from a | for students from'),
      partsOf(
        'poor family | low income family | poor background | low income background | low income backgrounds | poor backgrounds | needy students | financially disadvantaged students | struggling families',
      ),
    ),
  ],
];
/** Of scholarships: nothing is handed in for them, or that one may apply now. */
export const APPLYING: Phrases<'AUTO_APPLIED' | 'OPEN_NOW'> = [
  [
    'AUTO_APPLIED',
    `${each(partsOf('no | without | without any | without an | without a | no need for | dont need | no need'), partsOf('extra | additional | separate | other | any | '), partsOf('application | applications | application form | form | forms | paperwork'))} | auto applied | auto considered | applied automatically | given without applying | without having to apply | dont have to apply separately | no need to apply separately | automatically given | automatically get`,
  ],
  [
    'OPEN_NOW',
    `${each(partsOf('i can | can | i can still | can still | could still'), ['apply', 'apply for', 'apply to'], partsOf('now | right now | today | this month | this week | at the moment'))} | can i still apply | still available | available now | currently available | not expired | not expired yet | deadline not passed | deadline not passed yet | deadline hasnt passed | havent closed | hasnt closed | hasnt closed yet | applications open today | open today | open this month | still taking applications | still accept applications`,
  ],
];
