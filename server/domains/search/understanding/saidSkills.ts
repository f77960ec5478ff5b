/** What somebody speaks, has worked and has graduated with, as data; patterns of it stand in patterns.ts. */
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';

/** The languages of instruction but English. */
export const SPOKEN_LANGUAGES: Phrases<string> = [
  ['de', 'tiếng đức | german'],
  ['fr', 'tiếng pháp | french'],
];

/** Words before experience that somebody lacks, or that is not to be asked for. */
const NO_EXPERIENCE =
  'không | không cần | không cần có | không yêu cầu | không đòi | không đòi hỏi | không bắt buộc | không có | không phải có | chưa có | chưa | ít | no | without | without any | without much | little | not much | dont need | do not need | not require | not requiring | does not require | doesnt require | dont have | do not have';

export const SKILL_MARKERS: Phrases<string> = [
  [
    'speaks',
    'biết | biết chút | biết một chút | biết sơ | giỏi | nói được | nói | nói tốt | thạo | thông thạo | rành | học xong | đã học xong | đã học | đã biết | em biết | mình biết | con biết | cháu biết | speak | i speak | speaks | can speak | i can speak | who speaks | know | i know | fluent in | fluent | speaking',
  ],
  ['learns', 'học | đi học | sang học | qua học | theo học | học thêm'],
  ['learnt', 'xong | xong rồi | xong thì | xong mới | trước | trước rồi | trước đã'],
  [
    'unable',
    'không biết | không nói được | không cần | không cần biết | không yêu cầu | không đòi | không giỏi | không học | không có | chưa biết | chưa học | chưa có | chưa nói được | ngại | sợ | kém | yếu | no | without | without knowing | dont speak | do not speak | cant speak | cannot speak | not speak | not speaking | dont know | not know | dont need | not require | not requiring | no need for',
  ],
  [
    'noEnglish',
    `${each(
      [
        'không',
        'không cần',
        'không cần biết',
        'không cần có',
        'không cần giỏi',
        'không yêu cầu',
        'không đòi',
        'không đòi hỏi',
        'không bắt buộc',
        'không biết',
        'không nói được',
        'không có',
        'không rành',
        'chưa biết',
        'chưa có',
        'chưa học',
        'k cần',
        'k biết',
        'k có',
        'k yêu cầu',
        'kg cần',
        'kg biết',
        'khỏi',
        'khỏi cần',
        'miễn',
        'mù',
        'mù tịt',
      ],
      ['chứng chỉ tiếng anh', 'bằng tiếng anh', 'điểm tiếng anh'],
    )} | ${each(
      [
        'no',
        'zero',
        'without',
        'without any',
        'without knowing',
        'dont know',
        'dont know any',
        'do not know',
        'dont speak',
        'do not speak',
        'dont speak any',
        'cant speak',
        'cannot speak',
        'not speaking',
        'no need for',
        'dont need',
        'do not need',
        'not require',
        'doesnt require',
        'does not require',
        'not requiring',
      ],
      ['english'],
      ['required', 'needed', 'requirement', 'requirements', 'language requirement', 'test', 'tests', 'certificate'],
    )} | ${each(['english'], ['', 'test'], ['not required', 'not needed', 'is not required', 'is not needed'])}`,
  ],
  // Of an institution.
  [
    'yearsOld',
    'năm tuổi | năm tuổi đời | năm lịch sử | năm hình thành | năm truyền thống | years old | year old | years of history',
  ],
  ['founding', 'thành lập | được thành lập | ra đời | có từ | mở cửa | founded | established | opened'],
  ['certified', 'có | có bằng | bằng | có chứng chỉ | chứng chỉ | trình độ | đạt | have | with'],
  ['languageLevel', 'a 1 | a 2 | b 1 | b 2 | c 1 | c 2 | giao tiếp | cơ bản | trôi chảy | lưu loát | fluently'],
  // Of a degree that somebody has.
  [
    'degreeClass',
    `${each(
      ['bằng', 'bằng loại', 'có bằng', 'tốt nghiệp', 'tốt nghiệp loại', 'bằng đại học loại', 'xếp loại', 'loại'],
      ['trung bình', 'trung bình khá', 'tb khá', 'khá', 'giỏi', 'xuất sắc'],
    )} | ${each(
      ['học lực', 'có học lực', 'học lực loại', 'lực học', 'sức học'],
      ['yếu', 'trung bình', 'trung bình khá', 'tb khá', 'khá', 'khá giỏi', 'giỏi', 'xuất sắc'],
    )} | gpa thấp | gpa hơi thấp | gpa không cao | gpa cao | low gpa | a low gpa | high gpa | không yêu cầu gpa | không yêu cầu gpa cao | không cần gpa | không cần gpa cao | không xét gpa | no gpa requirement | no minimum gpa | upper second | lower second | upper second class | lower second class | first class honours | first class degree | second class honours | third class degree`,
  ],
  [
    'graduatedWith',
    'bằng | bằng loại | có bằng | hạng | loại | with a | i have a | have a | got a | i got a | graduated with a',
  ],
  ['ofDegree', 'degree | honours | hons | bachelor | classification'],
  // Years that are past.
  [
    'pastTime',
    `${each(
      [
        'đi làm',
        'đã đi làm',
        'đã làm việc',
        'nghỉ',
        'nghỉ học',
        'bỏ học',
        'ra trường',
        'tốt nghiệp',
        'bảo lưu',
        'gap',
        'gap year',
      ],
      ['', 'được', 'hết', 'rồi'],
    )} | ${each(['i', 'he', 'she', 'husband', 'wife', 'son', 'daughter', 'brother', 'sister'], ['work', 'works', 'work for', 'works for'])} | gap of | a gap of | worked for | working for | worked | working | been working | been working for | out of school for | graduated`,
  ],
  [
    'agone',
    'ago | gap | of gap | study gap | gap year | nghỉ | đi làm | đã đi làm | working in | working as | working at | working for',
  ],
  ['sinceThen', 'ago | rồi | nay'],
  [
    'experience',
    'kinh nghiệm | kinh nghiệm làm việc | kinh nghiệm đi làm | work experience | working experience | experience',
  ],
  ['workExperience', 'kinh nghiệm làm việc | kinh nghiệm đi làm | work experience | working experience'],
  ['inexperienced', NO_EXPERIENCE],
  [
    'experienceUnasked',
    'not required | is not required | not needed | is not needed | not necessary | is not necessary',
  ],
  [
    'experienced',
    `${NO_EXPERIENCE} | cần | cần có | có cần | yêu cầu | có yêu cầu | đòi | đòi hỏi | có đòi | phải có | có | đã có | requires | require | required | need | needs | do i need | do you need | i have`,
  ],
  [
    'experienceAsked',
    'mấy năm | bao nhiêu năm | bao lâu | required | needed | necessary | requirement | requirements | không | không ạ',
  ],
];
