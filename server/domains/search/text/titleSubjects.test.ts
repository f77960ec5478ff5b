import { parseQueryText } from './queryText.js';
import { meaningsOfTerm } from './terms.js';
import { titleSubjects, type SubjectGrade } from './titleSubjects.js';

/** How much of a title is what a text looks for. */
const gradeOf = (title: string, text: string): SubjectGrade | null => {
  const subjects = titleSubjects(title);
  const [term] = parseQueryText(text).terms;
  const meanings = term ? meaningsOfTerm(term) : [];
  return (['WHOLE', 'PART', 'FREE'] as const).find(grade => meanings.some(one => subjects.get(one) === grade)) ?? null;
};

describe('what a title is about', () => {
  it.each([
    ['Bachelor of Nursing', 'điều dưỡng', 'WHOLE'],
    ['Nursing (BSc)', 'nursing', 'WHOLE'],
    ['Graduate Certificate in Advanced Nursing', 'nursing', 'WHOLE'],
    ['Master of Science in Computer Engineering', 'computer engineering', 'WHOLE'],
    ['Doctor of Philosophy (Civil Engineering)', 'xây dựng', 'WHOLE'],
    ["Business/Commerce, General, Bachelor's", 'business', 'WHOLE'],
    ['Master of Business Administration', 'business administration', 'WHOLE'],
    ['Bachelor of Business', 'quản trị kinh doanh', 'WHOLE'],
    ['Business and Management (BSc)', 'business administration', 'WHOLE'],
    ['Bachelor of Commerce (Honours)', 'QTKD', 'WHOLE'],
    ['Automotive Engineering (MSc)', 'kỹ thuật ô tô', 'WHOLE'],
    ['Graphic Communication Design (BA Hons)', 'graphic design', 'WHOLE'],
    ['Bachelor of Science', 'science', 'WHOLE'],
    ['Astrology (BA)', 'astrology', 'WHOLE'],
    ['Global Logistics (MSc)', 'logistics', 'WHOLE'],
    ['International Marketing (MA)', 'tiếp thị', 'WHOLE'],
    ['Master of Science in Global Hospitality Management', 'hospitality', 'WHOLE'],
    ['International Information Systems (MSc)', 'information systems', 'WHOLE'],
    ['International Relations (BA)', 'quan hệ quốc tế', 'WHOLE'],
    ['International Business Law (LLM)', 'business', null],
    ['Nursing and Midwifery', 'nursing', 'PART'],
    ['Master of International Business and Finance', 'finance', 'PART'],
    ['Management and Marketing (MSc)', 'management', 'PART'],
    ['Industrial Engineering and Management', 'management', 'PART'],
    ['Water Resources Engineering and Management (MSc)', 'management', 'FREE'],
    ['Forest Science and Technology', 'technology', 'FREE'],
    ['Emergency Nursing', 'nursing', 'FREE'],
    ['Mechanical Engineering', 'engineering', 'FREE'],
    ['Business Administration – Major: Accounting, Taxation, Finance, Marketing', 'accounting', 'FREE'],
    ['Certificate IV in Veterinary Nursing', 'nursing', null],
    ['Management (MSc)', 'business administration', null],
    ['Bachelor of Business and Finance', 'quản trị kinh doanh', null],
    ['Business Law', 'business', null],
    ['Fashion Marketing (BA Hons)', 'marketing', null],
    ['Nuclear Engineering Technologies/Technicians', 'engineering', null],
    ['Bachelor of Science in Computer Science', 'nursing', null],
  ] as const)('%s, for %s: %s', (title, text, grade) => expect(gradeOf(title, text)).toBe(grade));

  it('is not the science of the degree where another subject is named', () => {
    expect(gradeOf('Bachelor of Science in Animal Science', 'science')).toBe('FREE');
    expect(gradeOf('Bachelor of Arts in Psychology', 'arts')).toBe('FREE');
  });

  it('is not the art of an associate degree that says in what it is', () => {
    expect(gradeOf('Associate in Arts in Economics for Transfer', 'arts')).toBe('FREE');
    expect(gradeOf('Associate in Science in Computer Science for Transfer', 'science')).toBe('FREE');
    expect(gradeOf('Associate in Business', 'business')).toBe('WHOLE');
    expect(gradeOf('Master in Management and Finance', 'management')).toBe('PART');
  });

  it('is nothing for a title without words', () => expect(titleSubjects('( / –)').size).toBe(0));
});
