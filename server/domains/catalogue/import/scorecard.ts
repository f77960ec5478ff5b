/** United States: the College Scorecard, a file of institutions and one of fields of study. Both tell their edition by their name. */
import { ImportError, noted, skipped, type FactBase, type ImportAdapter, type ImportedItem } from './adapter.js';
import { nameText, placeName, webAddressIn } from './cells.js';
import { typeOfName } from './institutionTypes.js';
import { PACKED } from './registerBytes.js';
import { findPart, readRows, type Row } from './registerFiles.js';
import { cellOf, DEGREES, FIELD_COLUMNS, fieldOfStudy, hasGraduates, type Host } from './scorecardFields.js';
import { aliasesIn, figureIn, flagIn, OPEN_ADMISSION_NOTE, ownershipOf } from './usInstitutions.js';
import { US_STATES } from './usStates.js';
import { basename } from 'node:path';

const INSTITUTIONS = new RegExp(String.raw`^(MERGED\d{4}_\d\d|Most-Recent-Cohorts-Institution).*\.csv${PACKED}$`, 'i');
const FIELDS = new RegExp(
  String.raw`^(FieldOfStudyData\d{4}|Most-Recent-Cohorts-Field-of-Study).*\.csv${PACKED}$`,
  'i',
);
const KEY = 'UNITID';
const COLUMNS = [KEY, 'INSTNM', 'CITY', 'STABBR', 'CONTROL', 'ADM_RATE', 'TUITIONFEE_OUT', 'ROOMBOARD_ON', 'C150_4'];
const ALSO = ['D150_4', 'OPENADMP', 'CURROPER', 'INSTURL', 'ALIAS'];
/** The publisher, too, suppresses rates of fewer people in what it shows. */
const FEWEST_OF_RATE = 30;

const ADMISSION_NOTE = {
  vi: 'Số hồ sơ bậc đại học được nhận chia cho số hồ sơ nộp, mọi quốc tịch và mọi ngành; không phải cơ hội của riêng ai.',
  en: 'Undergraduates admitted, divided by those who applied, of all nationalities and fields; never the chance of one person.',
};
const BOARD_NOTE = {
  vi: 'Tiền phòng và bữa ăn trong khuôn viên cho một năm học, theo College Scorecard; chưa gồm các khoản chi khác.',
  en: 'Room and board on campus for an academic year, from the College Scorecard; other expenses are not included.',
};
const COMPLETION_NOTE = {
  vi: 'Tỷ lệ sinh viên mới, học toàn thời gian, lấy bằng tại chính trường này trong 150 % thời gian quy định (với bằng cử nhân thường là 6 năm); ai chuyển sang trường khác không tính là lấy bằng.',
  en: 'Share of full-time, first-time students who complete at this institution within 150 per cent of the normal time (for a bachelor’s degree usually six years); those who transfer elsewhere do not count as completing.',
};
const TUITION_NOTES = {
  PUBLIC: {
    vi: 'Học phí và lệ phí bậc đại học trường công bố cho sinh viên ngoài bang; mức chung của toàn trường, không riêng cho ngành này, và không phải mức đặt ra cho sinh viên quốc tế.',
    en: 'Published undergraduate tuition and fees for out-of-state students; an institution-wide charge, not specific to this field, and not one set for international students.',
  },
  PRIVATE: {
    vi: 'Học phí và lệ phí bậc đại học trường công bố; mức chung của toàn trường, không riêng cho ngành này.',
    en: 'Published undergraduate tuition and fees; an institution-wide charge, not specific to this field.',
  },
};

/** `MERGED2023_24_PP` -> `2023`, `FieldOfStudyData1516_1617` -> `2016`, `Most-Recent-Cohorts-Institution_01162025` -> `2025-01-16`. */
function editionOfFile(file: string): string | undefined {
  const [, month, day, year] = /_(\d\d)(\d\d)(20\d\d)(?!\d)/.exec(basename(file)) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const merged = /MERGED(20\d\d)_/i.exec(basename(file))?.[1];
  const awards = /FieldOfStudyData\d{4}_(\d\d)\d\d/i.exec(basename(file))?.[1];
  return merged ?? (awards && `20${awards}`);
}

const shareIn = (cell: string | undefined): number | undefined =>
  cell !== undefined && /^(0?\.\d+|[01](\.\d+)?)$/.test(cell) ? Number(cell) : undefined;

