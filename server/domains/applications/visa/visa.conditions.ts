/** When a document is needed, judged by the student's situation; with the words that explain it. */
import type { Ownership, ProfileLevel } from '../../../generated/resolvers.js';
import type { CountryText, PaperCondition } from '../../../../schema/rules/countries/countryData.rules.js';

export type VisaSituation = {
  /** Under 18 today. */
  isMinor: boolean;
  /** State, province or land of the institution; null when unknown. */
  region: string | null;
  city: string | null;
  /** Length of the program; null when unknown, and for an application to an institution. */
  months: number | null;
  ownership: Ownership | null;
  /** Null for an application to an institution. */
  award: ProfileLevel | null;
};

/** CHECK: depends on what we cannot know; the student finds out and may set the document aside. */
export type VisaNeed = 'NEEDED' | 'NOT_NEEDED' | 'CHECK';

type Condition = { text: CountryText | null; need: (situation: VisaSituation) => VisaNeed };

const check = (text: CountryText): Condition => ({ text, need: () => 'CHECK' });
const isQuebec = (region: string): boolean => /^qu[eé]bec$/i.test(region);

export const VISA_CONDITIONS: Record<PaperCondition, Condition> = {
  ALWAYS: { text: null, need: () => 'NEEDED' },
  UNDER_18: {
    text: { vi: 'Chỉ cần khi bạn chưa đủ 18 tuổi.', en: 'Only while you are under 18.' },
    need: ({ isMinor }) => (isMinor ? 'NEEDED' : 'NOT_NEEDED'),
  },
  IN_QUEBEC: {
    text: {
      vi: 'Chỉ cần khi bạn học ở bang Québec, nơi giấy này thay cho thư PAL.',
      en: 'Only for studies in Québec, where it takes the place of the PAL.',
    },
    need: ({ region }) => (region === null ? 'CHECK' : isQuebec(region) ? 'NEEDED' : 'NOT_NEEDED'),
  },
  // The attestation of the CAQ is the letter of Québec: never both.
  OUTSIDE_QUEBEC_NOT_PUBLIC_GRADUATE: {
    text: {
      vi: 'Không cần khi bạn học ở Québec (giấy xác nhận CAQ thay cho thư này), hoặc học thạc sĩ, tiến sĩ ở trường công lập, theo quy định từ ngày 01/01/2026.',
      en: "Not needed in Québec, where the attestation of the CAQ takes its place, or for a master's or doctorate at a public institution since 1 January 2026.",
    },
    need: ({ award, ownership, region }) => {
      if (region !== null && isQuebec(region)) return 'NOT_NEEDED';
      if (award === null || region === null) return 'CHECK';
      if (award !== 'MASTER' && award !== 'PHD') return 'NEEDED';
      if (ownership === null) return 'CHECK';
      return ownership === 'PUBLIC' ? 'NOT_NEEDED' : 'NEEDED';
    },
  },
  IF_YOU_HAVE_IT: check({ vi: 'Nộp nếu bạn có.', en: 'Add it if you have one.' }),
  IF_TOOL_ASKS: check({
    vi: 'Chỉ cần khi công cụ kiểm tra giấy tờ của cơ quan di trú yêu cầu.',
    en: "Only if the immigration authority's document checklist tool asks for it.",
  }),
  IF_ASKED: check({
    vi: 'Chỉ cần khi cơ quan xét visa yêu cầu.',
    en: 'Only if the visa office asks for it.',
  }),
  IF_CAS_SAYS: check({ vi: 'Chỉ cần khi CAS của bạn ghi.', en: 'Only if your CAS says so.' }),
  IF_COURSE_NEEDS: check({
    vi: 'Chỉ cần với một số ngành kỹ thuật, khoa học bậc sau đại học; thư mời của trường sẽ ghi.',
    en: 'Only for some postgraduate science and engineering courses; your offer says so.',
  }),
  IF_LEGALISATION_ASKED: check({
    vi: 'Chỉ cần khi trường hoặc cơ quan xét visa yêu cầu giấy tờ được hợp pháp hóa.',
    en: 'Only if the institution or the visa office asks for legalized documents.',
  }),
  // Somebody who goes for a first degree has none that could stand in.
  UNLESS_DEGREE: {
    text: {
      vi: 'Bắt buộc khi bạn học lên từ THPT. Khi đã có bằng đại học và được nhận không kèm điều kiện, bạn có thể nộp bằng ấy thay cho APS.',
      en: 'Needed when you come from school. With a degree and an unconditional admission the degree may be handed in instead.',
    },
    need: ({ award }) => (award === 'BACHELOR' || award === 'DIPLOMA' ? 'NEEDED' : 'CHECK'),
  },
  UNLESS_CHECKED_BY_UNIVERSITY: check({
    vi: 'Chỉ cần khi trường chưa xét trình độ ngôn ngữ lúc nhận bạn; giấy báo nhập học sẽ cho biết.',
    en: 'Only if the university did not check your language skills when it admitted you; the letter of admission says so.',
  }),
  IF_GAPS: check({
    vi: 'Chỉ cần khi bạn có thời gian không đi học hoặc đi làm.',
    en: 'Only if there are gaps in your studies or work.',
  }),
};
