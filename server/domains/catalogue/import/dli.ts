/** Canada: the list of Designated Learning Institutions, as JSON or in the columns of the official file. */
import { z } from 'zod';
import { ImportError, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText } from './cells.js';
import { typeOfName } from './institutionTypes.js';
import { editionInName, findFile, readJson, readRows, type Row } from './registerFiles.js';

const FILE = /\.(json|csv)$/i;
const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

type Listed = {
  name: string;
  dliNumber: string;
  city: string;
  province: string;
  isPublic: boolean;
  /** Whether its graduates may get a work permit; undefined where that depends on the program. */
  hasPermit: boolean | undefined;
};

/** The JSON list holds only institutions whose graduates may get the permit. */
const jsonRule = z.object({
  fetched: z.string().optional(),
  rows: z.array(
    z.object({
      province: z.string(),
      name: z.string(),
      dliNumber: z.string(),
      city: z.string(),
      isPublic: z.boolean(),
    }),
  ),
});

async function readList(file: string) {
  const parsed = jsonRule.safeParse(await readJson(file));
  if (!parsed.success) throw new ImportError('The DLI file has another form than the list of institutions.');
  return parsed.data;
}

const OFFICIAL = ['Province', 'Institution', 'DLI #', 'City', 'PGWP', 'Public/Private'];
const ofOfficialRow = (row: Row): Listed => ({
  name: row['Institution'] ?? '',
  dliNumber: row['DLI #'] ?? '',
  city: row['City'] ?? '',
  province: row['Province'] ?? '',
  isPublic: row['Public/Private'] === 'Public',
  hasPermit: row['PGWP'] === 'Yes' ? true : row['PGWP'] === 'No' ? false : undefined,
});

async function* listedIn(file: string): AsyncGenerator<Listed> {
  if (file.toLowerCase().endsWith('.csv')) for await (const row of readRows(file, OFFICIAL)) yield ofOfficialRow(row);
  else for (const row of (await readList(file)).rows) yield { ...row, hasPermit: true };
}

/** `Université d’Ottawa/University of Ottawa`: two languages of one name. */
function institutionOf(listed: Listed, fact: FactBase): ImportedItem {
  const [name = '', ...others] = listed.name
    .split('/')
    .map(nameText)
    .filter(part => part !== '');
  const { dliNumber, hasPermit } = listed;
  return {
    kind: 'INSTITUTION',
    key: dliNumber,
    data: {
      name,
      aliases: others.slice(0, 5),
      destination: 'CA',
      city: nameText(listed.city),
      region: PROVINCES[listed.province] ?? nameText(listed.province),
      type: typeOfName(listed.name, 'COLLEGE'),
      // The list does not tell non-profit from for-profit ones.
      ...(listed.isPublic && { ownership: 'PUBLIC' as const }),
      dliNumber: { value: dliNumber, ...fact },
      ...(hasPermit !== undefined && {
        features: [{ feature: 'POST_GRADUATION_PERMIT' as const, value: hasPermit, ...fact }],
      }),
    },
  };
}

export const dli: ImportAdapter = {
  name: 'dli',
  about: 'Canada, institutions: the list of Designated Learning Institutions (JSON or the official columns as CSV)',
  kinds: ['INSTITUTION'],
  source: {
    id: 'import-dli',
    name: 'Designated Learning Institutions list, Immigration, Refugees and Citizenship Canada',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
    kind: 'REGISTER',
  },
  filesOf: async path => [await findFile(path, FILE)],
  editionOf: async path => {
    const file = await findFile(path, FILE);
    const fetched = file.toLowerCase().endsWith('.json') ? (await readList(file)).fetched : undefined;
    return fetched ?? editionInName(file);
  },
  async *read({ path, fact }) {
    const yielded = new Set<string>();
    for await (const listed of listedIn(await findFile(path, FILE))) {
      const example = `${listed.dliNumber} ${nameText(listed.name)}`;
      if (yielded.has(listed.dliNumber)) yield skipped('a further campus of an institution that was taken', example);
      else yield institutionOf(listed, fact);
      yielded.add(listed.dliNumber);
    }
  },
};
