/** Subjects and the broader ones that they belong to; each is a phrase of the vocabulary. What is found by neither name may be found by the broader one. */
import type { FIELDS_OF_STUDY } from '../../../../../schema/rules/catalogue.values.js';
import { ENGLISH_NAMES, groupOf, keyOfText, PHRASE_OF_KEY, type Phrase } from '../phrases.js';

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
  ['bảo dưỡng máy bay', 'hàng không'],
  ['kinh doanh thời trang', 'kinh doanh'],
  ['minh họa', 'thiết kế'],
  ['khảo cổ học', 'lịch sử'],
  ['mỹ phẩm', 'kỹ thuật hóa học'],
  ['hóa mỹ phẩm', 'kỹ thuật hóa học'],
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
  ['thú y', 'nông nghiệp'],
  ['chăn nuôi', 'nông nghiệp'],
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
  ['tiếng Hàn', 'ngôn ngữ'],
  ['tiếng Nhật', 'ngôn ngữ'],
  ['tiếng Trung', 'ngôn ngữ'],
  ['tiếng Tây Ban Nha', 'ngôn ngữ'],
  ['tiếng Ý', 'ngôn ngữ'],
  ['tiếng Nga', 'ngôn ngữ'],
  ['tiếng Ả Rập', 'ngôn ngữ'],
  ['ngôn ngữ', 'nhân văn'],
  ['vũ trụ', 'kỹ thuật'],
  ['kỹ thuật môi trường', 'kỹ thuật'],
  ['đường sắt', 'kỹ thuật'],
  ['thợ ống nước', 'xây dựng'],
  ['phòng cháy chữa cháy', 'kỹ thuật'],
  ['an toàn lao động', 'sức khỏe'],
  ['châu Á học', 'nhân văn'],
  ['y học cổ truyền', 'y khoa'],
  ['đóng tàu', 'kỹ thuật'],
  ['cấp cứu', 'sức khỏe'],
  ['hoạt động trị liệu', 'sức khỏe'],
  ['âm ngữ trị liệu', 'sức khỏe'],
  ['tin học y tế', 'sức khỏe'],
  ['quản lý y tế', 'sức khỏe'],
  ['thủy sản', 'nông nghiệp'],
  ['rượu vang', 'nông nghiệp'],
  ['làm vườn', 'nông nghiệp'],
  ['trang sức', 'thiết kế'],
  ['quản lý giáo dục', 'giáo dục'],
  ['nhân quyền', 'luật'],
  ['sở hữu trí tuệ', 'luật'],
  ['kinh tế lượng', 'kinh tế'],
  ['bảo tàng', 'lịch sử'],
  ['lịch sử nghệ thuật', 'lịch sử'],
  ['tôn giáo', 'nhân văn'],
  ['pha chế', 'khách sạn'],
  ['tin sinh học', 'sinh học'],
  ['sinh học phân tử', 'sinh học'],
  ['thực tế ảo', 'khoa học máy tính'],
  ['khoa học đất', 'nông nghiệp'],
  ['quản trị vận hành', 'kinh doanh'],
  ['quan hệ lao động', 'kinh doanh'],
  ['xuất bản', 'nhân văn'],
  ['ngôn ngữ Pháp', 'ngôn ngữ'],
  ['văn hóa học', 'nhân văn'],
  ['giải quyết xung đột', 'luật'],
];

/** Subjects of their own, each with the field in which somebody looks on where there is nothing of it; no title about the field is about them. */
const FIELDS_OF_SUBJECTS: readonly (readonly [subject: string, field: string])[] = [
  ['y khoa', 'sức khỏe'],
  ['marketing', 'kinh doanh'],
  ['MBA', 'kinh doanh'],
  ['kế toán', 'kinh doanh'],
  ['tài chính', 'kinh doanh'],
  ['logistics', 'kinh doanh'],
  ['hóa học', 'khoa học tự nhiên'],
  ['vật lý', 'khoa học tự nhiên'],
  ['sinh học', 'khoa học tự nhiên'],
];

/** Names of whole fields: whoever says `business` means accounting and marketing, too, so that a title with the word is no better than one without. */
const WIDE_SUBJECTS: readonly (readonly [subject: string, field: (typeof FIELDS_OF_STUDY)[number]])[] = [
  ['kinh doanh', 'BUSINESS'],
  ['kỹ thuật', 'ENGINEERING'],
  ['sức khỏe', 'HEALTH'],
  ['y tế', 'HEALTH'],
];

