/** What a page says of its answers: no false reason, no link to what keeps less, no word as left out that the card answers. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each(['hospitality managment diploma canada ielts 6', 'hospitality management diploma canada ielts 6'])(
  '%s: tourism is related, spelled well or not',
  text => {
    const related = starter
      .nearOf(text)
      .flatMap(({ ids, reasons }) =>
        ids.flatMap((id, place) => (/^Bachelor of Tourism|Event/.test(starter.titleOf(id)) ? [reasons[place]] : [])),
      );
    expect(related.length).toBeGreaterThan(0);
    for (const reasons of related) expect(reasons).toEqual(['RELATED_SUBJECT']);
  },
);

it('architectural design is architecture', () => {
  const { ids, reasons } = starter.search.searchPrograms({ text: 'bachelor of architecture in melbourne' });
  expect(ids.map(starter.titleOf)).toEqual(['Bachelor of Architectural Design']);
  expect(reasons[0]).not.toContain('RELATED_SUBJECT');
});

it.each([
  'hoc dieu duong o uc ielts 6.5',
  'thạc sĩ kỹ thuật cơ khí ở Đức học bằng tiếng Anh miễn học phí',
  'bachelor architecture uk under 20000 pounds',
])('%s asks for programs: no schools are counted that teach the subject otherwise', text =>
  expect(starter.search.searchPrograms({ text }).textCounts?.institutions ?? 0).toBe(0),
);

it.each(['trường nào ở Úc dạy điều dưỡng', 'universities in Germany for mechanical engineering'])(
  '%s asks for schools: they are counted',
  text => expect(starter.search.searchPrograms({ text }).textCounts?.institutions).toBeGreaterThan(0),
);

it.each([
  'uni of melbourne bachelor of commerce fee',
  'uoft computer science tuition and deadline',
  'monash nursing tuition fees',
  'mba học online cho người đi làm, 1 năm thôi',
  'cheap MBA in Ireland for working adults',
])('%s: what the card tells, or holds for all, is not left out', text =>
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]),
);

it.each(['colleges in vancouver', 'cao đẳng ở vancouver', 'community colleges in seattle'])(
  '%s: the link to what is near finds as many',
  text => {
    const { near } = starter.search.searchInstitutions({ text });
    expect(starter.search.searchInstitutions({ text: near?.text }).pageInfo.total).toBe(near?.total);
  },
);

it('what is for Vietnam alone stands among the first, whatever else its school teaches', () => {
  const { ids } = starter.search.searchScholarships({ text: 'pharmacy australia scholarship for vietnamese' });
  expect(ids.slice(0, 5)).toContain('wollongong-vietnam-bursary');
});

it.each(['kỹ sư xây dựng đại học melbourne', 'đại học toronto ngành tâm lý học'])(
  '%s: who has the subject stands before what else the school has',
  text => {
    const [first, second] = starter.nearOf(text);
    expect([first?.relation, second?.relation]).toEqual(['SAME_SUBJECT', 'SAME_PLACE']);
  },
);

it('who has pharmacy stands before public health in the said country', () => {
  const [first] = starter.nearOf('dược ở Mỹ');
  expect([first?.relation, first?.ids.map(starter.titleOf).every(title => /Pharmacy/.test(title))]).toEqual([
    'SAME_SUBJECT',
    true,
  ]);
});

it.each(['university germany mechanical engineering', 'uni mechanical engineering germany'])(
  '%s: that it is a university tells nothing beside the subject in the title',
  text => {
    const { ids, reasons } = starter.search.searchPrograms({ text });
    const own = ids.indexOf('rwth-mechanical-engineering-bsc');
    expect(reasons[own]).toContain('NAME');
    expect(reasons.flat()).not.toContain('OTHER_WORDS');
  },
);
