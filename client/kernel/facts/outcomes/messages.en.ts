import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'outcomes.title': 'After graduation',
  'outcomes.lead':
    'Figures for earlier students, published by national statistics offices. Each one covers only the group named with it and promises nothing to any one person.',
  'outcomes.EARNINGS': 'Yearly earnings',
  'outcomes.EARNINGS.after': 'Yearly earnings, {span} after graduation',
  'outcomes.WORK_OR_STUDY': 'In work or further study',
  'outcomes.WORK_OR_STUDY.after': 'In work or further study, {span} after graduation',
  'outcomes.COMPLETION': 'Completed their degree',
  'outcomes.COMPLETION.after': 'Completed their degree within {span}',
  'outcomes.median': '{sum} (median)',
  'outcomes.medianWithRange': '{sum} (median; the middle half earn {range})',
  'outcomes.population.GRADUATES': 'graduates',
  'outcomes.population.GRADUATES_LIVING_IN_COUNTRY': 'graduates who still live in the country',
  'outcomes.population.GRADUATES_WITH_FEDERAL_AID':
    'graduates in work who had US federal student aid, which international students do not get',
  'outcomes.population.FULL_TIME_FIRST_TIME_STUDENTS': 'full-time, first-time students',
  'outcomes.counted': '{people} {population}',
  'outcomes.scope.PROGRAM': 'this program alone',
  'outcomes.scope.SUBJECT': 'the whole subject here (code {subject})',
  'outcomes.scope.INSTITUTION': 'the whole institution',
  'outcomes.graduated': 'graduated {from}–{to}',
  'outcomes.started': 'started {from}–{to}',
};
