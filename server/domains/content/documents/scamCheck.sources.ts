/** Where the signs of fraud were read. */
import type { Source } from '../../../generated/resolvers.js';

const source = (id: string, name: string, url: string, kind: Source['kind'], asOf: string | null): Source => ({
  id,
  name,
  url,
  kind,
  asOf,
  licence: null,
});

/** The day on which all of them were read. */
const READ_ON = '2026-11-22';

export const SCAM_SOURCES = {
  laoCaiPolice: source(
    'scam-lao-cai-police',
    'Công an tỉnh Lào Cai: cảnh giác với thủ đoạn mạo danh các cơ sở giáo dục',
    'https://congan.laocai.gov.vn/canh-bao-toi-pham/canh-giac-voi-thu-doan-mao-danh-cac-co-so-giao-duc-de-lua-dao-1341838',
    'OFFICIAL_PAGE',
    null,
  ),
  daNangPolice: source(
    'scam-da-nang-police',
    'Doanh nghiệp Việt Nam, 09/05/2025, theo Công an Đà Nẵng',
    'https://doanhnghiepvn.vn/tu-van-phap-luat/canh-bao-chieu-tro-lua-dao-hoc-bong-du-hoc-tinh-vi-tai-da-nang/20250509050641905',
    'THIRD_PARTY',
    '2025-05-09',
  ),
  langSonPolice: source(
    'scam-lang-son-police',
    'Znews, 05/11/2025, theo Công an tỉnh Lạng Sơn',
    'https://lifestyle.znews.vn/lua-dao-thong-tin-hoc-bong-du-hoc-trung-hoa-dan-quoc-post1600097.html',
    'THIRD_PARTY',
    '2025-11-05',
  ),
  promises: source(
    'scam-promises',
    'Việt Nam Hiếu Học: những trò lừa núp bóng tư vấn du học, phần 1',
    'https://vietnamhieuhoc.com/tin-tuc/tin-tuc-tong-hop-tin-tuc/nhung-tro-lua-chuyen-nghiep-nup-bong-tu-van-du-hoc-phan-1',
    'THIRD_PARTY',
    null,
  ),
  connections: source(
    'scam-connections',
    'Giáo dục và Thời đại: dịch vụ tư vấn du học, bức tranh sáng - tối',
    'https://giaoducthoidai.vn/dich-vu-tu-van-du-hoc-buc-tranh-sang-toi-post706061.html',
    'THIRD_PARTY',
    null,
  ),
  contracts: source(
    'scam-contracts',
    'VDONG: luật sư Phùng Thanh Loan về hợp đồng tư vấn du học',
    'http://tintuc.vdong.vn/03/2153064.htm',
    'THIRD_PARTY',
    null,
  ),
  upfrontFees: source(
    'scam-upfront-fees',
    'University of North Carolina at Charlotte: types of scholarship scams, 19 November 2020',
    'https://scholarships.uncc.edu/avoiding-scholarship-scams',
    'THIRD_PARTY',
    '2020-11-19',
  ),
  certificate: source(
    'scam-certificate',
    'TLA Law: certificate for overseas study consultancy, Decree 125/2024/ND-CP, Article 117',
    'https://tlalaw.vn/?p=6907',
    'THIRD_PARTY',
    null,
  ),
  australianAgents: source(
    'scam-australian-agents',
    'ASQA, Australia: education agents',
    'https://asqa.gov.au/cricos/requirements/education-agents',
    'OFFICIAL_PAGE',
    null,
  ),
  canadianLetters: source(
    'scam-canadian-letters',
    'MSM Reporter: Canada introduces measures against letter-of-acceptance fraud',
    'https://msmreporter.com/canada-introduces-measures-vs-letter-of-acceptance-fraud-for-prospective-international-students',
    'THIRD_PARTY',
    null,
  ),
} as const satisfies Record<string, Source>;

/** For an item that one of them stands behind. */
export const readIn = (key: keyof typeof SCAM_SOURCES): { source: Source; checkedOn: string } => ({
  source: SCAM_SOURCES[key],
  checkedOn: READ_ON,
});
