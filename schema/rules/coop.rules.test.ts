import { isNamedCoop } from './coop.rules.js';

it.each([
  'Computer Science, Co-op (Bachelor of Science)',
  'Business Administration Co-op',
  'Bachelor of Engineering (Coop)',
  'Data Science with Internship (MSc)',
  'Management with an Internship',
  'Psychology with Professional Placement (BSc)',
  'Marketing (with Placement Year)',
  'Civil Engineering with a Year in Industry',
  'Computing (Sandwich) (BSc)',
])('%s names it', title => expect(isNamedCoop(title)).toBe(true));

it.each([
  'Computer Science',
  'Cooper Union Architecture',
  'Cooperative Management',
  'Industrial Engineering',
  'International Cooperation',
  'Job Placement Services',
  'Industry and Innovation',
])('%s does not', title => expect(isNamedCoop(title)).toBe(false));