/** Subjects that titles of other fields name beside what they are about: those come last. */
const HOME_FIELDS: readonly (readonly [subject: string, field: (typeof FIELDS_OF_STUDY)[number]])[] = [
  ...WIDE_SUBJECTS,
  ['quản trị', 'BUSINESS'],
];

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
  ['công nghệ sinh học', 'sinh học phân tử'],
  ['công nghệ sinh học', 'hóa sinh'],
  ['công nghệ sinh học', 'sinh học'],
  ['hóa sinh', 'sinh học phân tử'],
  ['hóa sinh', 'công nghệ sinh học'],
  ['sinh học phân tử', 'hóa sinh'],
  ['sinh học phân tử', 'công nghệ sinh học'],
  ['sinh học phân tử', 'sinh học'],
  ['sinh học', 'sinh học phân tử'],
  ['sinh học', 'hóa sinh'],
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
  ['hoạt hình', 'minh họa'],
  ['minh họa', 'hoạt hình'],
  ['minh họa', 'hội họa'],
  ['minh họa', 'thiết kế đồ họa'],
  ['hội họa', 'minh họa'],
  ['bảo dưỡng máy bay', 'hàng không'],
  ['phi công', 'bảo dưỡng máy bay'],
  ['thiết kế thời trang', 'kinh doanh thời trang'],
  ['kinh doanh thời trang', 'thiết kế thời trang'],
  ['bảo hiểm', 'toán'],
  ['hóa mỹ phẩm', 'kỹ thuật hóa học'],
  ['hóa mỹ phẩm', 'hóa học'],
  ['hóa mỹ phẩm', 'hóa sinh'],
  ['thương mại quốc tế', 'chuỗi cung ứng'],
  ['thương mại quốc tế', 'thương mại'],
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
  ['quản trị kinh doanh', 'kinh doanh'],
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
  ['khoa học môi trường', 'môi trường'],
  ['kỹ thuật môi trường', 'khoa học môi trường'],
  ['khoa học môi trường', 'kỹ thuật môi trường'],
  ['phát triển bền vững', 'môi trường'],
  ['môi trường', 'phát triển bền vững'],
  ['lâm nghiệp', 'tài nguyên thiên nhiên'],
  ['tài nguyên thiên nhiên', 'môi trường'],
  ['nông nghiệp', 'chăn nuôi'],
  ['địa lý', 'viễn thám'],
  ['viễn thám', 'địa lý'],
  ['xã hội học', 'nhân học'],
  ['nhân học', 'xã hội học'],
  ['công tác xã hội', 'xã hội học'],
  ['quan hệ quốc tế', 'chính trị'],
  ['chính trị', 'quan hệ quốc tế'],
  ['phát triển quốc tế', 'quan hệ quốc tế'],
  ['chính sách công', 'chính trị'],
  ['y khoa', 'khoa học y sinh'],
  ['khoa học y sinh', 'kỹ thuật y sinh'],
  ['kỹ thuật y sinh', 'khoa học y sinh'],
  ['xét nghiệm', 'khoa học y sinh'],
  ['nhãn khoa', 'khoa học y sinh'],
  ['nha khoa', 'khoa học y sinh'],
  ['y học cổ truyền', 'y khoa'],
  ['y học cổ truyền', 'khoa học y sinh'],
  ['châu Á học', 'tiếng Hàn'],
  ['vi sinh', 'sinh học phân tử'],
  ['vi sinh', 'sinh học'],
  ['vi sinh', 'hóa sinh'],
  ['di truyền', 'công nghệ sinh học'],
  ['di truyền', 'sinh học'],
  ['khoa học thần kinh', 'khoa học nhận thức'],
  ['khoa học thần kinh', 'tâm lý'],
  ['khoa học nhận thức', 'khoa học thần kinh'],
  ['khoa học nhận thức', 'tâm lý'],
  ['thủy sản', 'khoa học biển'],
  ['động vật học', 'chăn nuôi'],
  ['động vật học', 'sinh học'],
  ['động vật học', 'tài nguyên thiên nhiên'],
  ['chăn nuôi', 'nông nghiệp'],
  ['làm vườn', 'nông nghiệp'],
  ['làm vườn', 'kiến trúc cảnh quan'],
  ['rượu vang', 'công nghệ thực phẩm'],
  ['rượu vang', 'nông nghiệp'],
  ['khí tượng', 'khoa học môi trường'],
  ['khí tượng', 'khoa học biển'],
  ['hạt nhân', 'vật lý'],
  ['hạt nhân', 'dầu khí'],
  ['viễn thám', 'địa chất'],
  ['hạ tầng', 'xây dựng'],
  ['xây dựng', 'hạ tầng'],
  ['đường sắt', 'xây dựng'],
  ['đường sắt', 'giao thông vận tải'],
  ['giao thông vận tải', 'đường sắt'],
  ['giao thông vận tải', 'hạ tầng'],
  ['bất động sản', 'dự toán xây dựng'],
  ['bất động sản', 'quản lý xây dựng'],
  ['dự toán xây dựng', 'quản lý xây dựng'],
  ['dự toán xây dựng', 'xây dựng'],
  ['quản lý xây dựng', 'dự toán xây dựng'],
  ['kỹ thuật ô tô', 'cơ điện tử'],
  ['kỹ thuật ô tô', 'tự động hóa'],
  ['công nghệ chế tạo', 'kỹ thuật công nghiệp'],
  ['công nghệ chế tạo', 'cơ khí'],
  ['múa', 'âm nhạc'],
  ['múa', 'sân khấu'],
  ['sân khấu', 'múa'],
  ['nhân quyền', 'luật'],
  ['nhân quyền', 'quan hệ quốc tế'],
  ['thư viện', 'hệ thống thông tin'],
  ['sở hữu trí tuệ', 'luật'],
  ['tư pháp hình sự', 'tội phạm học'],
  ['pháp y', 'tội phạm học'],
  ['pháp y', 'tư pháp hình sự'],
  ['tư vấn tâm lý', 'tâm lý'],
  ['tư vấn tâm lý', 'công tác xã hội'],
  ['khảo cổ học', 'nhân học'],
  ['khảo cổ học', 'lịch sử'],
  ['bảo tàng', 'quản lý nghệ thuật'],
  ['lịch sử nghệ thuật', 'lịch sử'],
  ['tôn giáo', 'triết học'],
  ['nghiên cứu giới', 'xã hội học'],
  ['nghiên cứu giới', 'nhân học'],
  ['toán tài chính', 'toán'],
  ['toán tài chính', 'tài chính'],
  ['kinh tế lượng', 'kinh tế'],
  ['kinh tế lượng', 'thống kê'],
  ['pha chế', 'nấu ăn'],
  ['pha chế', 'khách sạn'],
  ['quản lý y tế', 'y tế công cộng'],
  ['cấp cứu', 'điều dưỡng'],
  ['tin sinh học', 'công nghệ sinh học'],
  ['tin sinh học', 'khoa học dữ liệu'],
  ['thực tế ảo', 'lập trình game'],
  ['thực tế ảo', 'UX UI'],
  ['khoa học đất', 'nông nghiệp'],
  ['khoa học đất', 'khoa học môi trường'],
  ['quản trị vận hành', 'chuỗi cung ứng'],
  ['quản trị vận hành', 'kỹ thuật công nghiệp'],
  ['quan hệ lao động', 'nhân sự'],
  ['xuất bản', 'truyền thông'],
  ['xuất bản', 'báo chí'],
  ['ngôn ngữ Pháp', 'ngôn ngữ'],
  ['văn hóa học', 'nhân học'],
  ['văn hóa học', 'quản lý nghệ thuật'],
  ['giải quyết xung đột', 'quan hệ quốc tế'],
  ['lâm nghiệp', 'môi trường'],
  ['hoạt động trị liệu', 'vật lý trị liệu'],
  ['âm ngữ trị liệu', 'ngôn ngữ'],
  ['quản lý giáo dục', 'giáo dục'],
  // Scholarships for people who work, as the summaries of their entries say with their source.
  ['người đi làm', 'Chevening'],
  ['người đi làm', 'AAS'],
  ['người đi làm', 'Hubert Humphrey'],
  ['người đi làm', 'Ireland Fellows'],
  ['người đi làm', 'EPOS'],
  // A school of business in a country without one so called is where business is taught.
  ['trường kinh doanh', 'kinh doanh'],
  ['đại học Y khoa', 'y khoa'],
  ['trường mỹ thuật', 'mỹ thuật'],
];

