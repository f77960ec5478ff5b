/** The starter catalogue, read once for a test file, and its items by their address. */
import type { ProgramData, ScholarshipData } from '../../../../schema/rules/catalogue.rules.js';
import { parseStarter, readStarter, type Starter } from '../catalogue.starter.js';

export function openStarter() {
  let starter: Starter;
  beforeAll(async () => {
    starter = parseStarter(await readStarter());
  });

  const program = (slug: string): ProgramData | undefined => starter.programs.find(item => item.slug === slug);
  const institution = (slug: string) => starter.institutions.find(item => item.slug === slug);
  const scholarship = (slug: string): ScholarshipData | undefined =>
    starter.scholarships.find(item => item.slug === slug);
  const ieltsOf = (slug: string) => program(slug)?.englishMinimums.find(({ test }) => test === 'IELTS')?.overall;
  const texts = () =>
    [...starter.institutions, ...starter.programs, ...starter.scholarships].map(item => JSON.stringify(item));
  return {
    get starter() {
      return starter;
    },
    program,
    institution,
    scholarship,
    ieltsOf,
    texts,
  };
}
