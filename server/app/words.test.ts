import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '..', '..');

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
};

const isText = (file: string): boolean =>
  /^client\/.*\/messages\.(vi|en)\.ts$|^server\/domains\/[^/]+\/[^/]+\.mails\.ts$|^server\/domains\/content\/content\.[a-z]+\.ts$|^server\/kernel\/mail\/mailFrame\.ts$/.test(
    file,
  );

const texts = ['client/app', 'client/features', 'client/kernel', 'server/domains', 'server/kernel']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(isText);

describe('the words of pages, mails and content', () => {
  it('are looked for in every kind of file that has any', () => {
    for (const kind of [/messages\.vi\.ts$/, /messages\.en\.ts$/, /session\.mails\.ts$/, /content\.faq\.ts$/]) {
      expect(texts.filter(file => kind.test(file))).not.toEqual([]);
    }
  });

  it.each(Object.entries(REPLACED))('have no "%s" (write: %s)', phrase => {
    const found = texts.filter(file => readFileSync(join(root, file), 'utf8').toLocaleLowerCase('vi').includes(phrase));
    expect(found).toEqual([]);
  });
});
