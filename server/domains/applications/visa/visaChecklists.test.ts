import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { countryOf } from '../../../../schema/rules/countries/countryData.rules.js';
import type { VisaSituation } from './visa.conditions.js';
import { doneShare, paperOf, type StoredStates, visaChecklist } from './visaChecklists.js';

const adult: VisaSituation = {
  isMinor: false,
  region: 'Ontario',
  city: 'Toronto',
  months: 48,
  ownership: 'PUBLIC',
  award: 'BACHELOR',
};
const at = new Date('2026-11-22T00:00:00Z');
const TODAY = '2026-11-23';
type Destination = (typeof DESTINATIONS)[number];
const itemOf = (destination: Destination, code: string, situation: Partial<VisaSituation> = {}, day = TODAY) =>
  visaChecklist(destination, { ...adult, ...situation }, { stored: {}, day }).items.find(item => item.code === code);
const needsOf = (destination: Destination, code: string, situations: readonly Partial<VisaSituation>[]) =>
  situations.map(situation => itemOf(destination, code, situation)?.need);

describe('the data of the checklists', () => {
  it.each(DESTINATIONS)('has of %s each document in both languages, with source and dates', destination => {
    const { documents, officialUrl, visaName } = countryOf(destination).papers;
    expect(documents.length).toBeGreaterThanOrEqual(8);
    expect(officialUrl).toMatch(/^https:\/\//);
    for (const { text, note } of documents)
      for (const each of [visaName, text, ...(note ? [note] : [])]) expect(each.vi).not.toBe(each.en);
    for (const { code, source, note } of visaChecklist(destination, adult, { stored: {}, day: TODAY }).items) {
      expect([code, (source.asOf ?? '') <= source.checkedOn]).toEqual([code, true]);
      expect(`${note?.vi} ${note?.en}`).not.toMatch(/[{}]/);
    }
  });

  it('keeps the codes under which students ticked documents', () => {
    const codes = Object.fromEntries(
      DESTINATIONS.map(destination => [destination, countryOf(destination).papers.documents.map(({ code }) => code)]),
    );
    expect(codes.AU).toEqual(
      expect.arrayContaining('PASSPORT IDENTITY COE OSHC GENUINE_STUDENT FUNDS ENGLISH PARENTAL_CONSENT'.split(' ')),
    );
    expect(codes.CA).toEqual(
      expect.arrayContaining(
        'PASSPORT LETTER_OF_ACCEPTANCE PAL FUNDS PHOTO FAMILY_INFORMATION STUDY_PLAN BIOMETRICS MEDICAL CAQ CUSTODIAN POLICE_CERTIFICATE'.split(
          ' ',
        ),
      ),
    );
    expect(codes.DE).toEqual(
      expect.arrayContaining(
        'VIDEX PHOTOS PASSPORT ADMISSION APS LANGUAGE CV MOTIVATION FUNDS INSURANCE TRANSLATIONS'.split(' '),
      ),
    );
    expect(codes.GB).toEqual(
      expect.arrayContaining(
        'PASSPORT CAS QUALIFICATIONS FUNDS TB_CERTIFICATE ATAS ENGLISH PARENTAL_CONSENT'.split(' '),
      ),
    );
    expect(codes.IE).toEqual(
      expect.arrayContaining(
        'AVATS PASSPORT PHOTOS LETTER_OF_ACCEPTANCE FEES_PAID FUNDS BANK_STATEMENTS ACADEMIC INSURANCE GAPS RETURN'.split(
          ' ',
        ),
      ),
    );
    expect(codes.US).toEqual(
      expect.arrayContaining('PASSPORT DS160 I20 SEVIS MRV PHOTO APPOINTMENT ACADEMIC FUNDS TIES'.split(' ')),
    );
  });
});

describe('what a situation needs', () => {
  it('is ATAS for postgraduate study of some subjects, as the page of the government says', () => {
    const paper = itemOf('GB', 'ATAS');
    expect(paper?.note?.en).toMatch(/Only for postgraduate study.*Vietnam is not among the exempt countries/);
    expect(paper?.source).toMatchObject({
      url: 'https://www.gov.uk/guidance/find-out-if-you-require-an-atas-certificate',
      isOfficial: true,
    });
  });

  it('is the consent of parents under 18 alone, explained', () => {
    expect(itemOf('AU', 'PARENTAL_CONSENT', { isMinor: true })).toMatchObject({
      need: 'NEEDED',
      state: 'TODO',
      condition: { vi: 'Chỉ cần khi bạn chưa đủ 18 tuổi.' },
    });
    expect(itemOf('AU', 'PARENTAL_CONSENT')).toMatchObject({ need: 'NOT_NEEDED', state: 'NOT_APPLICABLE' });
  });

  it('is in Canada the declaration of a custodian below 17; above that an officer decides, and what is still valid is not given again', () => {
    expect(itemOf('CA', 'CUSTODIAN', { isMinor: true })?.note?.en).toMatch(
      /^Always below 17 for anybody who comes without a parent .* an officer may ask/,
    );
    expect(itemOf('CA', 'BIOMETRICS')?.note?.en).toMatch(/Valid for ten years/);
    expect(itemOf('CA', 'MEDICAL')?.note?.en).toMatch(/six months in a row/);
  });

  it('is in Québec the attestation of the CAQ and elsewhere the letter of the province, never both', () => {
    const regions = ['Québec', 'Quebec', 'Ontario', null].map(region => ({ region }));
    expect(needsOf('CA', 'CAQ', regions)).toEqual(['NEEDED', 'NEEDED', 'NOT_NEEDED', 'CHECK']);
    expect(needsOf('CA', 'PAL', regions)).toEqual(['NOT_NEEDED', 'NOT_NEEDED', 'NEEDED', 'CHECK']);
  });

  it('is no letter of the province for master or doctoral studies at a public institution; what we cannot tell is to be checked', () => {
    for (const award of ['MASTER', 'PHD'] as const)
      expect(
        needsOf(
          'CA',
          'PAL',
          (['PUBLIC', 'PRIVATE_NON_PROFIT', null] as const).map(ownership => ({ award, ownership })),
        ),
      ).toEqual(['NOT_NEEDED', 'NEEDED', 'CHECK']);
    expect(itemOf('CA', 'PAL', { award: null })?.need).toBe('CHECK');
  });

  it('is the APS for everybody who comes from school; a degree may stand in for it', () => {
    const awards = (['BACHELOR', 'DIPLOMA', 'MASTER', 'PHD', null] as const).map(award => ({ award }));
    expect(needsOf('DE', 'APS', awards)).toEqual(['NEEDED', 'NEEDED', 'CHECK', 'CHECK', 'CHECK']);
  });

  it('is a language certificate in Germany only where the university has not judged the language', () => {
    expect(itemOf('DE', 'LANGUAGE')).toMatchObject({ need: 'CHECK', state: 'TODO' });
    expect(itemOf('DE', 'LANGUAGE')?.condition?.en).toMatch(/^Only if the university did not check/);
  });

  it('is to ask about biometrics and a health examination in Australia', () => {
    expect([itemOf('AU', 'BIOMETRICS')?.need, itemOf('AU', 'MEDICAL')?.need]).toEqual(['CHECK', 'CHECK']);
  });

  it('is the list of social-media names for the United States', () => {
    expect(itemOf('US', 'SOCIAL_MEDIA')).toMatchObject({ need: 'NEEDED', source: { isOfficial: false } });
  });

  it('is always a passport', () => {
    for (const destination of DESTINATIONS)
      expect(itemOf(destination, 'PASSPORT')).toMatchObject({ need: 'NEEDED', condition: null });
  });
});

describe('what changes by the day', () => {
  it('is the apostille, which every country’s list has from the day the convention holds for Vietnam', () => {
    for (const destination of DESTINATIONS)
      expect(['2026-09-10', '2026-09-11'].map(day => itemOf(destination, 'APOSTILLE', {}, day)?.need)).toEqual([
        undefined,
        'CHECK',
      ]);
    expect([paperOf('DE', 'APOSTILLE', '2026-09-10'), paperOf('DE', 'APOSTILLE', '2026-09-11')?.code]).toEqual([
      null,
      'APOSTILLE',
    ]);
  });

  it('are the sums of the rules, with what is known to follow', () => {
    const noteOn = (day: string) => itemOf('GB', 'FUNDS', { city: 'London', months: 36 }, day)?.note?.vi;
    expect(noteOn('2026-11-29')).toMatch(/^13\.761 GBP\. .*1\.529 GBP.* Từ ngày 30\/11\/2026: 14\.130 GBP\./);
    expect(noteOn('2026-11-30')).toMatch(/^14\.130 GBP\. .*1\.570 GBP/);
  });
});

describe('the sums of a paper', () => {
  it('are those of the place and the length of the studies, read where the sum was', () => {
    const fundsOf = (destination: Destination, situation: Partial<VisaSituation>) =>
      itemOf(destination, 'FUNDS', situation)?.note?.en.split('.')[0];
    expect(fundsOf('CA', {})).toBe('CAD 23,448 a year');
    expect(fundsOf('CA', { region: 'Québec' })).toBe('CAD 24,617 a year');
    expect(fundsOf('GB', { city: 'Leeds' })).toBe('GBP 10,539');
    expect([fundsOf('IE', { months: 12 }), fundsOf('IE', { months: 6 })]).toEqual(['EUR 10,000 a year', 'EUR 4,998']);
    expect(itemOf('CA', 'FUNDS', { region: 'Québec' })?.source).toMatchObject({
      id: 'country-ca-visa-funds-quebec-2026-01-01',
      isOfficial: false,
      asOf: '2025-11-21',
    });
  });

  it('stand together where a paper proves several', () => {
    expect(itemOf('US', 'MRV')?.note?.en).toMatch(/^USD 185\. .*USD 250\. Visa integrity fee/);
    expect(itemOf('CA', 'BIOMETRICS')?.note?.vi).toMatch(/^85 CAD\./);
  });

  it('are none where each institution sets its own', () => {
    expect(itemOf('US', 'FUNDS')?.note?.en).toMatch(/^Funds for one year/);
  });
});

describe('how far it is', () => {
  it('counts what is ready or handed in, and leaves out what does not apply', () => {
    const stored: StoredStates = {
      PASSPORT: { state: 'READY', at },
      OSHC: { state: 'SUBMITTED', at },
      COE: { state: 'COLLECTING', at },
      ENGLISH: { state: 'NOT_APPLICABLE', at },
    };
    const view = visaChecklist('AU', adult, { stored, day: TODAY });
    // Eleven documents, without consent of parents and English.
    expect([view.doneCount, view.totalCount, doneShare(view)]).toEqual([2, 9, 2 / 9]);
    expect(view.items.find(({ code }) => code === 'COE')).toMatchObject({ state: 'COLLECTING', changedAt: at });
  });

  it('takes no state from what every object has', () => {
    const { items } = visaChecklist('AU', adult, { stored: {}, day: TODAY });
    expect(items.every(({ changedAt }) => changedAt === null)).toBe(true);
  });
});
