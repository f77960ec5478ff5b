/** Small words of English that say nothing of what is looked for: of whom somebody speaks, how fast, and as it is typed on a phone. Words of asking (neutral.ts). */
import { each, partsOf } from '../each.js';

/** What is somebody's own: behind `my` it tells that the text is English, and that `my` is no Mỹ without its mark. */
export const OWN_THINGS = partsOf(
  'son | sons | daughter | daughters | kid | kids | sister | brother | moms | dads | parents | parent | mom | mum | mother | dad | father | family | budget | english | dream | goal | plan | level | background | grades | marks | husband | wife | aunt | uncle | cousin | cousins | relatives | grandparents | grandma | boyfriend | girlfriend | school | country | friends | friend | kids | job | boss | company | studies | major | future | visa | teacher | score | scores',
);

export const ENGLISH_ASIDES: readonly string[] = [
  each(partsOf('my | our | his | her | their'), OWN_THINGS),
  each(
    partsOf('my | our | the | his | her'),
    ['family', 'parents'],
    partsOf('can | cannot | want | wants | want me to study | wants me to study'),
  ),
  // Who lives where somebody wants to study.
  each(
    partsOf('have | have some | i have | we have | i got'),
    partsOf('family | relatives | an aunt | an uncle | a cousin | cousins | a sister | a brother | friends'),
  ),
  'relatives | aunt | uncle | lives there | live there | living there | lives in | living in | lives near | is living in | are living in | settled in',
  'fast | quick | quickly | fastest | quickest | as fast as possible | finish fast | finish quickly',
  'full time | fulltime | full time study | full time course | full time courses | full time student | full time students | on campus | in person | face to face',
  each(
    partsOf(' | with | with a | with an | not too high | not high | low | lower | easy'),
    partsOf('ielts | english | entry | admission'),
    ['requirement', 'requirements'],
  ),
  'easy to get in | easy to get into | easy to enter | easy entry | easy admission | easy to be accepted | high acceptance rate',
  'keep | keep it | whats | whats the | option | options | anything | decent | whichever | whichever is | whichever one is | whatever | sitting | sitting at | last month | last week | last year | mark | the mark | sort | kick off | get started | right away | dont mind | doesnt matter | dont care | keen on | keen to | considering | leaning towards',
  'somewhere | anywhere | looking at | looking into | looking to | looking to study | looking for something | says | said | mom says | dad says | my mom says | my dad says | needed | roughly | complete | complete in | i can complete | finish in | i can finish | can finish | be able to | able to | start | to start | want to start | budget wise | money wise | price wise | hoping | hoping for | middle class family | middle class | a middle class family',
  'continue | continue to | continuing | continue my | continue with',
  'ur | thx | thnx | tks | btw | gimme | lemme | cuz | coz | idk | tbh | rly | bro | sis | hiya | any1 | sth | smth | gotta | lookin | lookin for | abt | bcz',
];
