/** What the settings about the operator may be. Whoever reads the site must be able to find who runs it, so a sample text is none. */
import { z } from 'zod';
import type { Operator, OperatorFigures } from '../../schema/site/operator.js';
import { OPERATOR_FIGURE_IDS } from '../../schema/site/operator.js';

const MAX_SHARE = 100;
const FIGURE = /^(?<id>[A-Z_]+)=(?<value>\d{1,12}(?:\.\d{1,2})?)(?<plus>\+?)$/;

const idRule = z.enum(OPERATOR_FIGURE_IDS);

function readFigure(text: string): OperatorFigures['figures'][number] | null {
  const { id, value, plus } = FIGURE.exec(text.trim())?.groups ?? {};
  const known = idRule.safeParse(id);
  const amount = Number(value);
  if (!known.success || !(amount > 0) || (known.data === 'SUCCESS_RATE' && amount > MAX_SHARE)) return null;
  return { id: known.data, value: amount, isAtLeast: plus === '+' };
}

/** `PROGRAMS=140000+, SUCCESS_RATE=95`: each of them once, with `+` where it is "or more". */
export const operatorFigures = z.string().transform((text, context) => {
  const figures = text.split(',').map(readFigure);
  const read = figures.filter(figure => figure !== null);
  if (read.length < figures.length || new Set(read.map(({ id }) => id)).size < read.length)
    context.addIssue({ code: 'custom' });
  return read;
});

/** Alone, they say that nothing was entered. */
const EMPTY_WORDS =
  /^(?:todo|tbd|tba|fixme|test|example|sample|placeholder|none|null|nil|undefined|unknown|n\/?a|name|address|phone|licen[cs]e|chưa có|không có|đang cập nhật|cập nhật sau)$/u;
/** Anywhere in a text they say so. */
const SAMPLE_WORDS =
  /(?:^|[^\p{L}])(?:your (?:company|organi[sz]ation|business|name|address|phone|licen[cs]e)|company name|change ?me|lorem ipsum|insert .* here|fill (?:this )?in|tên (?:công ty|đơn vị)(?: của bạn)?|(?:công ty|địa chỉ|số điện thoại|giấy phép) của bạn|số giấy phép)(?:$|[^\p{L}])/u;
const SAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b|\.(?:example|invalid|test)\b/;
/** `0000000`, `xxx`, `---`: nothing but signs that hold a place. */
const ONLY_FILLING = /^[\s\p{P}\p{S}x0]*$/u;
const FILLING_NUMBER = /0{7,}$|^(?:\+84|0)123456789$/;

export function isPlaceholder(text: string): boolean {
  const words = text.normalize('NFC').trim().toLowerCase();
  return (
    ONLY_FILLING.test(words) ||
    EMPTY_WORDS.test(words.replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')) ||
    SAMPLE_WORDS.test(words) ||
    SAMPLE_DOMAIN.test(words) ||
    /\bTODO\b/.test(text)
  );
}

/** What a public address needs, by the names of the settings. */
const NEEDED = [
  ['OPERATOR_NAME', 'name', isPlaceholder],
  ['OPERATOR_ADDRESS', 'address', isPlaceholder],
  ['OPERATOR_PHONE', 'phone', (phone: string) => FILLING_NUMBER.test(phone)],
  // A certificate has a number.
  ['OPERATOR_LICENCE', 'licence', (licence: string) => isPlaceholder(licence) || !/[1-9]/.test(licence)],
] as const;

export const missingOfOperator = (operator: Operator): string[] =>
  NEEDED.flatMap(([name, field, isNone]) => {
    const value = operator[field];
    return value === null || isNone(value) ? [name] : [];
  });
