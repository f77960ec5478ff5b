/** When a document is needed, judged by the student's situation; with the words that explain it. */
import type { Ownership, ProfileLevel } from '../../../generated/resolvers.js';
import type { Text } from './visa.types.js';

export type VisaSituation = {
  /** Under 18 today. */
  isMinor: boolean;
  /** State, province or land of the institution; null when unknown. */
  region: string | null;
  ownership: Ownership | null;
  /** Null for an application to an institution. */
  award: ProfileLevel | null;
};

/** CHECK: depends on what we cannot know; the student finds out and may set the document aside. */
export type VisaNeed = 'NEEDED' | 'NOT_NEEDED' | 'CHECK';

export type VisaConditionCode =
  | 'ALWAYS'
  | 'UNDER_18'
  | 'IN_QUEBEC'
  | 'NOT_PUBLIC_GRADUATE'
  | 'IF_YOU_HAVE_IT'
  | 'IF_TOOL_ASKS'
  | 'IF_ASKED'
  | 'IF_CAS_SAYS'
  | 'IF_COURSE_NEEDS'
  | 'UNLESS_EXEMPT'
  | 'IF_GAPS';

type Condition = { text: Text | null; need: (situation: VisaSituation) => VisaNeed };

const check = (text: Text): Condition => ({ text, need: () => 'CHECK' });
const isQuebec = (region: string): boolean => /^qu[eé]bec$/i.test(region);

export const VISA_CONDITIONS: Record<VisaConditionCode, Condition> = {
  ALWAYS: { text: null, need: () => 'NEEDED' },
  UNDER_18: {
    text: { vi: 'Chỉ cần khi bạn chưa đủ 18 tuổi.', en: 'Only while you are under 18.' },
    need: ({ isMinor }) => (isMinor ? 'NEEDED' : 'NOT_NEEDED'),
  },
  IN_QUEBEC: {
    text: { vi: 'Chỉ cần khi bạn học ở bang Québec.', en: 'Only for studies in Quebec.' },
    need: ({ region }) => (region === null ? 'CHECK' : isQuebec(region) ? 'NEEDED' : 'NOT_NEEDED'),
  },
  NOT_PUBLIC_GRADUATE: {
    text: {
      vi: 'Không cần khi bạn học thạc sĩ hoặc tiến sĩ ở trường công lập, theo quy định từ ngày 01/01/2026.',
      en: "Not needed for a master's or doctorate at a public institution since 1 January 2026.",
    },
    need: ({ award, ownership }) => {
      if (award === null) return 'CHECK';
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
    vi: 'Chỉ cần khi cơ quan xét thị thực yêu cầu.',
    en: 'Only if the visa office asks for it.',
  }),
  IF_CAS_SAYS: check({ vi: 'Chỉ cần khi CAS của bạn ghi.', en: 'Only if your CAS says so.' }),
  IF_COURSE_NEEDS: check({
    vi: 'Chỉ cần với một số ngành kỹ thuật, khoa học bậc sau đại học; thư mời của trường sẽ ghi.',
    en: 'Only for some postgraduate science and engineering courses; your offer says so.',
  }),
  UNLESS_EXEMPT: check({
    vi: 'Được miễn trong một số trường hợp, ví dụ đã có bằng đại học và được nhận không kèm điều kiện; xem danh sách của Đại sứ quán.',
    en: "Waived in some cases, such as a degree with an unconditional admission: see the embassy's list.",
  }),
  IF_GAPS: check({
    vi: 'Chỉ cần khi bạn có thời gian không đi học hoặc đi làm.',
    en: 'Only if there are gaps in your studies or work.',
  }),
};
