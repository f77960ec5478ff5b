const GOVERNMENT: readonly string[] = ['government', 'gov', 'govt'];
/** What a government pays for, as it is called: `học bổng chính phủ Úc`, `government scholarships in Australia`. */
function ofGovernment({ vi, en, places }: { vi: string; en: string; places: string }): string {
  const each = (names: string, say: (name: string) => string[]): string[] => names.split(', ').flatMap(say);
  const inVietnamese = each(vi, name =>
    [
      'học bổng chính phủ',
      'chính phủ',
      'học bổng của chính phủ',
      'học bổng nhà nước',
      'nhà nước',
      'học bổng CP',
      'HB CP',
    ].map(words => `${words} ${name}`),
  );
  const award = (words: string): string[] => [words, `${words}s`];
  const inEnglish = each(en, name => GOVERNMENT.flatMap(words => award(`${name} ${words} scholarship`)));
  const ofPlaces = each(places, place =>
    award('government scholarship')
      .flatMap(words => [`${words} ${place}`, `${words} in ${place}`])
      .concat(GOVERNMENT.flatMap(words => award(`${place} ${words} scholarship`))),
  );
  return [...new Set([...inVietnamese, ...inEnglish, ...ofPlaces])].join(', ');
}
const AUSTRALIAN = ofGovernment({ vi: 'Úc', en: 'Australian', places: 'Australia' });
const GERMAN = ofGovernment({ vi: 'Đức', en: 'German', places: 'Germany' });

/** Words that mean something else by themselves, and the scholarships that are called so. */
export const ORDINARY_NAMES: readonly (readonly [word: string, name: string])[] = [['great', 'GREAT scholarship']];

