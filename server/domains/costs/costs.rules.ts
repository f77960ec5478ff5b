/** The rules of a country that hold today for the place and the length of a program, remembered: every cost of every program there asks for them. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { type RuleInForce, rulesInForce, type StudyPlace } from '../../../schema/rules/countries/rulesInForce.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { InstitutionRecord, ProgramRecord } from './costs.ports.js';

/** Places at most; then all are forgotten. */
const MAX_PLACES = 5000;

const placeOf = (institution: InstitutionRecord, program: ProgramRecord | null): StudyPlace => ({
  region: institution.region ?? null,
  city: program?.campusCity ?? institution.city,
  months: program?.duration?.value ?? null,
});

export type RulesFor = (institution: InstitutionRecord, program: ProgramRecord | null) => readonly RuleInForce[];

export function createRulesFor(clock: Clock): RulesFor {
  const known = { day: '', rules: new Map<string, readonly RuleInForce[]>() };
  return (institution, program) => {
    const day = dayInVietnam(clock());
    if (known.day !== day || known.rules.size >= MAX_PLACES) Object.assign(known, { day, rules: new Map() });
    const { destination } = institution;
    const place = placeOf(institution, program);
    const key = JSON.stringify([destination, place.region, place.city, place.months]);
    const rules = known.rules.get(key) ?? rulesInForce(destination, day, place);
    known.rules.set(key, rules);
    return rules;
  };
}
