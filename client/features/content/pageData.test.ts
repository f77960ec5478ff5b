import { faultsOf } from '../../testing/schemaOrg';
import { UNKNOWN_OPERATOR } from '../../testing/site';
import { pageData } from './pageData';

const tools = {
  addressOf: (path: string) => `https://site.example${path}`,
  locale: 'en',
  operator: UNKNOWN_OPERATOR,
} as const;
const page = { title: 'A title', description: 'A sentence.', versionDate: '2026-11-22' };

describe('structured data of the pages about the site', () => {
  it('is valid schema.org for each of them', () => {
    for (const kind of ['PRIVACY', 'LEGAL', 'SCAM_CHECK', 'ACCESSIBILITY', 'PARTNERS'] as const)
      expect(faultsOf(pageData({ ...page, kind }, tools), 'WebPage')).toEqual([]);
    expect(faultsOf(pageData({ ...page, kind: 'ABOUT' }, tools), 'AboutPage')).toEqual([]);
  });

  it('names who runs the site and when they answer, once that is set', () => {
    const operator = {
      ...UNKNOWN_OPERATOR,
      name: 'Chan Troi Ltd',
      address: '1 Trang Tien',
      phone: '+84912345678',
      licence: 'Số 12/GCN-SGDĐT',
    };
    const data = pageData({ ...page, kind: 'ABOUT' }, { ...tools, operator });

    expect(faultsOf(data, 'AboutPage')).toEqual([]);
    expect(data.mainEntity).toMatchObject({
      legalName: 'Chan Troi Ltd',
      address: '1 Trang Tien',
      telephone: '+84912345678',
      identifier: { value: 'Số 12/GCN-SGDĐT' },
      contactPoint: {
        telephone: '+84912345678',
        hoursAvailable: [
          { opens: '09:00', closes: '18:00', dayOfWeek: expect.arrayContaining(['Monday', 'Friday']) },
          { opens: '10:00', closes: '16:00', dayOfWeek: ['Saturday'] },
        ],
      },
    });
  });

  it('claims nothing of an operator who has set nothing', () => {
    const { mainEntity } = JSON.parse(JSON.stringify(pageData({ ...page, kind: 'ABOUT' }, tools))) as {
      mainEntity: object;
    };

    expect(Object.keys(mainEntity)).toEqual(['@type', 'name', 'url']);
  });
});
