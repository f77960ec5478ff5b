/** Degrees by their initials are an award and a subject; what somebody has already asks for what follows it. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const NAMES = { ...NO_NAMES, isWord: () => false };
const read = (text: string) => understand(text, NAMES);
const awardsOf = (text: string) => read(text).items.flatMap(({ limit }) => (limit.kind === 'AWARD' ? [limit] : []));

describe('initials of a degree', () => {
  it.each([
    ['MFA', 'MASTER', 'fine arts'],
    ['mfa usa', 'MASTER', 'fine arts'],
    ['BFA', 'BACHELOR', 'fine arts'],
    ['MSN', 'MASTER', 'nursing'],
    ['DNP', 'DOCTORATE', 'nursing'],
    ['MPP', 'MASTER', 'public policy'],
    ['MPH', 'MASTER', 'public health'],
    ['MSW', 'MASTER', 'social work'],
    ['DBA', 'DOCTORATE', 'business administration'],
    ['MBBS', 'BACHELOR', 'medicine'],
    ['PGCE', 'GRADUATE_CERTIFICATE', 'education'],
    ['EdD', 'DOCTORATE', 'education'],
    ['PharmD', 'DOCTORATE', 'pharmacy'],
    ['B.Tech', 'BACHELOR', 'engineering'],
    ['M.Tech', 'MASTER', 'engineering'],
    ['MSBA', 'MASTER', 'business analytics'],
  ])('%s: %s, %s', (text, award, words) => {
    expect(awardsOf(text)).toEqual([{ kind: 'AWARD', awards: [award], words }]);
    expect(read(text).rest).toBe(words);
  });

  it.each(['mà', 'bà', 'bds', 'bed', 'march', 'mã ngành'])('%s is no degree', text =>
    expect(awardsOf(text)).toEqual([]),
  );
});

describe('what is behind somebody', () => {
  const FROM_SCHOOL = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR'];
  const FROM_UNIVERSITY = ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE'];
  it.each([
    ['after 12th', FROM_SCHOOL],
    ['courses after 12th in Australia', FROM_SCHOOL],
    ['12th passed nursing', FROM_SCHOOL],
    ['after plus two', FROM_SCHOOL],
    ['after a levels', FROM_SCHOOL],
    ['waec nursing canada', FROM_SCHOOL],
    ['after bachelors', FROM_UNIVERSITY],
    ['after bcom what to study', FROM_UNIVERSITY],
    ['i have a bsc', FROM_UNIVERSITY],
    ['sau bsc học gì', FROM_UNIVERSITY],
    ['after hnd', ['BACHELOR']],
    ['HND business', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
    ['higher national diploma', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
    ['after bca mca', ['MASTER']],
  ])('%s', (text, awards) => expect(awardsOf(text).map(limit => limit.awards)).toEqual([awards]));

  it.each(['sau ba năm', 'sau ba tháng', 'after 12 months'])('%s is a time', text =>
    expect(awardsOf(text)).toEqual([]),
  );
});
