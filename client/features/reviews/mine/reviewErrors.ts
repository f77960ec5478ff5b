/** Messages for every mistake that the form of a review knows. */
import type { ReviewErrorCode } from '../../../generated/types';
import type { ErrorMessages } from '../../../kernel/forms/errorMessages';

export const reviewErrors: ErrorMessages<ReviewErrorCode> = {
  anywhere: {
    REQUIRED: 'myReviews.error.required',
    TOO_SHORT: 'myReviews.error.tooShort',
    TOO_LONG: 'myReviews.error.tooLong',
    HIDDEN_SIGNS: 'myReviews.error.hiddenSigns',
    WEB_ADDRESS: 'myReviews.error.webAddress',
    CONTACT_DETAILS: 'myReviews.error.contactDetails',
    CONSENT_NEEDED: 'myReviews.error.consentNeeded',
    OUTDATED_TEXT: 'myReviews.error.outdatedText',
    NO_SUCH_INSTITUTION: 'myReviews.error.noSuchInstitution',
    STUDENTS_ONLY: 'myReviews.staff',
    TOO_MANY: 'myReviews.error.tooMany',
    CONFLICT: 'myReviews.error.conflict',
    // Of the staff alone.
    OWN_REVIEW: 'myReviews.error.failed',
    SAME_STATUS: 'myReviews.error.failed',
  },
  at: {
    text: { REQUIRED: 'myReviews.error.textRequired', TOO_SHORT: 'myReviews.error.textShort' },
    name: { REQUIRED: 'myReviews.error.nameRequired' },
  },
  failed: 'myReviews.error.failed',
};
