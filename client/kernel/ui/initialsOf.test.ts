import { initialsOf } from './initialsOf';

describe('the initials of an institution', () => {
  it.each([
    ['Deakin University', 'DU'],
    ['University of Wollongong', 'UW'],
    ['The University of Melbourne', 'UM'],
    ['RMIT University', 'RMIT'],
    ['Queensland University of Technology', 'QUT'],
    ['Technische Universität Berlin', 'TUB'],
    ['University of California, Los Angeles', 'UCLA'],
    ['École Polytechnique Montréal', 'ÉPM'],
    ['University of St Andrews', 'UA'],
    ['Griffith', 'GR'],
  ])('%s: %s', (name, initials) => expect(initialsOf(name, 4)).toBe(initials));

  it('are as many as there is room for', () =>
    expect(initialsOf('University of California, Los Angeles', 3)).toBe('UCL'));
});
