/** Values of the rules of countries that are due: data of the release, which the next one renews. */
import { COUNTRIES, type Country } from '../../../../schema/rules/countries/countryData.rules.js';
import { rulesDue } from '../../../../schema/rules/countries/rulesDue.rules.js';
import type { FactDue } from '../../../generated/resolvers.js';
import type { SourceRecord } from '../catalogue.records.js';
import { dueOn } from './dueReasons.js';

export type CountryDue = Omit<FactDue, 'programs' | 'source'> & {
  destination: Country['destination'];
  source: SourceRecord;
};
type Dated = { validFrom?: string | undefined; validUntil?: string | undefined };

/** The value that holds, or the last one that did. */
const inForce = <V extends Dated>(values: readonly V[], day: string): V | undefined =>
  values.findLast(({ validFrom }) => !validFrom || validFrom <= day) ?? values[0];

const hasBegun = ({ validFrom }: Dated, day: string): boolean => !validFrom || validFrom <= day;
const hasEnded = ({ validUntil }: Dated, day: string): boolean => validUntil !== undefined && validUntil < day;

export const countryFactsDue = (day: string, countries: readonly Country[] = COUNTRIES): CountryDue[] => {
  const ends = new Map(
    rulesDue(day, countries).map(due => [`${due.destination} ${due.kind === 'PAPER'} ${due.id}`, due.validUntil]),
  );
  return countries.flatMap(({ destination, rules, papers }) => {
    const endOf = (id: string, isPaper: boolean) => ends.get(`${destination} ${isPaper} ${id}`);
    const entryOf = (
      fact: Pick<CountryDue, 'itemId' | 'name' | 'field' | 'value' | 'source' | 'checkedOn'> & { asOf: string | null },
      marks: { isContradicted: boolean; validUntil: string | undefined; isPaper: boolean },
    ): CountryDue[] => {
      const { asOf, checkedOn, source } = fact;
      const endsOn = endOf(fact.itemId, marks.isPaper);
      const due = dueOn(
        {
          asOf,
          checkedOn,
          isCopy: source.kind === 'COPY',
          isContradicted: marks.isContradicted,
          ...(endsOn ? { endsOn } : {}),
        },
        day,
      );
      return due
        ? [
            {
              ...fact,
              ...due,
              id: `COUNTRY:${destination}:${fact.itemId}`,
              owner: 'COUNTRY',
              destination,
              slug: null,
              url: source.url ?? null,
              validUntil: marks.validUntil ?? null,
              renewal: 'RELEASE',
            },
          ]
        : [];
    };
    const ofRules = rules.flatMap(({ id, kind, name, values }) => {
      const value = inForce(values, day);
      if (!value) return [];
      const { text, cost, source, asOf, checkedOn, validUntil, isUncertain = false } = value;
      return entryOf(
        {
          itemId: id,
          name: name?.en ?? kind,
          field: kind,
          value: {
            ...(cost ? { amount: cost.amount, currency: cost.currency, period: cost.period } : {}),
            text: text.en,
          },
          source: { id: value.validFrom ? `${id}-${value.validFrom}` : id, ...source } as SourceRecord,
          asOf,
          checkedOn,
        },
        { isContradicted: isUncertain, validUntil, isPaper: false },
      );
    });
    const ofPapers = papers.documents.flatMap(paper => {
      const isOver = hasEnded(paper, day) && !endOf(paper.code, true);
      if (!hasBegun(paper, day) || isOver) return [];
      const { code, text, source, asOf, checkedOn, validUntil } = paper;
      const { id, name, url, isOfficial } = source;
      return entryOf(
        {
          itemId: code,
          name: text.en,
          field: 'PAPER',
          value: { text: text.en },
          source: { id, name, kind: isOfficial ? 'OFFICIAL_PAGE' : 'THIRD_PARTY', ...(url ? { url } : {}) },
          asOf,
          checkedOn,
        },
        { isContradicted: false, validUntil, isPaper: true },
      );
    });
    return [...ofRules, ...ofPapers];
  });
};
