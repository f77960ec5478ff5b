/** Records behind types of the graph whose fields are worked out when they are asked for. */
import type { AssessmentId } from '../../../schema/rules/assessments.values.js';
import type { Progress, Result } from './assessments.service.js';

export type AssessmentMapper = { id: AssessmentId };
export type AssessmentProgressMapper = Progress;
export type AssessmentResultMapper = Result;
