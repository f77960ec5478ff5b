/** Countries as people call them, and when a short word without diacritics means one. */
import { OWN_THINGS } from '../text/vocabulary/englishAsides.js';
import type { Destination } from './limits.js';
import type { Token } from './tokens.js';

export const COUNTRY_PHRASES: readonly (readonly [Destination, string])[] = [
  [
    'AU',
    'úc | nước úc | au | australia | aus | australian universities | aussie | aussie universities | aussie unis | oz | down under | the land down under | xứ sở kangaroo | xứ kangaroo | đất nước kangaroo | xứ sở chuột túi | xứ chuột túi | đất nước chuột túi',
  ],
  [
    'CA',
    'canada | ca na đa | ca | gia nã đại | canadian universities | xứ lá phong | xứ sở lá phong | đất nước lá phong | quốc gia lá phong',
  ],
  ['DE', 'đức | nước đức | de | chlb đức | germany | deutschland | german universities'],
  [
    'GB',
    'anh | nước anh | gb | anh quốc | vương quốc anh | uk | u k | united kingdom | great britain | britain | england | british universities | uk universities | xứ sương mù | xứ sở sương mù | đất nước sương mù',
  ],
  [
    'IE',
    'ireland | ai len | ie | ái nhĩ lan | cộng hòa ireland | republic of ireland | irish universities | đảo ngọc lục bảo | hòn đảo ngọc',
  ],
  [
    'US',
    'mỹ | mĩ | nước mỹ | hoa kỳ | hoa kì | usa | us | united states | united states of america | america | american universities | american colleges | us universities | the states | stateside | xứ cờ hoa | xứ sở cờ hoa | nước cờ hoa | đất nước cờ hoa',
  ],
];

/** Parts of the world, by the countries of them that are destinations here. */
export const REGION_PHRASES: readonly (readonly [readonly Destination[], string])[] = [
  [
    ['DE', 'IE', 'GB'],
    'châu âu | các nước châu âu | nước châu âu | tây âu | europe | western europe | european countries | european universities | universities in europe',
  ],
  [['US', 'CA'], 'bắc mỹ | châu mỹ | north america | north american universities'],
  [['AU'], 'châu úc | châu đại dương'],
  [
    ['AU', 'CA', 'GB', 'IE', 'US'],
    'nước nói tiếng anh | các nước nói tiếng anh | english speaking countries | english speaking country',
  ],
];

const ENGLISH: ReadonlySet<string> = new Set(
  'what which where how can could should do does is are i we the for to my your with want need who from she they likes loves'.split(
    ' ',
  ),
);
/** Campuses of the University of California. */
const CAMPUSES: ReadonlySet<string> = new Set(
  'berkeley davis irvine merced riverside san santa los campus system'.split(' '),
);

/** `thế giới`, `thế nào` without their marks. */
const AFTER_THE: ReadonlySet<string> = new Set(['gioi', 'nao']);
/** `không cần`, `chỉ cần`, `có cần`. */
const BEFORE_CAN: ReadonlySet<string> = new Set('khong ko k kg hong hok chi co cung'.split(' '));
/** Of a text without marks: beside them `can` is `cần`, `cần gì ở Mỹ`, and `to` no English either: `tổ chức sự kiện`. */
const VIETNAMESE: ReadonlySet<string> = new Set(
  'hoc nganh truong muon gi nhieu nao khong duoc nuoc hoi chuc diem bong thac nghe thi o'.split(' '),
);
const ALSO_VIETNAMESE: ReadonlySet<string> = new Set(['can', 'to']);

export function isEnglish(tokens: readonly Token[]): boolean {
  const isVietnamese = tokens.some(({ exact }) => VIETNAMESE.has(exact));
  return tokens.some(
    ({ folded }, place) =>
      ENGLISH.has(folded) &&
      !['my', 'do', 'is'].includes(folded) &&
      !(isVietnamese && ALSO_VIETNAMESE.has(folded)) &&
      !(folded === 'the' && AFTER_THE.has(tokens[place + 1]?.folded ?? '')) &&
      !(folded === 'can' && BEFORE_CAN.has(tokens[place - 1]?.folded ?? '')),
  );
}

/** Codes of countries are written in capitals in a text that is not: `business AU`; not `Los Angeles, CA`, `châu Âu`. */
const CODES: ReadonlySet<string> = new Set(['au', 'ca', 'de', 'ie', 'gb']);
const OF_CALIFORNIA: ReadonlySet<string> = new Set(
  'los san santa angeles sacramento berkeley davis irvine fresno oakland pasadena stanford cupertino california long'.split(
    ' ',
  ),
);
function meansCode(tokens: readonly Token[], { folded, isUpper, isMarked }: Token): boolean {
  const isShouted = !tokens.some(token => /\p{L}/u.test(token.exact) && !token.isUpper && token.folded.length > 1);
  const isState = folded === 'ca' && tokens.some(token => OF_CALIFORNIA.has(token.folded));
  return isUpper && !isMarked && !isShouted && !isState;
}

/** Somebody is spoken to: `chào anh`, `dạ anh`. */
const BEFORE_PERSON: ReadonlySet<string> = new Set('chao da thua gui nho'.split(' '));

const IS: ReadonlySet<string> = new Set(['is', 'was']);
/** None of them is said of America in a Vietnamese text. */
const OWN: ReadonlySet<string> = new Set(
  OWN_THINGS.filter(thing => !['visa', 'major', 'level', 'job', 'english'].includes(thing)),
);
/** `my parents`, `my gpa is`, `my test score is`. */
const isOwned = (tokens: readonly Token[], from: number): boolean =>
  OWN.has(tokens[from + 1]?.exact ?? '') || tokens.slice(from + 2, from + 4).some(({ exact }) => IS.has(exact));

/** `anh chị` and `anh em` are people; `my son` is English; `uc davis` is in California. */
export function meansCountry(tokens: readonly Token[], from: number, isEnglishText: boolean): boolean {
  const token = tokens[from];
  const next = tokens[from + 1]?.folded ?? '';
  const before = tokens[from - 1]?.folded ?? '';
  if (!token) return false;
  if (CODES.has(token.folded)) return meansCode(tokens, token);
  if (token.isMarked) return token.exact !== 'anh';
  switch (token.folded) {
    case 'anh':
      return !BEFORE_PERSON.has(before) && next !== 'chi' && next !== 'em' && next !== 'oi' && next !== 'ay';
    case 'my':
      return !isEnglishText && !isOwned(tokens, from);
    case 'uc':
      return tokens.length > 1 && !isEnglishText && !CAMPUSES.has(next);
    case 'us':
      return next !== 'news';
    default:
      return true;
  }
}

/** `uc` alone is Úc without its mark, and the University of California, which is written in capitals. */
export const isGuessedCountry = ([only, ...others]: readonly Token[]): boolean =>
  only?.exact === 'uc' && !only.isUpper && others.length === 0;
