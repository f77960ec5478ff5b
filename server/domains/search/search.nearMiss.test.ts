/** Neighbouring subjects within the limits do not hide what the subject itself has without them. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const rows = {
  institutions: [institutionRow('uoft')],
  programs: [
    ...Array.from({ length: 6 }, (_, number) =>
      programRow(`computing-${number}`, 'uoft', {
        title: 'Computer Science',
        field: 'COMPUTING',
        tuition: usd(10_000),
      }),
    ),
    programRow('cyber', 'uoft', { title: 'Cyber Security', field: 'COMPUTING', tuition: usd(30_000) }),
    programRow('cyber-unknown', 'uoft', { title: 'Applied Cyber Security', field: 'COMPUTING', tuition: null }),
    programRow('computing-dear', 'uoft', { title: 'Computer Science', field: 'COMPUTING', tuition: usd(21_000) }),
    ...Array.from({ length: 6 }, (_, number) =>
      programRow(`accounting-${number}`, 'uoft', { title: 'Accounting', tuition: usd(10_000 + number) }),
    ),
  ],
  scholarships: [],
};
const search = async (text: string) => (await serviceOver(rows)).searchPrograms({ text });

it.each(['an ninh mạng dưới 20 ngàn usd', 'an ninh mang duoi 20 ngan usd', 'cyber security under 20000 usd'])(
  '%s: near is the subject at another price',
  async text => {
    const { pageInfo, near } = await search(text);
    expect(pageInfo.total).toBe(6);
    expect([near?.relation, near?.ids[0]]).toEqual(['WITHOUT_LIMITS', 'id-cyber']);
  },
);

it.each(['an ninh mạng dưới 20 ngàn usd', 'an ninh mang duoi 20 ngan usd', 'cyber security under 20000 usd'])(
  '%s: near is the subject without a known price before a neighbouring one that nearly fits',
  async text => expect((await search(text)).near?.ids).toEqual(['id-cyber', 'id-cyber-unknown', 'id-computing-dear']),
);

it.each(['kế toán dưới 20 ngàn usd', 'accounting under 20000 usd', 'khoa học máy tính dưới 20 ngàn usd'])(
  '%s has enough of its own',
  async text => expect((await search(text)).near).toBeNull(),
);

it('without a limit neighbours follow the subject, and nothing is near', async () =>
  expect((await search('an ninh mạng')).near).toBeNull());
