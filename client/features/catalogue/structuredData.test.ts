import * as cards from '../../testing/cards';
import { faultsOf } from '../../testing/schemaOrg';
import { handed } from '../../testing/whole';
import { institutionData } from './institutionData';
import { programData } from './programData';
import { scholarshipData } from './scholarshipData';

const tools = { addressOf: (path: string) => `https://site.example${path}`, localized: ({ en }: { en: string }) => en };
const summary = { vi: 'Đại học công lập.', en: 'Public university.' };
const institution = {
  ...cards.institution,
  slug: 'anu',
  name: 'Australian National University',
  aliases: ['ANU'],
  city: 'Canberra',
  region: 'ACT',
  website: 'https://www.anu.edu.au',
  foundedYear: 1946,
  summary,
  schoolId: { value: '00120C' },
  dliNumber: null,
};
const program = {
  ...cards.program,
  slug: 'arts',
  title: 'Bachelor of Arts',
  website: null,
  summary: null,
  campusCity: 'Canberra',
  institution: { slug: 'anu', name: 'Australian National University', destination: 'AU' },
  firstYearTuition: { amount: 43_330, currency: 'AUD' },
  applicationFee: { amount: 0, currency: 'AUD' },
  intakes: [
    { year: 2027, month: 2, status: 'LIKELY_OPEN', deadline: null },
    { year: 2027, month: 7, status: 'OPEN', deadline: { date: '2027-03-31' } },
  ],
  registerCode: { value: '074016B' },
};
const scholarship = {
  ...cards.scholarship,
  slug: 'award',
  name: 'Award',
  provider: 'A foundation',
  website: 'https://foundation.example/award',
  summary,
  amount: { minimum: { amount: 1_000, currency: 'EUR' }, maximum: { amount: 2_000, currency: 'EUR' }, period: null },
};

describe('structured data of detail pages', () => {
  it('is valid schema.org for an institution', () => {
    const data = institutionData(handed(institution), tools);

    expect(faultsOf(data, 'CollegeOrUniversity')).toEqual([]);
    expect(data).toMatchObject({
      url: 'https://www.anu.edu.au',
      foundingDate: '1946',
      identifier: [{ propertyID: 'CRICOS', value: '00120C' }],
    });
  });

  it('is valid schema.org for a program', () => {
    const data = programData(handed(program), "Bachelor's degree", tools);

    expect(faultsOf(data, 'EducationalOccupationalProgram')).toEqual([]);
    expect(data).toMatchObject({ timeToComplete: 'P36M', startDate: '2027-07', applicationDeadline: '2027-03-31' });
  });

  it('is valid schema.org for a scholarship', () => {
    const data = scholarshipData(handed(scholarship), tools);

    expect(faultsOf(data, 'MonetaryGrant')).toEqual([]);
    expect(data.amount).toEqual({ '@type': 'MonetaryAmount', currency: 'EUR', minValue: 1_000, maxValue: 2_000 });
  });

  it('claims nothing that is not published', () => {
    const bareInstitution = {
      ...institution,
      aliases: [],
      region: null,
      website: null,
      foundedYear: null,
      summary: null,
      schoolId: null,
    };
    const bareProgram = {
      ...program,
      duration: null,
      firstYearTuition: null,
      applicationFee: null,
      intakes: program.intakes.slice(0, 1),
      registerCode: null,
    };
    const bareScholarship = {
      ...scholarship,
      website: null,
      summary: null,
      amount: { minimum: null, maximum: null, period: null },
    };
    const written = [
      institutionData(handed(bareInstitution), tools),
      programData(handed(bareProgram), 'Award', tools),
      scholarshipData(handed(bareScholarship), tools),
    ];

    expect(written.flatMap(node => faultsOf(node))).toEqual([]);
    expect(
      written.map(node => Object.keys(JSON.parse(JSON.stringify(node))).filter(name => !name.startsWith('@'))),
    ).toEqual([
      ['mainEntityOfPage', 'name', 'address'],
      ['mainEntityOfPage', 'name', 'provider', 'educationalCredentialAwarded'],
      ['mainEntityOfPage', 'name', 'funder'],
    ]);
  });

  it('writes an exact sum as one value', () => {
    const sum = { amount: 5_000, currency: 'USD' };

    expect(
      scholarshipData(handed({ ...scholarship, amount: { minimum: sum, maximum: sum, period: 'TOTAL' } }), tools)
        .amount,
    ).toEqual({ '@type': 'MonetaryAmount', currency: 'USD', value: 5_000 });
  });

  it('never presents a monthly sum as the whole grant', () => {
    const data = scholarshipData(handed({ ...scholarship, amount: { ...scholarship.amount, period: 'MONTH' } }), tools);

    expect(faultsOf(data, 'MonetaryGrant')).toEqual([]);
    expect(data.amount).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 1_000, maxValue: 2_000, unitText: 'MONTH' },
    });
  });
});
