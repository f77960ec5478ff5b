/** How many entries of the starter catalogue search engines are not offered. */
import {
  hasPriceOrRequirement,
  isThinInstitution,
  isThinProgram,
  statementsOf,
} from '../../../schema/rules/thinEntry.rules.js';
import { parseStarter, readStarter } from './catalogue.starter.js';

it('of the starter catalogue nearly every page can be listed', async () => {
  const { institutions, programs } = parseStarter(await readStarter());
  const statesOf = new Map(institutions.map(institution => [institution.slug, statementsOf(institution)]));
  const silent = { hasPrice: false, englishLevels: [], levels: [] };
  const thinPrograms = programs.filter(program =>
    isThinProgram({ ...program, hasOwn: hasPriceOrRequirement(program) }, statesOf.get(program.institution) ?? silent),
  );
  const thinInstitutions = institutions.filter(({ slug }) =>
    isThinInstitution(
      statesOf.get(slug) ?? silent,
      programs.some(program => program.institution === slug && hasPriceOrRequirement(program)),
    ),
  );
  // Four of them are master's degrees whose university states English for undergraduates alone.
  expect(thinPrograms.length).toBeLessThanOrEqual(27);
  expect(thinInstitutions.length).toBeLessThanOrEqual(12);
});
