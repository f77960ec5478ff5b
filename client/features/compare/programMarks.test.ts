import { programMarks } from './programMarks';

const marks = (...names: string[]) => programMarks(names.map(name => ({ institution: { name } })));

describe('the marks of compared programs', () => {
  it('are the initials of their institutions', () => {
    expect(marks('Deakin University', 'University of Wollongong', 'Imperial College London', 'Griffith')).toEqual([
      'DU',
      'UW',
      'ICL',
      'GR',
    ]);
  });

  it('are numbered where two programs have the same initials', () => {
    expect(marks('Deakin University', 'Dundee University', 'Trinity College Dublin')).toEqual(['DU 1', 'DU 2', 'TCD']);
  });
});
