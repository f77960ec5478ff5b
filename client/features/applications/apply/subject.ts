/** What is applied for, read from the address. */
import { APPLICATION_TYPES } from '../../../../schema/rules/applications.values';
import type { ApplicationPreviewQueryVariables } from './ApplicationPreview.gql';
import type { Subject } from './applyUrl';
import { readIntakeKey } from './intakeChoices';

const MAX_ID_LENGTH = 100;

/** Null when the address names nothing to apply for. */
export function readSubject(params: URLSearchParams): Subject | null {
  const itemId = params.get('item') ?? '';
  const type = APPLICATION_TYPES.find(known => known.toLowerCase() === params.get('type'));
  return type && itemId !== '' && itemId.length <= MAX_ID_LENGTH ? { type, itemId } : null;
}

/** `intake`: a key; null for the first that can be applied for. */
export const previewVariables = (subject: Subject, intake: string | null): ApplicationPreviewQueryVariables => ({
  ...subject,
  intake: intake === null ? null : readIntakeKey(intake),
});
