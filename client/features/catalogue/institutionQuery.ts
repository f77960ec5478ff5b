import type { InstitutionDetailQueryVariables } from './InstitutionDetail.gql';

export type InstitutionDetailVariables = InstitutionDetailQueryVariables;
export type ProgramSort = InstitutionDetailVariables['sort'];

export const SORTS_OF_PROGRAMS: readonly ProgramSort[] = [
  'BEST_MATCH',
  'BEST_MATCH_2',
  'TUITION_ASC',
  'TUITION_DESC',
  'APPLICATION_FEE_ASC',
  'APPLICATION_FEE_DESC',
  'TITLE_ASC',
];
