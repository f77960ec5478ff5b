import type { GpaBand } from '../../../schema/rules/leads.values';
import type { ScholarshipGpaQueryVariables } from './ScholarshipGpa.gql';

const SHOWN = 12;

export const scholarshipGpaVariables = (range: GpaBand): ScholarshipGpaQueryVariables => ({
  range,
  page: { number: 1, size: SHOWN },
});
