/** Rules of the six countries: work, visas, insurance. */
import type { CountryRule } from './costs.records.js';
import { au } from './countryRules/au.js';
import { ca } from './countryRules/ca.js';
import { de } from './countryRules/de.js';
import { gb } from './countryRules/gb.js';
import { ie } from './countryRules/ie.js';
import { us } from './countryRules/us.js';

export const COUNTRY_RULES: readonly CountryRule[] = [...au, ...ca, ...de, ...gb, ...ie, ...us];

export const countryRulesOf = (destination: CountryRule['destination']): readonly CountryRule[] =>
  COUNTRY_RULES.filter(rule => rule.destination === destination);
