import { correctionRule, decisionRule, guardianRequestRule, profileRule } from './account.rules.js';
import { fullNameRule } from './session.rules.js';

const codeOf = ({ error }: { error?: { issues: { message: string }[] } | undefined }) => error?.issues[0]?.message;
const SIGNS = [
  '\u0000',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u2066',
  '\u200F',
  '\u034F',
  '\u3164',
  '\u2028',
];

describe('a name', () => {
  it.each(SIGNS)('refuses the hidden sign %j wherever it stands', sign => {
    for (const name of [`Lan${sign}Anh`, `${sign}Lan`, `Lan${sign}`])
      expect([codeOf(fullNameRule.safeParse(name))]).toEqual(['HIDDEN_SIGNS']);
  });

  it.each([
    'Claim 500 USD: https://evil.example/x',
    'Lan HTTP://EVIL.EXAMPLE',
    'www.evil.vn',
    'Lan evil.com',
    'Lan EVIL.COM',
    'bit.ly/abc',
    't.me/nhom',
    'quà tặng tại evil．com',
    'mailto lan@gmail.com',
    'xin chào đi-học.vn!',
    '192.168.1.1',
    'https://example.test@evil.example/login',
    'Lan evil.Com',
    'evil.bet',
    'evil.school',
    'evil.zip',
    'Evil.Zip Lan',
    'evil。com',
    'evil｡vn',
    'ｅｖｉｌ．ｃｏｍ',
    'evil.рф',
    'evil.xn--p1ai',
    't.co',
    'Evil.Me Lan',
    'a.b.evil.co.uk',
  ])('refuses %s, which looks like the address of a page', name => {
    expect(codeOf(fullNameRule.safeParse(name))).toBe('WEB_ADDRESS');
  });

  it.each([
    'Nguyễn Thị Đào',
    'J.R.R. Tolkien',
    'Dr.An',
    'St.John Smith',
    "O'Brien-Nguyễn",
    'Th.S Lê Minh',
    'TS.Lê Văn Ly',
    'Ms.My',
    'Trần Thị Mỹ, B.Com',
    'José María Núñez',
    'Y Phương Êban',
    '李小龍',
    'Lan\u00A0Anh',
    'Lan\tAnh',
  ])('takes %s', name => {
    expect(fullNameRule.safeParse(name).success).toBe(true);
  });
});

describe('free text', () => {
  const profile = (text: string) => profileRule('2026-11-21').safeParse({ otherQuestions: text });

  it('refuses hidden characters and addresses of pages at the field, in every free text', () => {
    for (const [text, code] of [
      ['a\u202Eb', 'HIDDEN_SIGNS'],
      ['a\u0000b', 'HIDDEN_SIGNS'],
      ['see https://evil.example', 'WEB_ADDRESS'],
    ] as const) {
      expect(profile(text).error?.issues).toMatchObject([{ path: ['otherQuestions'], message: code }]);
      for (const field of ['currentSchoolOrCompany', 'majorAbroad', 'targetInstitution', 'guardianJob', 'guardianName'])
        expect([
          field,
          profileRule('2026-11-21')
            .safeParse({ [field]: text })
            .error?.issues.map(({ message }) => message),
        ]).toEqual([field, [code]]);
      expect(codeOf(correctionRule('PHONE', '2026-11-21').safeParse({ wantedValue: '0912345678', reason: text }))).toBe(
        code,
      );
      expect(codeOf(correctionRule('FULL_NAME', '2026-11-21').safeParse({ wantedValue: text }))).toBe(code);
      expect(codeOf(decisionRule.safeParse({ answer: text }))).toBe(code);
      expect(
        codeOf(guardianRequestRule('u@example.org').safeParse({ guardianName: text, guardianEmail: 'g@example.org' })),
      ).toBe(code);
    }
  });

  it.each([
    'https://example.test@evil.example/login',
    'lan@evil.example/login',
    'Vào evil.Com nhé',
    'evil.bet',
    'evil.school',
    'evil.zip',
    'evil。com',
    'evil.CoM',
    'Xem tại t.co',
    'evil.Me',
    'lan@evil.com/login',
  ])('refuses %s, however the address is written', text => {
    expect(codeOf(profile(text))).toBe('WEB_ADDRESS');
  });

  it.each([
    'Em thích Toán.Em muốn du học.My cousin ở Úc',
    'Dòng một\nDòng hai\t!',
    'GPA 3.5/4.0, IELTS 6.5',
    'Liên hệ em qua lan.anh@gmail.com nhé ❤️ 👨‍👩‍👧',
    'Node.js, C++, Ph.D., v.v.',
    'Em học B.Sc, muốn lên M.Sc hoặc B.Com',
    'Em thích Toán.xin cảm ơn ạ',
    'I like maths.How do I apply?',
    'Mail: lan.anh+du-hoc@gmail.com, cảm ơn.',
  ])('takes %j', text => {
    expect(profile(text).success).toBe(true);
  });
});

describe('a guardian', () => {
  const isTaken = (own: string, guardianEmail: string) =>
    guardianRequestRule(own).safeParse({ guardianName: 'Trần Bình', guardianEmail }).success;

  it.each([
    ['lan@example.org', 'LAN@example.org'],
    ['lan@example.org', 'lan+me@example.org'],
    ['lan+a@example.org', 'lan@example.org'],
    ['lan.anh@gmail.com', 'lananh+x@googlemail.com'],
  ])('of %s is not %s', (own, other) => {
    expect(isTaken(own, other)).toBe(false);
  });

  it('may have a similar address', () => {
    expect([isTaken('lan.anh@example.org', 'lananh@example.org'), isTaken('lan@a.vn', 'lan@b.vn')]).toEqual([
      true,
      true,
    ]);
  });
});
