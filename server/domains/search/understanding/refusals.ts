/** Words, without marks where they mean nothing else without, that say that something is not wanted: places and levels (exclusion.ts) and subjects (unwantedSubjects.ts). */

/** The words of each phrase, the longest first. */
export const phrasesOf = (...lines: readonly string[]): readonly (readonly string[])[] =>
  lines
    .flatMap(line => line.split(' | '))
    .map(phrase => phrase.split(' '))
    .sort((one, other) => other.length - one.length);

/** What somebody does not like, or passes over, whatever it is. */
export const DISLIKES =
  'khong thich | chua thich | chua muon | khong dinh | khong tinh | khong co y dinh | khong me | khong ham | khong khoai | khong ua | khong hung thu voi | khong co hung thu voi | khong quan tam | khong quan tam den | khong quan tam toi | khong chon | tranh | tranh xa | bo qua | ghet | lười | ngán | ngan ngam | chan | sợ | ngại | đừng | dung chon | di ung voi | ngoai tru | tru | tru ra | ngoai | avoid | avoiding | skip | skipping | hate | dislike | dont like | do not like | dont want | do not want | cant stand | sick of | tired of | not interested in | not a fan of | not a big fan of | not keen on | not fond of | not into | no interest in | forget | forget about | ignore | ignoring | rule out | leave out | except | except for | excluding | exclude | other than | anything but | anything except | everything but | everything except | minus';

/** Of places alone. */
const OF_PLACES =
  'khong muon | khong lay | khong nhan | khong phai | khong phai la | loai tru | loai bo | loai ra | ne | tru ca | thay vi | thay cho | no | not | neither | everywhere but | everywhere except | everywhere except for | anywhere but | anywhere except | anywhere except for | outside | outside of | instead of | rather than';
/** Where somebody may not go: `rớt visa Mỹ`. */
const OF_VISAS =
  'rot visa | truot visa | tach visa | fail visa | failed visa | bi tu choi visa | tu choi visa | bi rot visa | bi truot visa | truot phong van visa | rot phong van visa | khong xin duoc visa | was rejected by | got rejected by | rejected by | refused by | denied by | visa refused by | visa refusal from | visa rejection from';
/** What something is compared with is elsewhere: `rẻ hơn Mỹ`, `cheaper than the UK`, `không đắt như Mỹ`. */
const COMPARED = 'hon | hon la | hon so voi | nhu | bằng | than | as';
/** `tốt hơn tại Mỹ` may be better there. */
const TO_COMPARED: readonly string[] = 'o | ben | o ben | di | hoc o | di hoc o | du hoc | the | in | in the'.split(
  ' | ',
);
/** A `không` alone may ask (exclusion.ts). */
const NOT = 'khong';
/** Words that are others' beginnings: `bỏ học ở Mỹ`, `các loại ở Úc`. */
const BEFORE_NAMES = 'bỏ | loại | loại luôn | khỏi';
/** Between them and the name of a place. */
const TO_PLACES: readonly string[] = [
  ...'o | tai | ben | o ben | di | sang | qua | den | hoc o | hoc tai | du hoc | di hoc o | di du hoc | di du hoc o | hoc o ben | o gan | gan | song o'.split(
    ' | ',
  ),
  ...'in | in the | the | from | from the | to the | to go to | to go to the | to study in | to study in the | to be in | going to | going to the | studying in | studying in the | living in | near'.split(
    ' | ',
  ),
];

/** Between them and a level: `không thích học đại học`. */
const TO_LEVELS: readonly string[] =
  'hoc | hoc len | len | hoc tiep | hoc tiep len | vao | vao hoc | di hoc | thi vao | theo | theo hoc | lay | lay bang | a | another | to do | to do a | to study | to study a | to get | to get a | doing | doing a'.split(
    ' | ',
  );

const linked = (words: string, links = TO_PLACES): string[] => links.map(link => `${words} ${link}`);

/** Behind a place that somebody may not go to: `us visa refused`, `visa mỹ bị từ chối`. */
export const REFUSED_BEHIND = ['rớt', 'trượt', 'tạch', 'từ chối', 'rejected', 'refused', 'denied', 'failed'].flatMap(
  words => ['', 'bị ', 'đã ', 'was ', 'got ', 'is ', 'has been '].map(before => `${before}${words}`),
);

/** All that may stand before a place that is not wanted. */
export const PLACE_REFUSALS = [
  ...[DISLIKES, OF_PLACES, OF_VISAS]
    .flatMap(line => line.split(' | '))
    .flatMap(words => [words, ...linked(words), ...linked(words, TO_LEVELS)]),
  ...linked(NOT),
  ...linked(NOT, TO_LEVELS),
  ...COMPARED.split(' | ').flatMap(words => [words, ...linked(words, TO_COMPARED)]),
  ...BEFORE_NAMES.split(' | '),
];
