/**
 * United States: institutions of the Integrated Postsecondary Education Data System, three files joined by UNITID. Columns with names and telephone
 * numbers of officers are never read. It has no titles of programs, so charges for tuition have no item that they could belong to.
 */
import { noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, placeName, webAddressIn } from './cells.js';
import { typeOfName } from './institutionTypes.js';
import { editionInName, findPart, readRows, type Row } from './registerFiles.js';
import { aliasesIn, figureIn, flagIn, OPEN_ADMISSION_NOTE, ownershipOf } from './usInstitutions.js';
import { US_STATES } from './usStates.js';

const DIRECTORY = /^hd\d{4}.*\.csv$/i;
const OFFERINGS = /^ic\d{4}(?!_ay).*\.csv$/i;
const KEY = 'UNITID';
const BOARD_NOTE = {
  vi: 'Tiền phòng và bữa ăn trong khuôn viên cho một năm học, theo dữ liệu IPEDS; chưa gồm các khoản chi khác.',
  en: 'Room and board on campus for an academic year, from IPEDS; other expenses are not included.',
};
const HOUSING_NOTE = {
  vi: 'Trường khai có hay không có chỗ ở trong khuôn viên.',
  en: 'Whether the institution reports on-campus housing.',
};

type Offered = {
  hasRooms: boolean | undefined;
  roomAndBoard: number | undefined;
  isOpenAdmission: boolean | undefined;
};

function offeredIn(row: Row | undefined): Offered {
  const [room, board, both] = [row?.['ROOMAMT'], row?.['BOARDAMT'], row?.['RMBRDAMT']].map(figureIn);
  return {
    hasRooms: flagIn(row?.['ROOM']),
    isOpenAdmission: flagIn(row?.['OPENADMP']),
    roomAndBoard: both ?? (room !== undefined && board !== undefined ? room + board : undefined),
  };
}

function institutionOf(row: Row, { hasRooms, roomAndBoard, isOpenAdmission }: Offered, fact: FactBase): ImportedItem {
  const name = nameText(row['INSTNM']);
  const website = webAddressIn(row['WEBADDR']);
  const ownership = ownershipOf(row['CONTROL']);
  return {
    kind: 'INSTITUTION',
    key: row[KEY] ?? '',
    data: {
      name,
      aliases: aliasesIn(row['IALIAS'], name),
      destination: 'US',
      city: placeName(row['CITY']),
      region: US_STATES[row['STABBR'] ?? ''] ?? '',
      type: typeOfName(name, 'COLLEGE'),
      ...(ownership && { ownership }),
      ...(website && { website }),
      schoolId: { value: row[KEY] ?? '', ...fact },
      ...(hasRooms !== undefined && {
        features: [{ feature: 'ACCOMMODATION' as const, value: hasRooms, ...fact, note: HOUSING_NOTE }],
      }),
      ...(isOpenAdmission !== undefined && {
        isOpenAdmission: { value: isOpenAdmission, ...fact, note: OPEN_ADMISSION_NOTE },
      }),
      ...(roomAndBoard !== undefined &&
        roomAndBoard > 0 && {
          costOfLiving: { amount: roomAndBoard, currency: 'USD' as const, ...fact, note: BOARD_NOTE },
        }),
    },
  };
}

function refusalOf(row: Row): string | null {
  if (row['CYACTIVE'] !== '1') return 'not active in the year of the edition';
  if (row['DEGGRANT'] !== '1') return 'grants no degrees';
  return US_STATES[row['STABBR'] ?? ''] ? null : `in ${row['STABBR']}, which is no state or territory that we list`;
}

export const ipeds: ImportAdapter = {
  name: 'ipeds',
  about: 'United States, institutions: a folder with hdYYYY.csv and icYYYY.csv of IPEDS',
  kinds: ['INSTITUTION'],
  source: {
    id: 'import-ipeds',
    name: 'Integrated Postsecondary Education Data System (IPEDS), National Center for Education Statistics',
    url: 'https://nces.ed.gov/ipeds/',
    kind: 'REGISTER',
    licence: 'Public release of the United States government; attribute: NCES IPEDS',
  },
  filesOf: path => Promise.all([DIRECTORY, OFFERINGS].map(name => findPart(path, name))),
  editionOf: async path => /\d{4}/.exec(editionInName(await findPart(path, DIRECTORY)) ?? '')?.[0],
  async *read({ path, fact }) {
    const offerings = new Map<string, Offered>();
    for await (const row of readRows(await findPart(path, OFFERINGS), [KEY, 'ROOM']))
      offerings.set(row[KEY] ?? '', offeredIn(row));
    for await (const row of readRows(await findPart(path, DIRECTORY), [KEY, 'INSTNM', 'CITY', 'STABBR', 'CYACTIVE'])) {
      const example = `${row[KEY]} ${row['INSTNM']}`;
      const refusal = refusalOf(row);
      if (refusal !== null) {
        yield skipped(refusal, example);
        continue;
      }
      const offered = offerings.get(row[KEY] ?? '') ?? offeredIn(undefined);
      if (offered.roomAndBoard === undefined) yield noted('no price of room and board', example);
      yield institutionOf(row, offered, fact);
    }
  },
};
