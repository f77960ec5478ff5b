/** What students add to a subject, over a small catalogue; each point failed before texts were understood. */
import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchService } from './search.service.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from './test/fixtures.js';

const dong = { ...RATES, VND: 29_000 };
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const intake = (month: number) => [{ year: 2027, month, isRecurring: true, closesAt: null }];
const ielts = (overall: number) => [{ test: 'IELTS' as const, overall }];
const au = { cities: ['Sydney'] };

const rows = {
  institutions: [
    institutionRow('university-of-sydney', { name: 'University of Sydney', destination: 'AU', city: 'Sydney' }),
    institutionRow('tafe', { name: 'TAFE', destination: 'AU', city: 'Sydney', type: 'INSTITUTE' }),
    institutionRow('dublin', { name: 'University College Dublin', destination: 'IE', city: 'Dublin' }),
    institutionRow('belfast', {
      name: 'Queens University Belfast',
      destination: 'GB',
      city: 'Belfast',
      region: 'Northern Ireland',
    }),
    institutionRow('munich', { name: 'TUM', destination: 'DE', city: 'Munich', features: ['COOP_INTERNSHIP'] }),
    institutionRow('harvard-university', { name: 'Harvard University', destination: 'US', city: 'Cambridge' }),
  ],
  programs: [
    programRow('business-cheap', 'university-of-sydney', {
      ...au,
      title: 'Bachelor of Business',
      tuition: usd(10_000),
      intakes: intake(2),
    }),
    programRow('business-dear', 'university-of-sydney', {
      ...au,
      title: 'Bachelor of Business Administration',
      tuition: usd(40_000),
      intakes: intake(9),
      englishMinimums: ielts(7),
    }),
    programRow('business-unknown', 'tafe', {
      ...au,
      title: 'Diploma of Business',
      award: 'DIPLOMA',
      englishMinimums: [{ test: 'PTE', overall: 50 }],
    }),
    programRow('psychology-munich', 'munich', {
      title: 'Psychology',
      field: 'SOCIAL_SCIENCES',
      cities: ['Munich'],
      tuition: { amount: 0, currency: 'EUR' },
    }),
    programRow('mechanical-sydney', 'university-of-sydney', {
      ...au,
      title: 'Mechanical Engineering',
      field: 'ENGINEERING',
    }),
    programRow('cs-dublin', 'dublin', {
      title: 'Computer Science',
      field: 'COMPUTING',
      cities: ['Dublin'],
      intakes: intake(9),
    }),
    programRow('ai-dublin', 'dublin', {
      title: 'Artificial Intelligence',
      field: 'COMPUTING',
      cities: ['Dublin'],
      level: 'GRADUATE',
      award: 'MASTER',
      durationMonths: 12,
    }),
    programRow('law-belfast', 'belfast', { title: 'Law', field: 'LAW', cities: ['Belfast'] }),
    programRow('data-dublin', 'dublin', { title: 'Data Science', field: 'COMPUTING', cities: ['Dublin'] }),
  ],
  scholarships: [
    scholarshipRow('full', {
      name: 'Global Award',
      destinations: ['AU'],
      coverage: 'FULL_COST',
      institutionId: 'id-university-of-sydney',
    }),
    scholarshipRow('tuition', {
      name: 'Tuition Award',
      destinations: ['AU'],
      coverage: 'FULL_TUITION',
      isAutoApplied: true,
    }),
    scholarshipRow('partial', { name: 'Half Award', destinations: ['US'], coverage: 'PARTIAL_TUITION' }),
  ],
};

async function searchOver() {
  const holder = createInProcessIndex({ feed: fakeFeed(rows), rates: () => dong, clock: () => NOW });
  await holder.refresh();
  return createSearchService({ holder, rates: () => dong });
}

type Service = Awaited<ReturnType<typeof searchOver>>;
let search: Service;
beforeAll(async () => {
  search = await searchOver();
});

const programs = (text: string, args: object = {}) => search.searchPrograms({ text, ...args });
const idsOf = (text: string, args: object = {}) => programs(text, args).ids.map(id => id.replace('id-', ''));
const scholarships = (text: string) => search.searchScholarships({ text }).ids.map(id => id.replace('id-', ''));

