/** Figures of the operator about itself: content with a line that says where they are from, never counted from the catalogue. */
import { OPERATOR_FIGURE_IDS, type OperatorFigures } from '../../../schema/site/operator.js';

/** Those of the specification (section 1): a sample for a site that only its own machine reaches. */
const SPECIFIED: OperatorFigures = {
  figures: [
    { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
    { id: 'INSTITUTIONS', value: 1500, isAtLeast: true },
    { id: 'NATIONALITIES', value: 150, isAtLeast: true },
    { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
    { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
  ],
  source: null,
};
const NONE: OperatorFigures = { figures: [], source: null };

/** On a public address nobody reads a figure that its operator has not set with its source. */
export function figuresToShow(set: OperatorFigures | null, isPublic: boolean): OperatorFigures {
  if (!set) return isPublic ? NONE : SPECIFIED;
  const figures = set.figures.toSorted(
    (one, other) => OPERATOR_FIGURE_IDS.indexOf(one.id) - OPERATOR_FIGURE_IDS.indexOf(other.id),
  );
  return { ...set, figures };
}
