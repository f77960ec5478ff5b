/**
 * Countries and cities that people ask for and that are no destinations here: a search for them finds nothing, and says why. Short names that mean something
 * else without their marks stand with a word of direction, in a list with another place (`Nhật hay Đức`), or behind what says that they are not wanted (`trừ Pháp`): `nhat` may be
 * `nhất`, `phap` a part of `luật pháp`.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { isJoint, isOr, type Segment } from './alternatives.js';
import { isRefusedAt } from './exclusion.js';
import { isPlace } from './limits.js';
import { phrasesOf } from './refusals.js';
import { exactOf, type Token } from './tokens.js';

const DIRECTIONS: readonly string[] = ['ở', 'tại', 'đi', 'sang', 'nước', 'chính phủ', 'học bổng chính phủ'];
/** Whole names that begin with a short one: behind a word of direction nothing of them is left. */
const WHOLE_NAMES: readonly string[] = ['nhật bản', 'hàn quốc', 'pháp quốc', 'thái lan'];
const SHORT_NAMES: readonly string[] = ['nhật', 'hàn', 'pháp', 'nga', 'séc', 'thái', 'sing', 'malay'];

const ADJECTIVES: readonly string[] =
  'japanese | korean | south korean | chinese | taiwanese | singaporean | malaysian | thai | indian | french | dutch | swiss | swedish | norwegian | finnish | danish | italian | spanish | portuguese | belgian | austrian | polish | czech | hungarian | russian | turkish'.split(
    ' | ',
  );
/** Names of scholarships that mean something else by themselves. */
const GIVEN_ABROAD: readonly string[] = ['csc', 'eiffel', 'holland'];
/** What countries that are none here give: beside these an adjective means the country, and no language: `Japanese scholarship`. */
export const OTHER_GIVERS: readonly string[] = [...ADJECTIVES, ...GIVEN_ABROAD].flatMap(giver =>
  ['scholarship', 'scholarships', 'government', 'university', 'universities'].map(what => `${giver} ${what}`),
);

export const OTHER_COUNTRIES: readonly string[] = [
  'nhật bản | japan | hàn quốc | đại hàn | south korea | korea | trung quốc | china | đài loan | taiwan | hồng kông | hong kong | hongkong | ma cao | singapore | singapor | xin ga po | malaysia | malaixia | mã lai | thái lan | thailand | philippines | phi líp pin | indonesia | ấn độ | india',
  'new zealand | niu di lân | newzealand | nz',
  'france | netherlands | the netherlands | holland | hà lan | switzerland | thụy sĩ | thụy sỹ | phần lan | finland | na uy | norway | thụy điển | sweden | đan mạch | denmark | iceland | italy | italia | tây ban nha | spain | bồ đào nha | portugal | belgium | austria | ba lan | poland | cộng hòa séc | czech republic | czechia | hungary | hungari | hy lạp | greece | thổ nhĩ kỳ | turkey | russia | liên bang nga | luxembourg | malta | estonia | latvia | lithuania | slovakia | slovenia | croatia | romania | bulgaria | cyprus',
  'nước ý | nước áo | nước bỉ',
  // What their governments give.
  'mext | kgsp | gks | stipendium hungaricum | eiffel excellence | swedish institute | orange tulip | orange knowledge | manaaki | türkiye burslari',
  'campuchia | cambodia | mông cổ | mongolia | brunei | macau | macao | israel | ukraine | saudi arabia | ả rập xê út | ai cập | egypt | argentina | cuba | bắc âu | scandinavia',
  'dubai | uae | united arab emirates | qatar | nam phi | south africa | brazil | mexico',
  'tokyo | osaka | kyoto | seoul | busan | bắc kinh | beijing | thượng hải | shanghai | đài bắc | taipei | bangkok | băng cốc | kuala lumpur | auckland | amsterdam | rotterdam | paris | milan | rome | barcelona | madrid | lisbon | zurich | geneva | vienna | prague | budapest | warsaw | brussels | stockholm | oslo | copenhagen | helsinki | moscow | istanbul',
]
  .flatMap(line => line.split(' | '))
  .concat(
    DIRECTIONS.flatMap(direction => [...SHORT_NAMES, ...WHOLE_NAMES].map(name => `${direction} ${name}`)),
    ['nhật', 'hàn', 'nga', 'thái', 'sing', 'malay', ...WHOLE_NAMES].map(name => `du học ${name}`),
  );