/** What somebody who says the one takes before anything else of its field: titles that are about it follow those that are about the subject itself. */
const KINDRED: readonly (readonly [subject: string, kindred: readonly string[]])[] = [
  ['công nghệ sinh học', ['sinh học phân tử', 'hóa sinh', 'sinh học']],
  ['hóa sinh', ['sinh học phân tử', 'công nghệ sinh học', 'sinh học']],
  ['sinh học phân tử', ['hóa sinh', 'công nghệ sinh học', 'sinh học']],
  ['vi sinh', ['sinh học phân tử', 'hóa sinh', 'sinh học']],
  ['quản trị kinh doanh', ['quản trị', 'kinh doanh', 'kinh doanh quốc tế']],
  ['y khoa', ['khoa học y sinh']],
  ['kỹ thuật ô tô', ['cơ khí']],
  ['quản lý xây dựng', ['xây dựng']],
  ['đường sắt', ['xây dựng']],
  ['may mặc', ['thiết kế thời trang']],
  ['khảo cổ học', ['nhân học']],
  ['năng lượng', ['điện']],
  ['minh họa', ['hội họa']],
  ['thiết kế thời trang', ['kinh doanh thời trang']],
  ['kinh doanh thời trang', ['thiết kế thời trang']],
  ['bảo hiểm', ['toán']],
  ['thương mại quốc tế', ['chuỗi cung ứng']],
  ['bảo dưỡng máy bay', ['hàng không']],
  ['bất động sản', ['dự toán xây dựng']],
  ['chăn nuôi', ['thú y']],
];

