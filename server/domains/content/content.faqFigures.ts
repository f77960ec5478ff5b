/** Figures of the answers: quoted from a page, or read from the rules of a country and the tables of grades on the day of the question. */
import type { FaqFigureText } from '../../../schema/documents/compileFaq.js';
import type { CountryCode, CountryText } from '../../../schema/rules/countries/countryData.rules.js';
import { type RuleInForce, rulesInForce } from '../../../schema/rules/countries/rulesInForce.rules.js';
import { printNext } from '../../../schema/rules/countries/ruleTexts.rules.js';
import { pointsOf } from '../../../schema/rules/grades/conversion.rules.js';
import { CONVERSION_TABLES, holdsOn } from '../../../schema/rules/grades/conversion.values.js';
import type { CurrencyCode, LocalizedText, Source } from '../../generated/resolvers.js';

export type FaqFigureData = {
  label: LocalizedText;
  money?: { amount: number; currency: CurrencyCode };
  text?: LocalizedText;
  source: Source;
  checkedOn: string;
  note?: LocalizedText;
};
type Stated = Omit<FaqFigureData, 'label'>;

/** What the sum of a rule is for: a year, or each of at most so many months. */
function spanOf({ rate }: RuleInForce): LocalizedText | undefined {
  if (rate?.period === 'YEAR') return { vi: 'một năm', en: 'a year' };
  if (rate?.period !== 'MONTH') return undefined;
  const most = rate.mostMonths;
  return {
    vi: `mỗi tháng${most ? `, tối đa ${most} tháng` : ''}`,
    en: `a month${most ? `, for at most ${most} months` : ''}`,
  };
}

const joined = (texts: readonly (CountryText | null)[]): LocalizedText | undefined => {
  const known = texts.filter(text => text !== null);
  const inLocale = (locale: 'vi' | 'en') => known.map(text => text[locale]).join(' ');
  return known.length > 0 ? { vi: inLocale('vi'), en: inLocale('en') } : undefined;
};

function ruleFigure(destination: CountryCode, id: string, day: string): Stated | null {
  const rule = rulesInForce(destination, day).find(each => each.id === id);
  if (!rule?.rate) return null;
  const { amount, currency } = rule.rate;
  const [text, note] = [spanOf(rule), joined([rule.duty, printNext(rule.next), rule.note])];
  return {
    money: { amount, currency },
    source: { ...rule.source, asOf: rule.asOf },
    checkedOn: rule.checkedOn,
    ...(text && { text }),
    ...(note && { note }),
  };
}

/** In tenths, the unit of school marks. */
const EIGHT = 80;

/** What a table makes of a Vietnamese average of 8.0. */
function gradeFigure(tableId: string, day: string): Stated | null {
  const table = CONVERSION_TABLES.find(({ id }) => id === tableId);
  if (!table?.source || !holdsOn(day)(table)) return null;
  const points = (pointsOf('VN_TT22', EIGHT, table) / 100).toFixed(1);
  return {
    text: { vi: `${points.replace('.', ',')} / 4,0`, en: `${points} / 4.0` },
    source: { ...table.source, asOf: table.source.asOf ?? null, licence: null },
    checkedOn: table.checkedOn,
  };
}

function figureOn(figure: FaqFigureText, day: string): FaqFigureData | null {
  if ('text' in figure) return figure;
  const stated = 'rule' in figure ? ruleFigure(figure.destination, figure.rule, day) : gradeFigure(figure.table, day);
  return stated && { label: figure.label, ...stated };
}

/** Those of which something is in force on the day. */
export const figuresOn = (figures: readonly FaqFigureText[], day: string): FaqFigureData[] =>
  figures.map(figure => figureOn(figure, day)).filter(figure => figure !== null);