/**
 * Names of countries that are a subject, a garment or an idea elsewhere: `pháp` is also `luật pháp`. Each is a country behind words that lead to one (`du học Pháp`, `thạc sĩ ở Ý`), where it begins no
 * longer word; without its mark `y` is medicine behind all but the first of these, and beside a country that there is.
 */
const DOUBTFUL_NAMES: ReadonlySet<string> = new Set(['pháp', 'ý', 'bỉ', 'áo'].map(exactOf));
const DOUBTFUL_FOLDED: ReadonlySet<string> = new Set(['phap', 'y', 'bi', 'ao']);
const LAW = 'phap';
/** `y duoc` is medicine and pharmacy. */
const PHARMACY = 'duoc';
const LEADING = phrasesOf('du hoc | o | tai | sang | qua | di | den | ben');
/** Behind these what is typed without marks is the subject: `hoc bong y`, `thac si y`. */
const GIVING = phrasesOf('hoc bong | hb | thac si | tien si | cu nhan | cao hoc | dai hoc | truong | truong dai hoc');

const endsWith = (phrases: readonly (readonly string[])[], tokens: readonly Token[], end: number): boolean =>
  phrases.some(words => words.every((word, place) => tokens[end - words.length + place]?.folded === word));

/** Whether the word at a place is such a name, and a country. */
export function isLedCountry(tokens: readonly Token[], from: number, hasPlace: () => boolean): boolean {
  const name = tokens[from];
  if (!name || !DOUBTFUL_FOLDED.has(name.folded)) return false;
  const isSpelled = DOUBTFUL_NAMES.has(name.exact);
  if (isSpelled || name.folded === LAW)
    return (isSpelled || !name.isMarked) && (endsWith(LEADING, tokens, from) || endsWith(GIVING, tokens, from));
  // `du học y` of somebody who writes marks is medicine, `BI` a subject.
  const isUnmarked = !name.isMarked && !name.isUpper && tokens[from - 1]?.isMarked === false;
  if (tokens[from + 1]?.folded === PHARMACY) return false;
  return isUnmarked && endsWith(LEADING, tokens, from) && !hasPlace();
}

const SHORT_FORMS: ReadonlySet<string> = new Set(SHORT_NAMES.map(exactOf));
const FOLDED_FORMS: ReadonlySet<string> = new Set(SHORT_NAMES.map(fold));

/** What joins a segment to the place behind or before it; undefined for none. */
function jointTo(segments: readonly Segment[], from: number, step: 1 | -1): Segment | undefined {
  const joints: Segment[] = [];
  let place = from + step;
  for (; segments[place]; place += step) {
    const segment = segments[place] as Segment;
    if (isJoint(segment)) joints.push(segment);
    else if (!segment.isNeutral || segment.limit !== null) break;
  }
  return isPlace(segments[place]?.limit ?? null) ? (joints.find(isOr) ?? joints[0]) : undefined;
}

/** `Nhật hay Đức`, `Pháp, Đức`; without marks beside an `or` only: `rẻ nhất, Úc`; `phap` that is joined to a country is no law. */
export function withListedCountries(segments: readonly Segment[]): readonly Segment[] {
  const read = [...segments];
  const readAt = (place: number): void => {
    const { tokens, limit } = read[place] as Segment;
    const [only, ...others] = tokens;
    if (limit !== null || !only || others.length > 0 || !FOLDED_FORMS.has(only.folded)) return;
    if (only.isMarked && !SHORT_FORMS.has(only.exact)) return;
    const joint = jointTo(read, place, 1) ?? jointTo(read, place, -1);
    const isRefused = SHORT_FORMS.has(only.exact) && isRefusedAt(read, place);
    if (isRefused || (joint && (only.isMarked || only.folded === LAW || isOr(joint))))
      read[place] = {
        tokens,
        limit: { kind: 'EITHER_PLACE', destinations: [], cities: [], institutions: [] },
        isNeutral: false,
      };
  };
  // From the end first: in `Nhật, Hàn hay Đức` each leads to the next.
  for (let place = read.length - 1; place >= 0; place--) readAt(place);
  for (let place = 0; place < read.length; place++) readAt(place);
  return read;
}