describe('limits that a text says', () => {
  it.each([
    ['business dưới 300 triệu', ['business-cheap']],
    ['business kỳ tháng 9', ['business-dear']],
    ['nhập học tháng 2 úc', ['business-cheap']],
    ['business ielts 7.0', ['business-dear']],
    ['business không cần ielts', ['business-unknown']],
    ['học nghề business úc', ['business-unknown']],
    ['1 năm thạc sĩ ireland', ['ai-dublin']],
    ['co-op', ['psychology-munich']],
    // What it costs at the others is unknown, or something.
    ['miễn học phí ở đức', ['psychology-munich']],
    ['mien hoc phi', ['psychology-munich']],
    ['psychology no tuition fees', ['psychology-munich']],
  ])('%s finds %j', (text, ids) => expect(idsOf(text)).toEqual(ids));

  it('the cheapest comes first, and what has no price last', () =>
    expect(idsOf('business rẻ nhất')).toEqual(['business-cheap', 'business-dear', 'business-unknown']));

  it('a sort chosen by hand wins over a said one', () =>
    expect(idsOf('business rẻ nhất', { sort: 'TUITION_DESC' })[0]).toBe('business-dear'));

  it('a filter chosen by hand wins over a said one', () => {
    const filter = { tuition: { min: 20_000, currency: 'USD' } };
    const { ids, understood } = programs('business dưới 300 triệu', { filter });
    expect(ids).toEqual(['id-business-dear']);
    expect(understood[0]).toMatchObject({ kind: 'FEE', filter: null, isApplied: false });
  });

  it('says what it understood, which filter that is, and how many lack the figure', () => {
    const { understood } = programs('business dưới 300 triệu');
    expect(understood).toEqual([
      {
        id: 'fee-9',
        kind: 'FEE',
        from: 9,
        to: 23,
        text: 'dưới 300 triệu',
        filter: 'TUITION',
        values: ['-300000000'],
        currency: 'VND',
        test: null,
        meant: null,
        topic: null,
        isApplied: true,
        lacking: 1,
      },
    ]);
  });

  it('what is turned off is looked for as words', () => {
    const { understood, droppedWords } = programs('business dưới 300 triệu', { asWords: ['fee-9'] });
    expect(understood).toEqual([]);
    expect(droppedWords.join(' ')).toBe('dưới 300 triệu');
  });

  it('what no fact answers is said', () =>
    expect(programs('business dễ định cư').understood).toMatchObject([{ kind: 'UNANSWERED', topic: 'SETTLEMENT' }]));

  it('limits of scholarships are filters', () => {
    expect(scholarships('học bổng toàn phần úc')).toEqual(['full']);
    expect(scholarships('miễn học phí úc')).toEqual(expect.arrayContaining(['tuition', 'full']));
    expect(scholarships('học bổng không cần nộp riêng')).toEqual(['tuition']);
  });

  it('a named institution is a condition in programs and scholarships', () => {
    expect(scholarships('học bổng đại học sydney')).toEqual(['full']);
    expect(idsOf('business university of sydney')).toEqual(expect.arrayContaining(['business-cheap', 'business-dear']));
    expect(idsOf('business university of sydney')).not.toContain('business-unknown');
  });

  it('a group is its members', () =>
    expect(search.searchInstitutions({ text: 'Ivy League' }).ids).toEqual(['id-harvard-university']));
});

describe('words that are left out', () => {
  it('are never a place, a level or a subject: nothing is found then, and said', () => {
    for (const text of ['kỹ thuật cơ khí Munich', 'luật tiến sĩ', 'răng hàm mặt úc']) {
      const { ids, droppedWords } = programs(text);
      expect([text, ids, droppedWords]).toEqual([text, [], []]);
    }
  });

  it('are first those that nobody knows, and never more than they', () =>
    expect(programs('business qwertyuiop úc').droppedWords).toEqual(['qwertyuiop']));

  it('are shown as they were typed', () => {
    expect(programs('business Quẩy'.normalize('NFD')).droppedWords).toEqual(['Quẩy']);
  });

  it('of asking are not looked for', () =>
    expect(programs('em nên học gì về computer science ở đâu').ids).toEqual(programs('computer science').ids));
});

describe('corrections', () => {
  it.each(['triệu', 'tháng', 'hàn', 'còn hạn', 'bằng'])('%s is a word and is not corrected', text =>
    expect(programs(text).correctedText).toBeNull(),
  );

  it.each([
    ['bussiness dưới 300 triệu', 'business dưới 300 triệu'],
    ['university of sydney bussiness', 'university of sydney business'],
    ['bussiness of university, sydney', 'business of university, sydney'],
    ['univeristy of toronto, bussiness', 'University of Toronto, business'],
    ['úc bussiness kỳ tháng 9', 'úc business kỳ tháng 9'],
  ])('of %s stand where the word was typed: %s', (text, corrected) =>
    expect(programs(text).correctedText).toBe(corrected),
  );

  it('words typed by Telex or VNI are read and proposed', () => {
    expect(search.searchScholarships({ text: 'hocj boongr myx' })).toMatchObject({
      ids: ['id-partial'],
      correctedText: 'học bổng mỹ',
    });
    expect(search.searchScholarships({ text: 'ho5c bo63ng my4' }).ids).toEqual(['id-partial']);
  });
});

describe('reasons', () => {
  it('say the exact name only for what the whole text names', () => {
    expect(programs('computer science').reasons[0]).toContain('EXACT_NAME');
    expect(programs('business').reasons.flat()).not.toContain('EXACT_NAME');
  });

  it('are those of the words that were kept where others were left out and nothing else is to be told', () => {
    const { reasons } = programs('business qwertyuiop');
    expect(reasons.length).toBeGreaterThan(0);
    for (const own of reasons) {
      const ofText = own.filter(reason => /NAME|WORDS|SYNONYM|TYPO/.test(reason));
      expect(ofText).toHaveLength(ofText.length === own.length ? 1 : 0);
      expect(ofText).not.toContain('EXACT_NAME');
    }
  });

  it('an unknown institution finds nothing rather than others of its kind', () =>
    expect(search.searchInstitutions({ text: 'đại học tokyo' }).ids).toEqual([]));
});

describe('phrases', () => {
  it('do not cut the words of others', () => {
    expect(idsOf('trí tuệ nhân tạo')).toEqual(['ai-dublin']);
    expect(idsOf('ireland')).not.toContain('law-belfast');
  });

  it('that nothing has are their words', () => expect(idsOf('big data')).toContain('data-dublin'));
});

describe('few answers', () => {
  it('have something near, with its relation', () => {
    expect(programs('trí tuệ nhân tạo').near).toMatchObject({ relation: 'BROADER_SUBJECT' });
    expect(programs('kỹ thuật cơ khí Munich').near?.ids).not.toEqual([]);
    expect(programs('business dưới 100 triệu').near).toMatchObject({ relation: 'WITHOUT_LIMITS' });
  });

  it('are not near themselves', () => {
    const { ids, near } = programs('trí tuệ nhân tạo');
    expect(near?.ids.filter(id => ids.includes(id))).toEqual([]);
  });
});
