/** Subjects and the broader ones that they belong to; each is a phrase of the vocabulary. What is found by neither name may be found by the broader one. */
import { keyOfWords, PHRASE_OF_KEY, type Phrase } from '../phrases.js';
import { toWords } from '../tokenizer.js';

const CONCEPTS: readonly (readonly [narrow: string, broad: string])[] = [
  ['khoa học máy tính', 'công nghệ thông tin'],
  ['trí tuệ nhân tạo', 'khoa học máy tính'],
  ['khoa học dữ liệu', 'khoa học máy tính'],
  ['dữ liệu lớn', 'khoa học dữ liệu'],
  ['phân tích dữ liệu', 'khoa học dữ liệu'],
  ['kỹ thuật dữ liệu', 'khoa học dữ liệu'],
  ['kỹ thuật phần mềm', 'khoa học máy tính'],
  ['an ninh mạng', 'công nghệ thông tin'],
  ['mạng máy tính', 'công nghệ thông tin'],
  ['lập trình', 'khoa học máy tính'],
  ['kỹ thuật máy tính', 'khoa học máy tính'],
  ['cơ khí', 'kỹ thuật'],
  ['cơ điện tử', 'kỹ thuật'],
  ['điện', 'kỹ thuật'],
  ['điện tử', 'kỹ thuật'],
  ['điện tử viễn thông', 'kỹ thuật'],
  ['tự động hóa', 'kỹ thuật'],
  ['kỹ thuật ô tô', 'kỹ thuật'],
  ['hàng không', 'kỹ thuật'],
  ['phi công', 'hàng không'],
  ['xây dựng', 'kỹ thuật'],
  ['kết cấu', 'xây dựng'],
  ['quản lý xây dựng', 'xây dựng'],
  ['vật liệu', 'kỹ thuật'],
  ['kỹ thuật hóa học', 'kỹ thuật'],
  ['kỹ thuật y sinh', 'kỹ thuật'],
  ['kỹ thuật công nghiệp', 'kỹ thuật'],
  ['kỹ thuật hệ thống', 'kỹ thuật'],
  ['người máy', 'kỹ thuật'],
  ['nha khoa', 'y khoa'],
  ['dược', 'y khoa'],
  ['điều dưỡng', 'sức khỏe'],
  ['vật lý trị liệu', 'sức khỏe'],
  ['dinh dưỡng', 'sức khỏe'],
  ['thú y', 'y khoa'],
  ['kế toán kiểm toán', 'kinh doanh'],
  ['tài chính ngân hàng', 'kinh doanh'],
  ['fintech', 'tài chính'],
  ['marketing số', 'marketing'],
  ['kinh tế quốc tế', 'kinh tế'],
  ['kinh tế', 'kinh doanh'],
  ['thương mại điện tử', 'kinh doanh'],
  ['chuỗi cung ứng', 'kinh doanh'],
  ['nhân sự', 'kinh doanh'],
  ['bất động sản', 'kinh doanh'],
  ['quản trị khách sạn', 'du lịch'],
  ['tổ chức sự kiện', 'du lịch'],
  ['thiết kế đồ họa', 'thiết kế'],
  ['nội thất', 'thiết kế'],
  ['thiết kế thời trang', 'thiết kế'],
  ['hoạt hình', 'thiết kế'],
  ['thiết kế sản phẩm', 'thiết kế'],
  ['UX UI', 'thiết kế'],
  ['giáo dục mầm non', 'giáo dục'],
  ['giáo dục tiểu học', 'giáo dục'],
  ['giáo dục trung học', 'giáo dục'],
  ['luật kinh tế', 'luật'],
  ['quản trị kinh doanh', 'kinh doanh'],
  ['kinh doanh quốc tế', 'kinh doanh'],
  ['y tế công cộng', 'sức khỏe'],
  ['kiến trúc cảnh quan', 'kiến trúc'],
];

