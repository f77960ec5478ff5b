import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { readTestId } from './assessmentUrl';

/** The test of the address; the preload has answered 404 when there is none. */
export function WithTest({ children }: { readonly children: (id: AssessmentId) => ReactNode }) {
  const id = readTestId(useParams().testId);
  return id === null ? null : children(id);
}
