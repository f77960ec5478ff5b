import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Phrases that readers stumbled over or read as officialese, with the wording that took their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'chưa công bố': 'chưa có thông tin',
  'nước đến': 'bạn muốn học ở đâu',
  'cao học': 'thạc sĩ',
  'thạc sĩ theo tín chỉ': 'thạc sĩ',
  'tiến sĩ, thạc sĩ nghiên cứu': 'tiến sĩ, thạc sĩ hướng nghiên cứu',
  "kỳ nhập học đang mở'": 'tình trạng tuyển sinh',
  'phí nộp đơn': 'phí nộp hồ sơ',
  'phí ghi danh': 'phí nộp hồ sơ',
  'đang lưu: {': 'hiện đang ghi: {',
  'số ngành học': 'ngành có trên Chân Trời',
  'sinh hoạt phí một năm': 'sinh hoạt phí cả năm, theo mức visa yêu cầu',
  'chúng tôi cộng)': 'ước tính tổng năm đầu',
  'tự giới thiệu': 'số liệu do đơn vị vận hành công bố',
  'từ cùng nghĩa': 'trùng nghĩa với từ bạn tìm',
  'tận nguồn': 'kiểm tra tận gốc',
  'giữ của tôi': 'giữ bản của tôi',
  'nơi cấp': 'đơn vị cấp học bổng',
  'cố vấn': 'tư vấn viên',
  'e-mail': 'email',
  'not published': 'no information yet',
  'holds your': 'matches the name, contains your ...',
  'typing slip': 'spelling corrected',
  'was mended': 'spelling corrected',
  'result you hold': 'your English score',
  'application of its own': 'separate application required',
  'once more': 'confirm password, again',
  'belong together': 'incorrect email or password',
  'to the deletion': 'go to account deletion',
  'looked after': 'under maintenance',
  'out of the comparison': 'remove {title} from comparison',
  'kept items': 'saved item types',
  'delete forever': 'delete permanently',
  'fees meet': 'everyone pays two fees',
  // What the student writes about themselves and what goes to a school are two things.
  "'hồ sơ của tôi'": 'hồ sơ cá nhân, hồ sơ đã nộp',
  'hồ sơ chưa có': 'hồ sơ cá nhân chưa có',
  'hồ sơ chưa ghi': 'hồ sơ cá nhân chưa ghi',
  'thêm vào hồ sơ:': 'thêm vào hồ sơ cá nhân:',
  "'cả ngành chưa có": 'gồm cả ngành chưa có thông tin này',
  'đã đóng {': 'hết hạn {ngày}',
  'chưa có học phí': 'chưa có thông tin học phí',
  'visa applied': 'visa application submitted',
  'first year off': 'saves in the first year',
  "'lĩnh vực": 'nhóm ngành',
  'bạn có vừa sức': 'ngành này có vừa sức bạn không',
  'bạn có thuộc diện': 'bạn có thuộc đối tượng được xét không',
  "'cả {": 'xem tất cả {n}',
  'phí nộp {': 'phí nộp hồ sơ {sum}',
  'chưa có hạn nộp': 'chưa có thông tin hạn nộp',
  'gom giấy tờ': 'chuẩn bị giấy tờ',
  'trong danh mục hôm nay': 'hiện có trên Chân Trời',
  'mức của môn': 'hệ số của môn',
  'xếp loại (tt22)': 'kết quả học tập theo Thông tư 22',
  'bảng của ai': 'không dùng bảng quy đổi nào',
  'money to prove': 'proof of funds for the visa',
  'cộng được': 'tính được tổng',
  'button costs nothing': 'submitting is free',
  'đọc {': 'tra cứu {năm}',
  'số của trường': 'con số chính thức',
  'chờ đọc': 'chờ duyệt',
  "'chưa đăng'": 'không được duyệt',
  'you have news': 'you have a new notification',
  'of the authorities': 'official government page',
  'bên thứ ba viết lại': 'nguồn bên thứ ba',
  'không sửa được': 'không được chấp nhận',
  'chọn ngày sinh': 'nhập ngày sinh',
  'vì sao ở đây': 'lý do hiện ở đây',
};

/** Never the right word: not in data either, sentences of the catalogue among them. */
const NEVER: Readonly<Record<string, string>> = {
  'thị thực': 'visa',
  'phụ huynh': 'bố mẹ',
  'cha mẹ': 'bố mẹ',
  'tỉ giá': 'tỷ giá',
  'xét ngang nhau': 'hạn xét đồng đều',
  'danh bạ quốc gia': 'sổ đăng ký quốc gia',
  'care are often asked about': 'a whole sentence',
};

/** A score of English has its decimal everywhere: IELTS 6,5 and 6.0. */
const BARE_BAND = /IELTS \d(?![\d.,])/;

const isText = (file: string): boolean =>
  /^client\/.*\/(messages\.(vi|en)|feature)\.ts$|^server\/domains\/[^/]+\/[^/]+\.mails\.ts$|^schema\/documents\/faq\.(vi|en)\.md$|^server\/kernel\/mail\/mailFrame\.ts$/.test(
    file,
  );
const isData = (file: string): boolean =>
  /^server\/domains\/catalogue\/starter\/.*\.json$|^schema\/documents\/.*\.md$|^schema\/(countries|rules\/diplomaRules|site)\/.*\.json$/.test(
    file,
  );

const texts = ['client/app', 'client/features', 'client/kernel', 'server/domains', 'server/kernel', 'schema']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(file => isText(file) || isData(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const filesWith = (phrase: string, isMeant: (file: string) => boolean): string[] =>
  texts
    .filter(({ file, text }) => isMeant(file) && text.toLocaleLowerCase('vi').includes(phrase))
    .map(({ file }) => file);

describe('the words of pages, mails and content', () => {
  it('are looked for in every kind of file that has any', () => {
    for (const kind of [
      /messages\.vi\.ts$/,
      /messages\.en\.ts$/,
      /session\.mails\.ts$/,
      /documents\/faq\.vi\.md$/,
      /documents\/privacy\.en\.md$/,
      /starter\/programs\.gb\.json$/,
      /countries\/gb\.json$/,
    ]) {
      expect(texts.filter(({ file }) => kind.test(file))).not.toEqual([]);
    }
  });

  it.each(Object.entries(REPLACED))('have no "%s" (write: %s)', phrase => {
    expect(filesWith(phrase, isText)).toEqual([]);
  });

  it.each(Object.entries(NEVER))('have no "%s" (write: %s), and neither have the sentences of the data', phrase => {
    expect(filesWith(phrase, () => true)).toEqual([]);
  });

  it('write a band of IELTS with its decimal', () => {
    expect(texts.filter(({ text }) => BARE_BAND.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
