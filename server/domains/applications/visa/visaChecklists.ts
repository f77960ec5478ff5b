/** The checklist of a destination as one student sees it: what is needed, how far it is. Pure; the papers are data of the country's rules. */
import { countryOf, type CountryText, type Paper } from '../../../../schema/rules/countries/countryData.rules.js';
import { type RuleInForce, rulesInForce } from '../../../../schema/rules/countries/rulesInForce.rules.js';
import { printCost, printNext } from '../../../../schema/rules/countries/ruleTexts.rules.js';
import type { Destination, VisaState } from '../applications.records.js';
import { VISA_CONDITIONS, type VisaNeed, type VisaSituation } from './visa.conditions.js';

export type StoredStates = Readonly<Record<string, { state: VisaState; at: Date }>>;
export type VisaItem = Pick<Paper, 'code' | 'text'> & {
  note: CountryText | null;
  source: { id: string; name: string; url: string | null; isOfficial: boolean; asOf: string | null; checkedOn: string };
  need: VisaNeed;
  condition: CountryText | null;
  state: VisaState;
  changedAt: Date | null;
};
export type VisaChecklistView = {
  destination: Destination;
  visaName: CountryText;
  officialUrl: string;
  items: VisaItem[];
  doneCount: number;
  totalCount: number;
};

const DONE: readonly VisaState[] = ['READY', 'SUBMITTED'];

/** Those that are asked for on the day. */
export const papersOn = (destination: Destination, day: string): readonly Paper[] =>
  countryOf(destination).papers.documents.filter(
    ({ validFrom, validUntil }) => (validFrom ?? '') <= day && (validUntil === undefined || day <= validUntil),
  );

export const paperOf = (destination: Destination, code: string, day: string): Paper | null =>
  papersOn(destination, day).find(paper => paper.code === code) ?? null;

const sentence = ({ cost, text }: RuleInForce, locale: 'vi' | 'en'): string =>
  cost ? `${printCost(cost)[locale]}. ${text[locale]}` : text[locale];

/** The sums that hold for the student and what follows them, then what else is to know of the paper. */
function noteOf({ note }: Paper, rules: readonly RuleInForce[]): CountryText | null {
  const inLocale = (locale: 'vi' | 'en'): string =>
    [
      ...rules.flatMap(rule => [sentence(rule, locale), printNext(rule.next)?.[locale] ?? []]).flat(),
      note?.[locale] ?? [],
    ]
      .flat()
      .join(' ');
  return rules.length === 0 && !note ? null : { vi: inLocale('vi'), en: inLocale('en') };
}

/** What a sum says is read where the sum was. */
function sourceOf({ source, asOf, checkedOn }: Paper, [rule]: readonly RuleInForce[]): VisaItem['source'] {
  if (!rule) return { ...source, asOf, checkedOn };
  const { id, name, url, kind } = rule.source;
  return { id, name, url, isOfficial: kind !== 'THIRD_PARTY', asOf: rule.asOf, checkedOn: rule.checkedOn };
}

/** What the student set counts; a document that the situation does not need starts as not applicable. */
function itemOf(
  paper: Paper,
  situation: VisaSituation,
  inForce: readonly RuleInForce[],
  stored: StoredStates,
): VisaItem {
  const { code, text, when, rules: ids = [] } = paper;
  const rules = inForce.filter(({ id }) => ids.includes(id));
  const { text: condition, need: needOf } = VISA_CONDITIONS[when];
  const need = needOf(situation);
  const known = Object.hasOwn(stored, code) ? stored[code] : undefined;
  return {
    code,
    text,
    note: noteOf(paper, rules),
    source: sourceOf(paper, rules),
    need,
    condition,
    state: known?.state ?? (need === 'NOT_NEEDED' ? 'NOT_APPLICABLE' : 'TODO'),
    changedAt: known?.at ?? null,
  };
}

export function visaChecklist(
  destination: Destination,
  situation: VisaSituation,
  { stored, day }: { stored: StoredStates; day: string },
): VisaChecklistView {
  const { visaName, officialUrl } = countryOf(destination).papers;
  const rules = rulesInForce(destination, day, situation);
  const items = papersOn(destination, day).map(paper => itemOf(paper, situation, rules, stored));
  const counted = items.filter(({ state }) => state !== 'NOT_APPLICABLE');
  return {
    destination,
    visaName,
    officialUrl,
    items,
    doneCount: counted.filter(({ state }) => DONE.includes(state)).length,
    totalCount: counted.length,
  };
}

/** 0 to 1. */
export const doneShare = ({ doneCount, totalCount }: VisaChecklistView): number =>
  totalCount === 0 ? 1 : doneCount / totalCount;