function institutionOf(row: Row, fact: FactBase): ImportedItem {
  const name = nameText(row['INSTNM']);
  const website = webAddressIn(row['INSTURL']);
  const ownership = ownershipOf(row['CONTROL']);
  const isOpen = flagIn(row['OPENADMP']);
  const [board, admitted, completed] = [
    figureIn(row['ROOMBOARD_ON']),
    shareIn(row['ADM_RATE']),
    shareIn(row['C150_4']),
  ];
  const people = figureIn(row['D150_4']) ?? 0;
  return {
    kind: 'INSTITUTION',
    key: row[KEY] ?? '',
    data: {
      name,
      aliases: aliasesIn(row['ALIAS'], name),
      destination: 'US',
      city: placeName(row['CITY']),
      region: US_STATES[row['STABBR'] ?? ''] ?? '',
      type: typeOfName(name, 'COLLEGE'),
      ...(ownership && { ownership }),
      ...(website && { website }),
      schoolId: { value: row[KEY] ?? '', ...fact },
      ...(admitted && { admissionRate: { value: admitted, ...fact, note: ADMISSION_NOTE } }),
      ...(isOpen !== undefined && { isOpenAdmission: { value: isOpen, ...fact, note: OPEN_ADMISSION_NOTE } }),
      ...(board && { costOfLiving: { amount: board, currency: 'USD' as const, ...fact, note: BOARD_NOTE } }),
      ...(completed !== undefined &&
        people >= FEWEST_OF_RATE && {
          outcomes: [
            {
              measure: 'COMPLETION' as const,
              population: 'FULL_TIME_FIRST_TIME_STUDENTS' as const,
              scope: 'INSTITUTION' as const,
              share: completed,
              people,
              ...fact,
              note: COMPLETION_NOTE,
            },
          ],
        }),
    },
  };
}

/** Academic years of the file are those of its charges only where its name says so. */
function hostOf(row: Row, fact: FactBase): Host {
  const charge = figureIn(row['TUITIONFEE_OUT']);
  const note = row['CONTROL'] === '1' ? TUITION_NOTES.PUBLIC : TUITION_NOTES.PRIVATE;
  const city = placeName(row['CITY']);
  return charge ? { city, tuition: { amount: charge, currency: 'USD', ...fact, note } } : { city };
}

/** Why nothing is taken of an institution; null when something is. */
function refusalOf(row: Row | undefined): string | null {
  if (!row) return 'of an institution that the file of institutions does not list any more';
  if (row['CURROPER'] === '0') return 'of an institution that has closed';
  if (row['STABBR'] === 'PR') return 'in Puerto Rico, where the language of instruction is not told';
  return US_STATES[row['STABBR'] ?? ''] ? null : `in ${row['STABBR']}, which is no state or territory that we list`;
}

export const scorecard: ImportAdapter = {
  name: 'scorecard',
  about: 'United States, institutions and fields of study: a folder with both files of the College Scorecard',
  kinds: ['INSTITUTION', 'PROGRAM'],
  source: {
    id: 'import-scorecard',
    name: 'College Scorecard, U.S. Department of Education',
    url: 'https://collegescorecard.ed.gov/data/',
    kind: 'REGISTER',
    licence: 'Public domain; attribute: U.S. Department of Education',
  },
  filesOf: path => Promise.all([INSTITUTIONS, FIELDS].map(name => findPart(path, name))),
  editionOf: async path => editionOfFile(await findPart(path, INSTITUTIONS)),
  async *read({ path, fact }) {
    const institutions = new Map<string, Row>();
    for await (const row of readRows(await findPart(path, INSTITUTIONS), COLUMNS, { also: ALSO }))
      institutions.set(row[KEY] ?? '', row);
    const file = await findPart(path, FIELDS);
    // Both files have years of their own.
    const edition = editionOfFile(file);
    const ofFields = { ...fact, ...(edition && { asOf: edition }) };
    const yielded = new Set<string>();
    for await (const row of readRows(file, [], { also: FIELD_COLUMNS })) {
      const unitId = cellOf(row, KEY);
      if (unitId === undefined) throw new ImportError(`${basename(file)} has no column ${KEY}.`);
      const example = `${unitId} ${nameText(cellOf(row, 'CIPDESC'))}`;
      const degree = DEGREES[cellOf(row, 'CREDLEV') ?? ''];
      if (!degree || !hasGraduates(row)) {
        yield skipped(degree ? 'no graduate in either year' : 'a certificate or an associate degree', example);
        continue;
      }
      const institution = institutions.get(unitId);
      const refusal = refusalOf(institution);
      if (refusal !== null || !institution) {
        yield skipped(refusal ?? '', example);
        continue;
      }
      if (!yielded.has(unitId)) {
        yield institutionOf(institution, fact);
        if (figureIn(institution['TUITIONFEE_OUT']) === undefined)
          yield noted('no tuition is published', `${unitId} ${institution['INSTNM']}`);
      }
      yielded.add(unitId);
      yield fieldOfStudy(row, degree, { ...hostOf(institution, fact), fact: ofFields });
    }
  },
};
