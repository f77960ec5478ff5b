import { describe, expect, it } from '@jest/globals';
import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import type { VisaSituation } from './visa.conditions.js';
import { doneShare, type StoredStates, VISA_CHECKLISTS, visaChecklist } from './visaChecklists.js';

const adult: VisaSituation = { isMinor: false, region: 'Ontario', ownership: 'PUBLIC', award: 'BACHELOR' };
const at = new Date('2026-11-22T00:00:00Z');
const itemOf = (
  destination: (typeof DESTINATIONS)[number],
  code: string,
  situation: Partial<VisaSituation>,
  stored: StoredStates = {},
) => visaChecklist(destination, { ...adult, ...situation }, stored).items.find(item => item.code === code);

describe('the data of the checklists', () => {
  it('has every destination, each document once, in both languages, with source and dates', () => {
    for (const destination of DESTINATIONS) {
      const { documents, officialUrl, visaName } = VISA_CHECKLISTS[destination];
      expect(new Set(documents.map(({ code }) => code)).size).toBe(documents.length);
      expect(documents.length).toBeGreaterThanOrEqual(8);
      expect(officialUrl).toMatch(/^https:\/\//);
      for (const { code, text, note, source } of documents) {
        // Part of a path of the stored document.
        expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/);
        for (const each of [visaName, text, ...(note ? [note] : [])]) {
          expect(each.vi.trim()).not.toBe('');
          expect(each.en.trim()).not.toBe('');
          expect(each.vi).not.toBe(each.en);
        }
        expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect([code, (source.asOf ?? '') <= source.checkedOn]).toEqual([code, true]);
      }
    }
  });
});

describe('what a situation needs', () => {
  it('is the consent of parents under 18 alone, explained', () => {
    expect(itemOf('AU', 'PARENTAL_CONSENT', { isMinor: true })).toMatchObject({
      need: 'NEEDED',
      state: 'TODO',
      condition: { vi: 'Chỉ cần khi bạn chưa đủ 18 tuổi.' },
    });
    expect(itemOf('AU', 'PARENTAL_CONSENT', {})).toMatchObject({ need: 'NOT_NEEDED', state: 'NOT_APPLICABLE' });
  });

  it('is the CAQ in Quebec alone, however its name is written', () => {
    expect(['Québec', 'Quebec', 'Ontario', null].map(region => itemOf('CA', 'CAQ', { region })?.need)).toEqual([
      'NEEDED',
      'NEEDED',
      'NOT_NEEDED',
      'CHECK',
    ]);
  });

  it('is the letter of the province, but not for master or doctoral studies at a public institution; what we cannot tell is to be checked', () => {
    expect(itemOf('CA', 'PAL', {})?.need).toBe('NEEDED');
    for (const award of ['MASTER', 'PHD'] as const)
      expect(
        (['PUBLIC', 'PRIVATE_NON_PROFIT', null] as const).map(
          ownership => itemOf('CA', 'PAL', { award, ownership })?.need,
        ),
      ).toEqual(['NOT_NEEDED', 'NEEDED', 'CHECK']);
    expect(itemOf('CA', 'PAL', { award: null })?.need).toBe('CHECK');
  });

  it('is always a passport', () => {
    for (const destination of DESTINATIONS)
      expect(itemOf(destination, 'PASSPORT', {})).toMatchObject({ need: 'NEEDED', condition: null });
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
    const view = visaChecklist('AU', adult, stored);
    // Eight documents, without consent of parents and English.
    expect([view.doneCount, view.totalCount, doneShare(view)]).toEqual([2, 6, 2 / 6]);
    expect(view.items.find(({ code }) => code === 'COE')).toMatchObject({ state: 'COLLECTING', changedAt: at });
  });

  it('takes no state from what every object has', () => {
    expect(visaChecklist('AU', adult, {}).items.every(({ changedAt }) => changedAt === null)).toBe(true);
  });
});
