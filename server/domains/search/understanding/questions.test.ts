/** Whether a language, a test or a preparatory year is needed is a question, and no condition; that somebody lacks it is one. */
import { kindsSaid } from '../test/kindsSaid.js';

it.each([
  ['kinh tế có cần biết tiếng Đức không', 'WISH LANGUAGE'],
  ['kinh te co can biet tieng duc khong', 'WISH LANGUAGE'],
  ['kinh tế có cần tiếng Đức ko?', 'WISH LANGUAGE'],
  ['kinh tế cần tiếng Đức B1 không', 'WISH LANGUAGE'],
  ['kinh tế có bắt buộc phải học tiếng Pháp không', 'WISH LANGUAGE'],
  ['kinh tế, tiếng Đức có cần không', 'WISH LANGUAGE'],
  ['kinh tế có cần chứng chỉ tiếng Đức không', 'WISH LANGUAGE'],
  ['kinh tế, do I need German', 'WISH LANGUAGE'],
  ['kinh tế, do i have to speak german', 'WISH LANGUAGE'],
  ['kinh tế, is German required', 'WISH LANGUAGE'],
  ['kinh tế có cần IELTS không', 'WISH ACCEPTED_TEST'],
  ['kinh tế can ielts khong', 'WISH ACCEPTED_TEST'],
  ['kinh tế có bắt buộc thi IELTS không', 'WISH ACCEPTED_TEST'],
  ['kinh tế, is IELTS required', 'WISH ACCEPTED_TEST'],
  ['kinh tế IELTS có bắt buộc không', 'WISH ACCEPTED_TEST'],
  ['kinh tế có cần tiếng Anh không', 'WISH ACCEPTED_TEST'],
  ['kinh tế có cần học dự bị không', 'WISH ENTRY'],
  ['kinh tế do i need a foundation year', 'WISH ENTRY'],
  ['kinh tế có bắt buộc SAT không', 'UNANSWERED'],
])('%s: %s', (text, kind) => {
  const { kinds, rest } = kindsSaid(text);
  expect(kinds).toEqual([kind]);
  expect(rest).toMatch(/^kinh t[eế]\P{L}*$/u);
});

it.each([
  ['kinh tế không cần tiếng Đức', 'LANGUAGE'],
  ['kinh tế không biết tiếng Đức được không', 'LANGUAGE'],
  ['economics without german', 'LANGUAGE'],
  ['kinh tế dạy bằng tiếng Đức', 'LANGUAGE'],
  ['kinh tế không cần IELTS', 'ACCEPTED_TEST'],
  ['kinh tế IELTS 6.5', 'TEST'],
  ['kinh tế cần IELTS 6.5', 'TEST'],
  ['học dự bị kinh tế', 'ENTRY'],
])('%s asks for it: %s', (text, kind) => expect(kindsSaid(text).kinds).toEqual([kind]));