/** Subjects of their own, each with the field in which somebody looks on where there is nothing of it; no title about the field is about them. */
const FIELDS_OF_SUBJECTS: readonly (readonly [subject: string, field: string])[] = [
  ['y khoa', 'sức khỏe'],
  ['marketing', 'kinh doanh'],
  ['MBA', 'kinh doanh'],
  ['kế toán', 'kinh doanh'],
  ['tài chính', 'kinh doanh'],
  ['logistics', 'kinh doanh'],
];

/** Names of whole fields: whoever says `business` means accounting and marketing, too, so that a title with the word is no better than one without. */
const WIDE_SUBJECTS: readonly string[] = ['kinh doanh', 'kỹ thuật', 'sức khỏe'];

/** Subjects of their own that are found, too, behind everything that is about the subject itself: programs by their titles, since words for a whole field say less. */
const NEIGHBOURS: readonly (readonly [subject: string, neighbour: string])[] = [
  ['thú y', 'chăn nuôi'],
  ['chăn nuôi', 'thú y'],
  ['xây dựng', 'kết cấu'],
  ['tội phạm học', 'tư pháp hình sự'],
  ['quản lý xây dựng', 'xây dựng'],
  ['fintech', 'tài chính'],
  ['phân tích dữ liệu', 'khoa học dữ liệu'],
  ['dữ liệu lớn', 'khoa học dữ liệu'],
  ['cơ điện tử', 'người máy'],
  ['người máy', 'cơ điện tử'],
  ['nấu ăn', 'làm bánh'],
  ['làm bánh', 'nấu ăn'],
  ['marketing số', 'tiếp thị'],
  ['kinh tế quốc tế', 'kinh tế'],
  ['đầu tư', 'tài chính'],
  ['bảo hiểm', 'tài chính'],
  ['ngôn ngữ Anh', 'sư phạm tiếng Anh'],
  ['ngôn ngữ Anh', 'ngôn ngữ'],
  ['phiên dịch', 'ngôn ngữ'],
  ['viết văn', 'ngôn ngữ Anh'],
  ['hóa học', 'hóa sinh'],
  ['hóa học', 'kỹ thuật hóa học'],
  ['kỹ thuật hóa học', 'hóa học'],
  ['hóa sinh', 'hóa học'],
  ['hóa sinh', 'sinh học'],
  ['vật lý', 'thiên văn'],
  ['thiên văn', 'vật lý'],
  ['địa chất', 'địa lý'],
  ['địa chất', 'khai thác mỏ'],
  ['công nghệ sinh học', 'sinh học'],
  ['sinh học', 'công nghệ sinh học'],
  ['toán', 'thống kê'],
  ['toán', 'khoa học dữ liệu'],
  ['thống kê', 'toán'],
  ['thống kê', 'khoa học dữ liệu'],
  ['giáo dục mầm non', 'giáo dục tiểu học'],
  ['giáo dục mầm non', 'giáo dục'],
  ['giáo dục tiểu học', 'giáo dục mầm non'],
  ['giáo dục tiểu học', 'giáo dục'],
  ['giáo dục trung học', 'giáo dục'],
  ['sư phạm tiếng Anh', 'giáo dục'],
  ['nội thất', 'kiến trúc'],
  ['nội thất', 'thiết kế'],
  ['kiến trúc cảnh quan', 'kiến trúc'],
  ['quy hoạch đô thị', 'kiến trúc'],
  ['thiết kế thời trang', 'thiết kế'],
  ['thiết kế sản phẩm', 'thiết kế'],
  ['UX UI', 'thiết kế'],
  ['hoạt hình', 'hội họa'],
  ['nhiếp ảnh', 'làm phim'],
  ['nhiếp ảnh', 'mỹ thuật'],
  ['sân khấu', 'làm phim'],
  ['kỹ thuật ô tô', 'cơ khí'],
  ['tự động hóa', 'cơ điện tử'],
  ['phi công', 'hàng không'],
  ['tội phạm học', 'tâm lý học'],
  ['hàng không', 'vũ trụ'],
  ['vũ trụ', 'hàng không'],
  ['điện', 'điện tử'],
  ['điện tử', 'điện'],
  ['kỹ thuật máy tính', 'điện tử'],
  ['kỹ thuật công nghiệp', 'kỹ thuật hệ thống'],
  ['kỹ thuật hệ thống', 'kỹ thuật công nghiệp'],
  ['đóng tàu', 'hàng hải'],
  ['hàng hải', 'đóng tàu'],
  ['hàng hải', 'khoa học biển'],
  ['năng lượng', 'môi trường'],
  ['năng lượng', 'điện'],
  ['vi mạch', 'điện tử'],
  ['vi mạch', 'kỹ thuật máy tính'],
  ['biến đổi khí hậu', 'môi trường'],
  ['biến đổi khí hậu', 'khí tượng'],
  ['blockchain', 'fintech'],
  ['blockchain', 'khoa học máy tính'],
  ['may mặc', 'thiết kế thời trang'],
  ['giáo dục đặc biệt', 'giáo dục'],
  ['lập trình', 'khoa học máy tính'],
  ['an ninh mạng', 'khoa học máy tính'],
  ['chuỗi cung ứng', 'quản trị kinh doanh'],
  ['quản lý dự án', 'quản trị kinh doanh'],
  ['công tác xã hội', 'tâm lý học'],
  ['cơ khí', 'cơ điện tử'],
  ['công nghệ thực phẩm', 'dinh dưỡng'],
  ['công nghệ thực phẩm', 'nông nghiệp'],
  ['kế toán kiểm toán', 'tài chính'],
  ['kỹ thuật phần mềm', 'khoa học máy tính'],
  ['khoa học dữ liệu', 'phân tích dữ liệu'],
  ['kỹ thuật dữ liệu', 'khoa học dữ liệu'],
  ['phân tích kinh doanh', 'phân tích dữ liệu'],
  ['an ninh mạng', 'mạng máy tính'],
  ['mạng máy tính', 'an ninh mạng'],
  ['điện toán đám mây', 'mạng máy tính'],
  ['lập trình game', 'kỹ thuật phần mềm'],
  ['báo chí', 'truyền thông'],
  ['truyền thông', 'báo chí'],
  ['quan hệ công chúng', 'truyền thông'],
  ['quảng cáo', 'tiếp thị'],
  ['quảng cáo', 'truyền thông'],
  ['thương hiệu', 'tiếp thị'],
  ['truyền thông đa phương tiện', 'truyền thông'],
  ['tổ chức sự kiện', 'du lịch'],
  ['tổ chức sự kiện', 'khách sạn'],
  ['du lịch', 'khách sạn'],
  ['khách sạn', 'du lịch'],
  ['nhân sự', 'quản trị kinh doanh'],
  ['khởi nghiệp', 'quản trị kinh doanh'],
  ['thương mại điện tử', 'marketing số'],
  ['hộ sinh', 'điều dưỡng'],
  ['chăm sóc người già', 'điều dưỡng'],
  ['nghề mộc', 'xây dựng'],
  ['thợ hàn', 'cơ khí'],
  ['hội họa', 'mỹ thuật'],
  ['y tế công cộng', 'sức khỏe'],
  ['dịch tễ', 'y tế công cộng'],
  ['dinh dưỡng', 'công nghệ thực phẩm'],
  ['thể thao', 'vật lý trị liệu'],
  ['dược', 'hóa sinh'],
  ['y khoa', 'y tế công cộng'],
  ['nha khoa', 'y khoa'],
  ['xét nghiệm', 'y khoa'],
  ['nhãn khoa', 'y khoa'],
  ['khoa học môi trường', 'môi trường'],
  ['phát triển bền vững', 'môi trường'],
  ['môi trường', 'phát triển bền vững'],
  ['lâm nghiệp', 'tài nguyên thiên nhiên'],
  ['tài nguyên thiên nhiên', 'môi trường'],
  ['nông nghiệp', 'chăn nuôi'],
  ['địa lý', 'viễn thám'],
  ['viễn thám', 'địa lý'],
  ['khí tượng', 'môi trường'],
  ['xã hội học', 'nhân học'],
  ['nhân học', 'xã hội học'],
  ['công tác xã hội', 'xã hội học'],
  ['quan hệ quốc tế', 'chính trị'],
  ['chính trị', 'quan hệ quốc tế'],
  ['phát triển quốc tế', 'quan hệ quốc tế'],
  ['chính sách công', 'chính trị'],
  // A school of business in a country without one so called is where business is taught.
  ['trường kinh doanh', 'kinh doanh'],
  ['đại học Y khoa', 'y khoa'],
  ['trường mỹ thuật', 'mỹ thuật'],
];

