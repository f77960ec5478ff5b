import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { UpdateProfileDocument } from '../../testing/account.gql.js';
import { SetExchangeRateDocument } from '../../testing/exchangeRates.gql.js';
import { testSource } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import {
  CostsComparedDocument,
  type CostsComparedQuery,
  CostsOfApplyingDocument,
  CostsOfProgramDocument,
  CostsOfProgramsOfScholarshipDocument,
  CostsRulesOfCountryDocument,
  CostsRulesOfInstitutionDocument,
  CostsSavedByScholarshipsDocument,
} from './costs.api.gql.js';
import {
  american,
  australian,
  bare,
  british,
  endless,
  free,
  german,
  inQuebec,
  other,
  priced,
  quebec,
  scholarships,
  threeYears,
} from './test/costItems.js';

const { rates, asOf: ratesDay } = exchangeRates;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date('2026-11-22T09:00:00Z'),
    catalogue: {
      institutions: [australian, german, american, british, quebec],
      programs: [priced, free, bare, other, threeYears, endless, inQuebec],
      scholarships,
    },
  });
});
afterAll(() => app.close());

const programOf = async (slug: string) => (await runQuery(app, CostsOfProgramDocument, { slug })).data?.program;
const costOf = async (slug: string) => (await programOf(slug))?.totalCost;

describe('the total cost of a program', () => {
  it('adds its facts and the fees of the country, each with its source, and names what is unknown', async () => {
    const cost = await costOf('cost-priced');
    expect(cost).toMatchObject({
      firstYear: {
        amount: { amount: 52_600, currency: 'AUD' },
        isAtLeast: true,
        vnd: { amount: expect.closeTo((52_600 / rates.AUD) * rates.VND, 0), asOf: ratesDay },
      },
      whole: { amount: { amount: 152_600 }, isAtLeast: true },
      years: 3,
      unknown: ['HEALTH_INSURANCE'],
      fundsToProve: [{ kind: 'VISA_FUNDS', amount: { amount: 29_710 }, source: { kind: 'COPY' } }],
    });
    expect(cost?.parts.map(({ kind, inFirstYear }) => [kind, inFirstYear])).toEqual([
      ['TUITION', 30_000],
      ['LIVING', 20_000],
      ['APPLICATION_FEE', 100],
      ['VISA_FEE', 2500],
    ]);
    expect(cost?.parts[0]?.source.id).toBe(testSource.id);
    expect(cost?.parts[3]).toMatchObject({
      source: { id: 'country-au-visa-fee-2026-07-01', kind: 'THIRD_PARTY' },
      asOf: '2026-07-07',
      duty: { en: 'Paid by the applicant when the visa application is lodged; not refunded.' },
    });
  });

  it('takes what the visa asks for as living cost where none is published, and says so', async () => {
    const cost = await costOf('cost-free');
    expect(cost?.parts[1]).toMatchObject({
      kind: 'LIVING',
      isStandIn: true,
      amount: { amount: 11_904, currency: 'EUR' },
    });
    expect(cost?.unknown).toEqual(['APPLICATION_FEE', 'SEMESTER_CONTRIBUTION']);
    expect(cost?.firstYear.amount.amount).toBeCloseTo(11_904 + 75 + 12 * 142.1, 2);
  });

  it('has the British surcharge for the whole visa in the first year, and twelve months of living where nine are proven', async () => {
    const cost = await costOf('cost-three-years');
    const sums = cost?.parts.map(({ kind, inFirstYear }) => [kind, inFirstYear]) ?? [];
    expect(Object.fromEntries(sums)).toEqual({
      TUITION: 20_000,
      LIVING: 12 * 1171,
      VISA_FEE: 558,
      HEALTH_INSURANCE: 776 * 3.5,
    });
    expect(cost?.firstYear.amount.amount).toBe(20_000 + 14_052 + 558 + 2716);
    // Once for all years.
    expect(cost?.whole?.amount.amount).toBe(3 * (20_000 + 14_052) + 558 + 2716);
    expect(cost?.fundsToProve).toMatchObject([{ amount: { amount: 10_539 }, period: 'TOTAL' }]);
    const program = await programOf('cost-three-years');
    expect(program?.livingCost).toMatchObject({ amount: 14_052, currency: 'GBP', isStandIn: true });
    expect(program?.livingCost?.note?.en).toMatch(/^Twelve months of what the visa asks/);
    expect(program?.countryRules.filter(({ kind }) => kind === 'VISA_FUNDS')).toEqual([
      { kind: 'VISA_FUNDS', upcoming: { en: 'From 30 November 2026: GBP 10,827.' } },
    ]);
  });

  it('is at least that much while the length of a British course, and so its surcharge, is unknown', async () => {
    const cost = await costOf('cost-endless');
    const surcharge = cost?.parts.find(({ kind }) => kind === 'HEALTH_INSURANCE');
    expect(surcharge).toMatchObject({ inFirstYear: 776, isLeast: true });
    expect(cost).toMatchObject({ firstYear: { isAtLeast: true }, whole: null, unknown: ['APPLICATION_FEE'] });
  });

  it('has what Québec asks for, and names the fee whose sum is not known', async () => {
    const cost = await costOf('cost-quebec');
    expect(cost?.unpriced).toEqual([{ en: 'CAQ application' }]);
    expect(cost?.fundsToProve).toMatchObject([{ amount: { amount: 24_617 } }]);
    expect(cost?.parts[1]).toMatchObject({ kind: 'LIVING', isStandIn: true, amount: { amount: 24_617 } });
    expect(cost?.firstYear).toMatchObject({ isAtLeast: true, amount: { amount: 30_000 + 24_617 + 150 + 85 } });
  });

  it('takes a published cost of living before the minimum of the visa', async () => {
    expect((await programOf('cost-priced'))?.livingCost).toMatchObject({
      amount: 20_000,
      isStandIn: false,
      source: { id: testSource.id },
    });
  });

  it('is unknown while the tuition is', async () => {
    expect(await costOf('cost-bare')).toBeNull();
  });

  it('is in dong by the rate that an administrator entered', async () => {
    const admin = await signIn(app, { role: 'ADMIN' });
    const input = {
      currency: 'VND',
      rate: 30_000,
      asOf: '2026-11-20',
      sourceName: 'A bank',
      sourceUrl: 'https://bank.example',
    };
    await runQueryAs(admin, SetExchangeRateDocument, { input });
    const { data } = await runQueryAs(admin, CostsOfProgramDocument, { slug: 'cost-free' });
    const firstYear = data?.program?.totalCost?.firstYear;
    expect(firstYear?.vnd).toEqual({ amount: Number(firstYear?.amount.amount) * 30_000, asOf: '2026-11-20' });
  });
});

