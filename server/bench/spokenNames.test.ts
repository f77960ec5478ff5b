/** Spoken and old names of occupations and things, and the exact subject before its neighbours, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const titlesOf = (text: string): string[] => starter.titlesFor(text);

describe('spoken names', () => {
  it.each([
    ['thầy cãi', /law/i],
    ['thay cai', /law/i],
    ['trạng sư', /law/i],
    ['làm thầy kiện', /law/i],
    ['gõ đầu trẻ', /education/i],
    ['go dau tre', /education/i],
    ['coi ngó sổ sách', /account/i],
    ['buon dat', /property|surveying|construction/i],
    ['nhổ răng trồng răng', /biomedical/i],
    ['làm mỹ phẩm son phấn', /chem/i],
    ['lam my pham son phan', /chem/i],
    ['son phan', /chem/i],
    ['pha chế nước hoa', /chem/i],
    ['perfume', /chem/i],
    ['chữa bệnh cho chó mèo', /animal|biolog|biomedical/i],
    ['chua benh cho cho meo', /animal|biolog|biomedical/i],
    ['cho meo', /animal|biolog|biomedical/i],
    ['bảo dưỡng tàu bay', /aviation|aero/i],
    ['làm idol kpop', /music/i],
    ['lương y', /biomedical/i],
  ])('%s', (text, title) =>
    expect(titlesOf(text).slice(0, 3)).toEqual(
      Array(Math.min(3, titlesOf(text).length)).fill(expect.stringMatching(title)),
    ),
  );

  it.each(['học tiếng Hàn vì mê kpop', 'cho con học luật', 'bán thời gian kế toán'])(
    '%s is about something else',
    text => expect(titlesOf(text).filter(title => /music|animal|pharmac/i.test(title))).toEqual([]),
  );
});

describe('the exact subject is before its neighbours', () => {
  it.each([
    ['thiết kế thời trang', /fashion(?! marketing| industry)/i, 3],
    ['thiet ke thoi trang', /fashion(?! marketing| industry)/i, 3],
    ['thợ may', /fashion(?! marketing| industry)/i, 3],
    ['toán bảo hiểm', /insurance/i, 1],
    ['tinh toan rui ro bao hiem', /insurance/i, 1],
    ['sửa máy bay', /aviation technology/i, 1],
    ['tho may bay', /aviation technology/i, 1],
    ['khảo cổ', /anthropology/i, 1],
    ['điện gió', /electric/i, 3],
    ['nang luong tai tao', /electric/i, 3],
    ['vẽ truyện tranh', /illustration|painting/i, 3],
    ['thiên văn', /physics/i, 3],
    ['xuất nhập khẩu', /international business|supply chain|logistics/i, 5],
    ['ngoai thuong', /international business|supply chain|logistics/i, 5],
    ['kỹ thuật môi trường', /environmental engineering/i, 1],
    ['environmental engineering', /environmental engineering/i, 1],
    ['khoa học môi trường', /environmental (science|management)/i, 4],
    ['kỹ thuật dân dụng', /civil/i, 5],
    ['cu nhan ky thuat dan dung', /civil/i, 3],
    ['khoa học sự sống', /biolog|life science/i, 5],
    ['quản trị kinh doanh', /business (administration|management)/i, 5],
    ['thạc sĩ quản trị kinh doanh', /business administration/i, 4],
  ])('%s', (text, title, count) =>
    expect(titlesOf(text).slice(0, count)).toEqual(Array(count).fill(expect.stringMatching(title))),
  );

  it.each([
    ['họa sĩ manga', /writing|dance|film|interior/i],
    ['minh họa', /writing|dance|film|interior/i],
    ['vật lý thiên văn', /aerospace|aeronaut/i],
  ])('%s does not lead to everything of the name of a degree or of a word', (text, title) =>
    expect(titlesOf(text).filter(one => title.test(one))).toEqual([]),
  );
  it('a plane is still what aerospace is about', () => expect(titlesOf('chế tạo máy bay')[0]).toMatch(/aero/i));
});