/** Scholarships and for whom they are. A line is a group: every phrase finds every other. */
export const SCHOLARSHIP_GROUPS: readonly string[] = [
  'học bổng | HB, săn học bổng, tìm học bổng, xin học bổng, cấp học bổng, trao học bổng, nhiều học bổng, tài trợ, có tài trợ, được tài trợ, xin tài trợ, nguồn tài trợ | scholarship, scholarships, give scholarships, gives scholarships, giving scholarships, provide scholarships, provides scholarships, providing scholarships, scholarship opportunities, bursary, bursaries, stipendium, grant, award, awards, fellowship, fellowships, funding, with funding, funded, grants, fund, funds',
  'toàn phần | 100 học phí, 100 phần trăm, miễn học phí, học bổng toàn phần | full, full ride, fully funded, full scholarship, full funding, full tuition',
  'bán phần | một phần, 50 học phí, học bổng bán phần | partial, partial scholarship',
  'quỹ học bổng | quỹ, quỹ tư nhân, các quỹ, quỹ từ thiện, quỹ chính trị, các quỹ chính trị, quỹ của các đảng, quỹ của đảng | political foundation, political foundations, party foundation, party foundations, foundation, stiftung, foundations, private foundation, private foundations, charitable foundation',
  'chính phủ | học bổng chính phủ, hiệp định | government',
  'hỗ trợ tài chính | trợ cấp tài chính, giúp đỡ tài chính, trợ giúp tài chính, hỗ trợ kinh phí, hỗ trợ chi phí, trợ cấp sinh viên, gói hỗ trợ tài chính | financial aid, need based aid, financial support, financial assistance, financial help, student aid, aid package, financial aid package',
  'lãnh đạo | thủ lĩnh | leader, leaders, leadership',
  // Those for people who work; concepts.ts names them.
  'người đi làm | người đã đi làm, người có kinh nghiệm, kinh nghiệm lãnh đạo, đã đi làm, đi làm | working professionals, working adults, mid-career, mid career, professionals with experience, leadership experience',
  'Hubert Humphrey | | Hubert H. Humphrey, Humphrey Fellowship, Humphrey',
  'EPOS | | development-related postgraduate courses',
  'trao đổi | trao đổi sinh viên, chương trình trao đổi | exchange, exchanges, student exchange',
  'tài năng | xuất sắc, thành tích, thành tích học tập, theo thành tích, dựa trên thành tích, học bổng học sinh giỏi, học bổng cho học sinh giỏi, học bổng sinh viên giỏi, học bổng cho sinh viên giỏi, học bổng cho người học giỏi | merit, excellence, merit based, academic merit, academic excellence, academic achievement, achievement, outstanding, high achievers, high achieving, high achieving students, scholarships for good grades, scholarship for good grades, scholarships based on grades',
  'hiệu trưởng | phó hiệu trưởng | vice chancellor, vice chancellors, VC scholarship, VC scholarships, VC international scholarship, VC international scholarships, president, presidents, presidential, principals',
  'chancellor | | chancellors',
  'Research Training Program | RTP, AGRTP',
  `${AUSTRALIAN}, AAS, Australia Awards, Australia Award`,
  // What else is called by that government.
  `${AUSTRALIAN}, Australian government, Australia Awards`,
  `${ofGovernment({ vi: 'Anh', en: 'British, UK', places: 'UK' })}, British government, UK government, Chevening`,
  `${ofGovernment({ vi: 'Mỹ, Hoa Kỳ', en: 'US, American', places: 'USA, US' })}, US government, American government, Fulbright, full bright`,
  `${GERMAN}, cơ quan trao đổi hàn lâm Đức, trao đổi hàn lâm Đức, viện hàn lâm Đức, German government, DAAD`,
  `${GERMAN}, German government, Deutschlandstipendium, Deutschland Stipendium`,
  `${ofGovernment({ vi: 'Ireland', en: 'Irish', places: 'Ireland' })}, Irish government, Government of Ireland, Ireland Fellows`,
  'GOI-IES | học bổng GOI-IES | International Education Scholarship, International Education Scholarships',
  'hội đồng Anh | | British Council',
  'học bổng đầu vào | học bổng nhập học, học bổng tân sinh viên | entrance scholarship, entrance scholarships, admission scholarship, admission scholarships',
  `${ofGovernment({ vi: 'Canada', en: 'Canadian', places: 'Canada' })}, Canadian government, Global Affairs Canada`,
  'liên minh châu Âu | học bổng Erasmus, học bổng EU, HB EU | Erasmus Mundus, Erasmus, EMJM, European Union, EU scholarship, EU scholarships',
  `đề án 89 | Project 89, ${ofGovernment({ vi: 'Việt Nam', en: 'Vietnamese', places: 'Vietnam' })}, Vietnamese government, bộ Giáo dục, bộ Giáo dục và Đào tạo, Ministry of Education, Ministry of Education and Training`,
  'Ireland Fellows | | Irish Aid',
  'Vingroup | tập đoàn Vin, học bổng Vin | Vin Group',
  'East-West Center | trung tâm Đông Tây, học bổng Đông Tây | East-West Centre',
  // German foundations by their initials, and whose one is.
  'KAS | | Konrad Adenauer Stiftung, Konrad Adenauer Foundation, Konrad Adenauer, Adenauer, Adenauer Stiftung, Adenauer Foundation',
  'FES | | Friedrich Ebert Stiftung, Friedrich Ebert Foundation, Friedrich Ebert, Ebert, Ebert Stiftung, Ebert Foundation',
  'FNF | | Friedrich Naumann Foundation, Friedrich Naumann Stiftung, Friedrich Naumann, Naumann, Naumann Stiftung, Naumann Foundation',
  'RLS | | Rosa Luxemburg Stiftung, Rosa Luxemburg, Rosa Luxemburg Foundation, Rosa Luxembourg, Luxemburg Stiftung',
  'Heinrich Böll | | Böll',
  'Hanns Seidel | | Hanns Seidel Stiftung, Hanns Seidel Foundation, Seidel, Seidel Stiftung, Seidel Foundation',
  'KAAD | học bổng Công giáo, HB Công giáo | Catholic scholarship, Catholic scholarships',
  // Names of programmes in words that mean something else by themselves. The plural of the first is what somebody says of any good ones.
  'GREAT scholarship | học bổng GREAT',
  // Known, so that it is no mistyped banking.
  'Banting | | Banting fellowship, Banting fellowships',
  'Commonwealth scholarship | học bổng Commonwealth, học bổng khối thịnh vượng chung | Commonwealth scholarships, Commonwealth Shared scholarship, Commonwealth Shared scholarships',
  // Most students here are: a program without the word is no worse.
  'Việt Nam | người Việt, người Việt Nam | Vietnam, Viet Nam, Vietnamese',
  'quốc tế | international',
];