it('an application takes the total and the rates of the page of the program, and compares a budget in dong with it', async () => {
  const id = (await programOf('cost-priced'))?.id;
  const mai = await signIn(app);
  await runQueryAs(mai, UpdateProfileDocument, { input: { budget: { amount: 2_000_000_000, currency: 'VND' } } });
  const preview = (await runQueryAs(mai, CostsOfApplyingDocument, { id })).data?.applicationPreview;
  const page = await runQueryAs(mai, CostsOfProgramDocument, { slug: 'cost-priced' });
  const firstYear = page.data?.program?.totalCost?.firstYear;
  expect(firstYear?.vnd).toMatchObject({ amount: expect.any(Number) });
  expect(preview?.item).toEqual({ totalCost: { firstYear } });
  const funds = preview?.requirements.find(({ kind }) => kind === 'FUNDS');
  expect(funds).toMatchObject({ outcome: 'MET', required: 52_600, currency: 'AUD' });
  // The dong of the total and the budget are worth what the same two rates say.
  expect(Number(funds?.actual) / 52_600).toBeCloseTo(2_000_000_000 / Number(firstYear?.vnd?.amount), 4);
});

it('a comparison of four programs has their total costs, with as many reads as one of two', async () => {
  const compare = async (...slugs: string[]) => {
    const answers: CostsComparedQuery[] = [];
    const commands = await commandsDuring(app, async () => {
      const { data } = await runQueryAs(await reader, CostsComparedDocument, { slugs });
      if (data) answers.push(data);
    });
    return { items: answers[0]?.compareItems, reads: commands.filter(isCatalogueRead) };
  };
  const isCatalogueRead = (command: string) => /^(?:find|aggregate) (?:programs|institutions)/.test(command);
  const reader = signIn(app);
  const two = await compare('cost-priced', 'cost-free');
  const four = await compare('cost-bare', 'cost-priced', 'cost-free', 'cost-other');
  expect(four.items?.map(({ slug, totalCost }) => [slug, totalCost !== null])).toEqual([
    ['cost-bare', false],
    ['cost-priced', true],
    ['cost-free', true],
    ['cost-other', true],
  ]);
  expect(four.items?.[1]?.totalCost).toEqual({
    firstYear: { amount: { amount: 52_600, currency: 'AUD' }, isAtLeast: true },
    unknown: ['HEALTH_INSURANCE'],
  });
  expect(four.reads.length).toBeLessThanOrEqual(Math.max(two.reads.length, 2));
});

