import { asksForScholarships, namesScholarship } from './search.kinds.js';

it.each(['học bổng thạc sĩ Đức', 'hoc bong', 'hb úc', 'Scholarships in Canada', 'bursary'])(
  '%s names scholarships',
  text => expect([namesScholarship(text), asksForScholarships(text)]).toEqual([true, true]),
);

it.each(['Chevening', 'fullbright 2027', 'daad thạc sĩ', 'Erasmus Mundus'])('%s is one', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, true]),
);

it.each([
  'fully funded phd usa',
  'fully-funded masters',
  'full ride computer science',
  'học thạc sĩ kinh tế toàn phần ở Mỹ',
  'phd in engineering with funding',
  'funded phd canada',
  'master funding uk',
  'tiến sĩ có tài trợ',
  'phd nao duoc tai tro',
])('%s wants somebody to pay for it, or for all of it, which only scholarships do', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, true]),
);

it.each([
  'muốn học tâm lý học ở Melbourne, có học bổng càng tốt',
  'điều dưỡng Úc có hb thì tốt',
  'thạc sĩ marketing ở Anh, có học bổng 50% càng tốt',
  'luật ở Anh có học bổng bán phần thì tốt',
  'mba in ireland, scholarship would be nice',
])('%s asks for programs first', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([true, false]),
);

it.each([
  'thb',
  'marketing anh',
  'rhodesia',
  'hbo',
  'self-funded masters uk',
  'mba without funding',
  'phd has no funding',
  'thạc sĩ không có tài trợ',
])('%s says nothing of them', text =>
  expect([namesScholarship(text), asksForScholarships(text)]).toEqual([false, false]),
);