/** What somebody who says the one takes before anything else of its field: titles that are about it follow those that are about the subject itself. */
const KINDRED: readonly (readonly [subject: string, kindred: readonly string[]])[] = [
  ['quản trị kinh doanh', ['quản trị', 'kinh doanh', 'kinh doanh quốc tế']],
];

const keyOfText = (text: string): string => keyOfWords(toWords(text));
const groupOf = (phrase: string): number | null => PHRASE_OF_KEY.get(keyOfText(phrase))?.group ?? null;

export const WIDE_MEANINGS: ReadonlySet<string> = new Set(WIDE_SUBJECTS.map(subject => `#${groupOf(subject)}`));

/** The broader phrase, by the meaning of a term (text/queryText.ts). */
const BROADER_CONCEPT: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap(([narrow, broad]): [string, string][] => {
    const group = groupOf(narrow);
    return group === null ? [] : [[`#${group}`, broad]];
  }),
);

/** The field of those that have no broader subject, by the meaning of a term. */
const FIELD_OF_CONCEPT: ReadonlyMap<string, string> = new Map(
  FIELDS_OF_SUBJECTS.map(([subject, field]) => [`#${groupOf(subject)}`, field]),
);

const BROADER_MEANING: ReadonlyMap<string, string> = new Map(
  [...BROADER_CONCEPT].flatMap(([narrow, broad]): [string, string][] => {
    const group = groupOf(broad);
    return group === null ? [] : [[narrow, `#${group}`]];
  }),
);

