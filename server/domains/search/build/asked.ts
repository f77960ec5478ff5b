/** What programs and their institutions ask for, each combination once: many programs share few of them, so that a profile is judged against each but once. */
import { type Asked, askedOf } from '../../../../schema/rules/chance/asked.rules.js';
import { isHarderField } from '../../../../schema/rules/chance/selectivity.rules.js';
import { diplomaRulesOf } from '../../../../schema/rules/diplomaRules/diplomaRules.rules.js';
import { dayInVietnam } from '../../../../schema/rules/days.rules.js';
import type { ProgramAsks } from '../search.ports.js';
import { columnOf, mapColumn, type Column } from './dictionaryColumn.js';
import type { StoredInstitution, StoredProgram } from './storedRows.js';
import type { ProgramFacts } from './programFacts.js';
import type { KindIndex } from './searchIndex.js';

type Facts = Pick<
  ProgramFacts,
  'institution' | 'level' | 'award' | 'field' | 'title' | 'languages' | 'english' | 'asks'
>;

/** Alike institutions once: most say nothing but their country. */
const alikeOf = (institutions: readonly StoredInstitution[]): Uint32Array =>
  columnOf(institutions, ({ destination, asks }) => JSON.stringify([destination, asks])).numberOf;

const diplomaEntriesOf = (
  { award, level }: Pick<StoredProgram, 'award' | 'level'>,
  { destination, asks }: StoredInstitution,
  own: ProgramAsks | null,
  today: string,
): Asked['diplomaEntries'] => {
  const rules = diplomaRulesOf({ country: destination, level, award }, today).values();
  const of = (from: Asked['diplomaEntries'][number]['from'], entries: ProgramAsks['diplomaEntries']) =>
    entries.map(({ diploma, answer }) => ({ diploma, answer, from, isThirdParty: false }));
  return [
    ...of('PROGRAM', own?.diplomaEntries ?? []),
    ...of('INSTITUTION', asks.diplomaEntries),
    ...of('COUNTRY', [...rules]),
  ];
};

/** One number for the numbers of several columns. */
function combined(size: number, columns: readonly Pick<Column<unknown>, 'values' | 'numberOf'>[]): Column<number> {
  const keys = new Float64Array(size);
  for (const { values, numberOf } of columns)
    for (let doc = 0; doc < size; doc++) keys[doc] = (keys[doc] as number) * values.length + (numberOf[doc] as number);
  return columnOf([...keys], key => key);
}

export function indexAsked(facts: Facts, asOf: Date): Pick<KindIndex, 'asked' | 'askedOf'> {
  const { institution, level, award, field, title, languages, english, asks } = facts;
  const size = institution.numberOf.length;
  const today = dayInVietnam(asOf);
  const alike = alikeOf(institution.values);
  const institutions = {
    values: institution.values,
    numberOf: Uint32Array.from(institution.numberOf, number => alike[number] as number),
  };
  const isHarder = mapColumn(title, text => isHarderField({ field: 'LAW', title: text }));
  const isHarderByField = field.values.map(of => isHarderField({ field: of, title: '' }));
  const harder = {
    values: [false, true],
    numberOf: Uint32Array.from(field.numberOf, (number, doc) =>
      Number(isHarderByField[number] || isHarder.values[title.numberOf[doc] as number]),
    ),
  };
  const { numberOf } = combined(size, [institutions, level, award, harder, languages, english, asks]);
  const firstDocs: number[] = [];
  numberOf.forEach((number, doc) => (firstDocs[number] ??= doc));
  const at = <Value>(column: Column<Value>, doc: number): Value =>
    column.values[column.numberOf[doc] as number] as Value;
  return {
    askedOf: numberOf,
    asked: firstDocs.map(doc => {
      const [of, own] = [at(institution, doc), at(asks, doc)];
      const program = {
        level: at(level, doc),
        award: at(award, doc),
        field: at(field, doc),
        title: at(title, doc),
        languages: at(languages, doc),
        englishMinimums: at(english, doc),
        minimumGpa: own?.minimumGpa,
        languageLevels: own?.languageLevels,
      };
      return askedOf(program, of.asks, {
        isThirdParty: () => false,
        diplomaEntries: diplomaEntriesOf(program, of, own, today),
      });
    }),
  };
}
