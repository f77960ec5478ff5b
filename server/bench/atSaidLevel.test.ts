/** Who says a level, a place and more, and finds nearly nothing at the level, is shown the subject or what is akin at that level elsewhere, with as few other wishes given up as possible. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const near = (text: string): string[] => starter.nearOf(text).flatMap(({ titles }) => titles);

it.each([
  [
    'Biotechnology MSc in Ireland, September start, IELTS 6.5, tuition up to 25,000 euro',
    ['Molecular Biosciences (MSc)', 'Molecular Microbiology (MSc)', 'Life Science Informatics (MSc)'],
  ],
  ['thạc sĩ công nghệ sinh học ở Ireland ielts 6.5 dưới 500 triệu', ['Molecular Biosciences (MSc)']],
  ['thac si cong nghe sinh hoc o ireland ielts 6.5 duoi 500 trieu', ['Molecular Biosciences (MSc)']],
  ['master biotechnology in australia september start under 15000 euro', ['Molecular Biosciences (MSc)']],
  ['MSc journalism in usa ielts 6', ['Master of Media']],
  ['thạc sĩ báo chí ở Anh nhập học tháng 9 dưới 400 triệu', ['Master of Media']],
  ['master environmental science in usa january intake', ['Environmental Governance (MSc)']],
  ['thạc sĩ làm phim ở Canada nhập học tháng 9 1 năm', ['Master of Media']],
])('%s: %j', (text, titles) => expect(near(text)).toEqual(expect.arrayContaining(titles)));

// What stands beside it fills what one of several is too little for.
it.each(['MBA ireland ielts 6 january', 'thạc sĩ luật quốc tế ở Canada kỳ tháng 1 dưới 500 triệu'])(
  '%s: as many as stand beside an answer',
  text => expect(near(text)).toHaveLength(5),
);

// Enough at the level is enough, nobody who wants a profession takes another one, and without a level nothing changes.
it.each([
  ['master of data science in germany, january, under 5000 euro', ['WITHOUT_LIMITS']],
  ['master chemistry canada', ['WITHOUT_LIMITS']],
  ['master of pharmacy uk', ['WITHOUT_LIMITS']],
  ['bachelor pharmacy in ireland under 15000 euro september start', ['SAME_SUBJECT', 'BROADER_SUBJECT']],
  ['public health usa', ['BROADER_SUBJECT']],
])('%s: %j', (text, relations) => expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(relations));