/** What somebody looks on in who finds nothing of a subject: the broader subjects, the nearest first, and the field of the last. */
export function widerThan(meaning: string): string[] {
  const broader = BROADER_CONCEPT.get(meaning) ?? FIELD_OF_CONCEPT.get(meaning);
  return broader === undefined ? [] : [broader, ...widerThan(`#${groupOf(broader)}`)];
}

/** Meanings of kindred subjects, by the meaning of a term. */
export const KINDRED_MEANINGS: ReadonlyMap<string, readonly string[]> = new Map(
  KINDRED.map(([subject, kindred]) => [`#${groupOf(subject)}`, kindred.map(other => `#${groupOf(other)}`)]),
);

/** Whether the one meaning is a kind of the other, over as many steps as there are. */
export function isNarrowerThan(meaning: string, other: string): boolean {
  const broader = BROADER_MEANING.get(meaning);
  return broader !== undefined && (broader === other || isNarrowerThan(broader, other));
}

/** Keys of the phrases of neighbouring subjects, by the group of a phrase. */
const NEIGHBOUR_KEYS: ReadonlyMap<number, readonly string[]> = new Map(
  [...new Set(NEIGHBOURS.map(([subject]) => subject))].flatMap((subject): [number, string[]][] => {
    const group = groupOf(subject);
    const others = NEIGHBOURS.filter(([own]) => own === subject).flatMap(
      ([, neighbour]) => PHRASE_OF_KEY.get(keyOfText(neighbour)) ?? [],
    );
    return group === null ? [] : [[group, [...new Set(others.flatMap(({ key, synonyms }) => [key, ...synonyms]))]]];
  }),
);

export const neighboursOf = ({ group }: Pick<Phrase, 'group'>): readonly string[] =>
  (group === null ? undefined : NEIGHBOUR_KEYS.get(group)) ?? [];
