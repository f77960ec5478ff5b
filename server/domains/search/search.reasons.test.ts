/** What an answer says of why an entry was found: the same subject by another name, or a related one. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const TITLES = [
  'Bachelor of Game Design',
  'Games Design',
  'Games Development',
  'Bachelor of Software Engineering',
  'Electrical Engineering',
  'Renewable Energy Engineering',
  'Master of Logistics',
  'Business Administration (MBA)',
  'Master of Supply Chain Management',
];
const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const institutions = [institutionRow('uoft')];
const programs = TITLES.map(title => programRow(slugOf(title), 'uoft', { title }));

async function reasonsFor(text: string): Promise<Record<string, string | undefined>> {
  const { ids, reasons } = (await serviceOver({ institutions, programs, scholarships: [] })).searchPrograms({ text });
  return Object.fromEntries(ids.map((id, place) => [id.replace('id-', ''), reasons[place]?.[0]]));
}

describe('the reason of a program', () => {
  it.each([
    ['game design', 'bachelor-of-game-design', 'NAME'],
    ['game design', 'games-design', 'NAME'],
    ['games design', 'bachelor-of-game-design', 'NAME'],
    ['game design', 'games-development', 'SYNONYM'],
    ['thiết kế game', 'games-design', 'SYNONYM'],
    ['game design', 'bachelor-of-software-engineering', undefined],
    ['thiết kế game', 'bachelor-of-software-engineering', undefined],
    ['năng lượng tái tạo', 'renewable-energy-engineering', 'SYNONYM'],
    ['năng lượng tái tạo', 'electrical-engineering', 'RELATED_SUBJECT'],
    ['renewable energy', 'electrical-engineering', 'RELATED_SUBJECT'],
    ['supply chain management', 'master-of-supply-chain-management', 'NAME'],
    ['supply chain management', 'master-of-logistics', 'SYNONYM'],
    ['supply chain management', 'business-administration-mba-', undefined],
    ['electrical engineering', 'electrical-engineering', 'EXACT_NAME'],
  ])('for %s, of %s, is %s', async (text, slug, reason) => {
    expect((await reasonsFor(text))[slug]).toBe(reason);
  });
});
