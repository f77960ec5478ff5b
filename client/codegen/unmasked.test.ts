import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';

const client = join(import.meta.dirname, '..');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.graphql') && !name.startsWith('generated'))
  .map(name => ({ name, text: readFileSync(join(client, name), 'utf8') }));

/** Everything else is handed on as a reference: the part that shows it reads a fragment of its own (client/README.md). */
const VALUES = [
  'Deadline_day',
  'Deadline_hour',
  'Deadline_summary',
  'Facet_options',
  'Intake_month',
  'Money_budget',
  'Money_sum',
  'Profile_values',
  'Requirement_line',
];

function unmaskedIn(text: string): string[] {
  const found: string[] = [];
  visit(parse(text), {
    FragmentSpread: ({ name, directives = [] }) => {
      if (directives.some(directive => directive.name.value === 'unmask')) found.push(name.value);
    },
  });
  return found;
}

describe('a fragment whose fields a parent may read', () => {
  it('is one of the values, each of which is spread so somewhere', () => {
    expect(files.length).toBeGreaterThan(100);
    const others = files.flatMap(({ name, text }) =>
      unmaskedIn(text)
        .filter(fragment => !VALUES.includes(fragment))
        .map(fragment => `${name}: ${fragment}`),
    );
    expect(others).toEqual([]);
    expect([...new Set(files.flatMap(({ text }) => unmaskedIn(text)))].toSorted()).toEqual(VALUES);
  });

  it('says in its file that it is one, as no other does', () => {
    const said = files.flatMap(({ text }) =>
      [...text.matchAll(/^# A value: .+\nfragment (\w+)/gm)].map(([, name]) => name),
    );
    expect(said.toSorted()).toEqual(VALUES);
  });

  it('is found wherever it is spread', () => {
    const text =
      'query A { program { ...Card price { ...Money_sum @unmask } ... on Program { ...Whole_card @unmask } } }';
    expect(unmaskedIn(text)).toEqual(['Money_sum', 'Whole_card']);
  });
});