/** Heads of names that say little by themselves: `quản lý thể thao` and `sports management` are about sport. */
const GENERIC: readonly string[] = ['quản trị', 'kỹ thuật', 'công nghệ', 'khoa học'];

/** Their meanings. */
export const GENERIC_MEANINGS: ReadonlySet<string> = new Set(GENERIC.map(subject => `#${groupOf(subject)}`));

/** The fields that are meant, by the meaning of a term that names a whole one. */
export const WIDE_FIELDS: ReadonlyMap<string, string> = new Map(
  WIDE_SUBJECTS.map(([subject, field]) => [`#${groupOf(subject)}`, field]),
);

/** The field of which entries are meant above all, by the meaning of a term. */
export const HOME_FIELD_OF: ReadonlyMap<string, string> = new Map(
  HOME_FIELDS.map(([subject, field]) => [`#${groupOf(subject)}`, field]),
);

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

/**
 * Meanings of what somebody takes who finds nothing of a subject, by how near it is: its neighbours and kindred, then the broader subject and what is kindred to
 * it, then what else is a kind of it.
 */
export function akinTo(meaning: string): readonly (readonly string[])[] {
  const meaningOf = (subject: string): string => `#${groupOf(subject)}`;
  const neighbours = NEIGHBOURS.flatMap(([own, other]) => (meaningOf(own) === meaning ? meaningOf(other) : []));
  const broader = BROADER_MEANING.get(meaning);
  if (broader === undefined) return [neighbours];
  const kindred = [...KINDRED_MEANINGS].flatMap(([subject, others]) =>
    subject === broader || others.includes(broader) ? [subject, ...others] : [],
  );
  const kinds = [...BROADER_MEANING].flatMap(([narrow, broad]) => (broad === broader ? narrow : []));
  return [[...neighbours, ...(KINDRED_MEANINGS.get(meaning) ?? [])], [broader, ...kindred], kinds];
}

/** The whole field that a subject belongs to, or is; undefined for most. */
export const wideFieldOf = (meaning: string): string | undefined =>
  [meaning, ...widerThan(meaning).map(broader => `#${groupOf(broader)}`)].flatMap(one => WIDE_FIELDS.get(one) ?? [])[0];

/** A broader subject in the language of whoever asks. */
export const nameOfConcept = (subject: string, isVietnamese: boolean): string =>
  (isVietnamese ? null : ENGLISH_NAMES[groupOf(subject) ?? -1]) ?? subject;

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