it('scholarships that fit are of the institution or the country, for the level and for Vietnam, and still to come', async () => {
  const { data, errors } = await runQuery(app, CostsSavedByScholarshipsDocument, { slug: 'cost-priced' });
  expect(errors).toEqual([]);
  expect(data?.program?.fittingScholarships).toEqual([
    {
      scholarship: { slug: 'of-the-institution' },
      minimumSaving: { amount: 6000, currency: 'AUD' },
      maximumSaving: { amount: 15_000 },
      isOpenToVietnam: false,
    },
    {
      scholarship: { slug: 'of-the-country' },
      minimumSaving: { amount: 5000, currency: 'AUD' },
      maximumSaving: { amount: 5000 },
      isOpenToVietnam: true,
    },
  ]);
});

describe('the programs of a scholarship', () => {
  const programsOf = async (slug: string) => {
    const { data, errors } = await runQuery(app, CostsOfProgramsOfScholarshipDocument, { slug });
    expect(errors).toEqual([]);
    return data?.scholarship?.fittingPrograms;
  };

  it('are those of its institution, each with what it takes off the first year', async () => {
    expect(await programsOf('of-the-institution')).toEqual({
      total: 1,
      items: [
        {
          program: { slug: 'cost-priced' },
          minimumSaving: { amount: 6000, currency: 'AUD' },
          maximumSaving: { amount: 15_000 },
          savingInVnd: null,
        },
      ],
    });
  });

  it('are those of its country without an institution; a sum that is the same for everybody is in dong too', async () => {
    const item = (await programsOf('of-the-country'))?.items[0];
    expect(item).toMatchObject({ program: { slug: 'cost-priced' }, minimumSaving: { amount: 5000, currency: 'AUD' } });
    const { data } = await runQuery(app, CostsSavedByScholarshipsDocument, { slug: 'cost-priced' });
    const tuition = data?.program?.firstYearTuitionInVnd;
    expect(item?.savingInVnd).toEqual({
      amount: expect.closeTo((Number(tuition?.amount) * 5000) / 30_000, 2),
      asOf: tuition?.asOf,
    });
  });

  it('are counted with those whose tuition is unknown, which are listed only where it is known of none', async () => {
    const programs = await programsOf('of-another');
    expect(programs?.total).toBe(2);
    expect(programs?.items.map(({ program }) => program.slug)).toEqual(['cost-free']);
  });

  it.each(['for-others', 'for-masters', 'for-named'])('are none of %s', async slug => {
    expect(await programsOf(slug)).toEqual({ total: 0, items: [] });
  });
});

it('rules of a country say what is known of work, visas and insurance, with their sources', async () => {
  const rules = (await runQuery(app, CostsRulesOfCountryDocument)).data?.countryRules;
  expect(rules?.filter(({ isUncertain }) => isUncertain).map(({ kind }) => kind)).toEqual(['VISA_FEE']);
  expect(rules?.map(({ kind }) => kind)).toContain('POST_STUDY_WORK');
});

it('an institution has the rules of its own country', async () => {
  const { data, errors } = await runQuery(app, CostsRulesOfInstitutionDocument, { slug: german.slug });
  expect(errors).toEqual([]);
  const rules = data?.institution?.countryRules;
  expect(new Set(rules?.map(({ destination }) => destination))).toEqual(new Set(['DE']));
  expect(rules?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['WORK_DURING_STUDY', 'POST_STUDY_WORK']));
});
